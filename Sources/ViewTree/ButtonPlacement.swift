public import LayoutSimGeometry

extension Button {
    /// Where title and picture lie in a button, which does not change its size.
    public struct Placement: Hashable, Sendable {
        /// The side on which they lie, UIKit's `contentHorizontalAlignment` with its directions resolved.
        public enum Horizontal: String, CaseIterable, Hashable, Sendable {
            case left, center, right, fill
        }

        /// The height at which they lie, UIKit's `contentVerticalAlignment`.
        public enum Vertical: String, CaseIterable, Hashable, Sendable {
            case top, center, bottom, fill
        }

        /// The side on which they lie.
        public var horizontal: Horizontal
        /// The height at which they lie.
        public var vertical: Vertical
        /// What the picture is moved by, UIKit's `imageEdgeInsets`, in points.
        public var imageInsets: EdgeInsets
        /// What the title is moved by, UIKit's `titleEdgeInsets`, in points.
        public var titleInsets: EdgeInsets
        /// Whether leading is right, so that a picture beside the title stands at its right.
        public var isMirrored = false

        /// Creates UIKit's placement in the middle.
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
