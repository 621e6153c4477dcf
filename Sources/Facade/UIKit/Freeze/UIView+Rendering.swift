import CoreGraphics
import Foundation
import LayoutSimAutoLayout
import LayoutSimDevices
package import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPainting
import LayoutSimTypography
import LayoutSimUIKitArithmetic
import LayoutSimViewTree
import QuartzCore

extension UIView {
    /// Returns the drawing operations of the view and its subviews, in coordinates of its bounds and without its own
    /// transform.
    package func operations(of layer: CALayer) -> [DrawingOperation] {
        guard !isHidden, !bounds.isEmpty else { return [] }
        var screen = frozen(named: "")
        screen.root.layer.transform = nil
        screen.navigationBar = nil
        (screen.hasTabBar, screen.hasToolBar) = (false, false)
        screen.picture = .layers
        let written = screen
        let operations = TextSetting.withTypesetter { typesetter in
            let layout = LayoutEngine(written, typesetter: typesetter).layout()
            return Painter(layout, typesetter: typesetter).displayList().items.map(\.operation)
        }
        let origin = Point(x: Double(bounds.origin.x), y: Double(bounds.origin.y))
        return operations.map { $0.moved(by: origin).showing(ShownPictures.picture) }
    }

    func baseDrawHierarchy(in rect: CGRect) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// Returns a view with an image of this view.
    func baseSnapshot() -> UIView? {
        let view = UIView(frame: untransformedFrame)
        let renderer = UIGraphicsImageRenderer(bounds: bounds)
        let picture = renderer.image { layer.render(in: $0.cgContext) }
        view.layer.contents = picture.cgImage
        return view
    }
}
