public import Foundation

extension UICalendarView {
    /// How large a decoration is beside others.
    public enum DecorationSize: Int, Sendable {
        case small = 0, medium, large
        /// In points; UIKit documents their order alone.
        var length: CGFloat { [5, 7, 9][rawValue] }
    }

    /// What lies below a day.
    @preconcurrency @MainActor open class Decoration: NSObject {
        let makeView: @MainActor () -> UIView

        /// A dot of the color `systemFill`, of medium size.
        public override convenience init() { self.init(color: .systemFill, size: .medium) }
        /// A dot.
        public convenience init(color: UIColor?, size: DecorationSize) {
            self.init {
                let dot = UIView(frame: CGRect(x: 0, y: 0, width: size.length, height: size.length))
                dot.backgroundColor = color ?? .systemFill
                dot.layer.cornerRadius = size.length / 2
                return dot
            }
        }
        /// A picture.
        public convenience init(image: UIImage?, color: UIColor?, size: DecorationSize) {
            guard let image else {
                self.init(color: color, size: size)
                return
            }
            self.init {
                let view = UIImageView(image: image)
                view.tintColor = color ?? .systemFill
                view.contentMode = .scaleAspectFit
                view.frame.size = CGSize(width: size.length * 2, height: size.length * 2)
                return view
            }
        }
        /// A view that a closure makes.
        public init(customViewProvider: @escaping @MainActor () -> UIView) { makeView = customViewProvider }

        /// A dot.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }
        /// A picture.
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }
        /// A view that a closure makes.
        public static func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }
    }
}
