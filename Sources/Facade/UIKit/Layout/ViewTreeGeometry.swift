import CoreGraphics
import LayoutSimGeometry

extension CGRect {
    /// Creates a rectangle of UIKit's from one of the view tree.
    init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension CGSize {
    /// Creates a size of UIKit's from one of the view tree.
    init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Rect {
    /// Creates a rectangle of the view tree from one of UIKit's.
    init(_ rect: CGRect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension Size {
    /// Creates a size of the view tree from one of UIKit's.
    init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}
