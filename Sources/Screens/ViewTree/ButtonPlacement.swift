public import LayoutSimGeometry

extension Button {
    /// The placement of title and image in a button, which does not affect its size.
    public struct Placement: Hashable, Sendable {
        /// The horizontal alignment, UIKit's `contentHorizontalAlignment` resolved to left or right.
        public enum Horizontal: String, CaseIterable, Hashable, Sendable {
            case left, center, right, fill
        }

        /// The vertical alignment, UIKit's `contentVerticalAlignment`.
        public enum Vertical: String, CaseIterable, Hashable, Sendable {
            case top, center, bottom, fill
        }

        /// The horizontal alignment.
        public var horizontal: Horizontal
        /// The vertical alignment.
        public var vertical: Vertical
        /// The offset of the image, UIKit's `imageEdgeInsets`, in points.
        public var imageInsets: EdgeInsets
        /// The offset of the title, UIKit's `titleEdgeInsets`, in points.
        public var titleInsets: EdgeInsets
        /// Whether the layout direction is right to left, which places the image to the right of the title.
        public var isMirrored = false

        /// Creates UIKit's default placement in the center.
        public init(
            horizontal: Horizontal = .center, vertical: Vertical = .center, imageInsets: EdgeInsets = .zero,
            titleInsets: EdgeInsets = .zero
        ) {
            self.horizontal = horizontal
            self.vertical = vertical
            self.imageInsets = imageInsets
            self.titleInsets = titleInsets
        }
    }
}
