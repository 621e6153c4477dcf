public import Foundation

extension UICalendarView {
    /// The size of a decoration.
    public enum DecorationSize: Int, Sendable {
        case small = 0, medium, large
        /// The length in points; UIKit documents only the order of the sizes.
        var length: CGFloat { [5, 7, 9][rawValue] }
    }

    /// A decoration below a day.
    @preconcurrency @MainActor open class Decoration: NSObject {
        let makeView: @MainActor () -> UIView

        /// Creates a dot of medium size in the color `systemFill`.
        public override convenience init() { self.init(color: .systemFill, size: .medium) }
        /// Creates a dot.
        public convenience init(color: UIColor?, size: DecorationSize) {
            self.init {
                let dot = UIView(frame: CGRect(x: 0, y: 0, width: size.length, height: size.length))
                dot.backgroundColor = color ?? .systemFill
                dot.layer.cornerRadius = size.length / 2
                return dot
            }
        }
        /// Creates a decoration with an image.
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
        /// Creates a decoration with a view that a closure provides.
        public init(customViewProvider: @escaping @MainActor () -> UIView) { makeView = customViewProvider }

        /// Returns a dot.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }
        /// Returns a decoration with an image.
        public static func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }
        /// Returns a decoration with a view that a closure provides.
        public static func customView(_ customViewProvider: @escaping @MainActor () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }
    }
}
