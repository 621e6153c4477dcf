import Foundation
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

extension UIView {
    /// What `draw(_:)` draws as a picture of the view's size; `nil` if it draws nothing.
    ///
    /// Only fills of paths are recorded.
    func recordedDrawing(named name: String) -> VectorImage? {
        guard !bounds.isEmpty else { return nil }
        let context = CGContext()
        UIGraphicsPushContext(context)
        draw(bounds)
        UIGraphicsPopContext()
        let layers = context.operations.compactMap { operation -> VectorImage.Layer? in
            guard case .fill(let path, let color, _) = operation else { return nil }
            let origin = Point(x: Double(bounds.origin.x), y: Double(bounds.origin.y))
            return VectorImage.Layer(path.offset(x: -origin.x, y: -origin.y), color)
        }
        guard !layers.isEmpty else { return nil }
        return VectorImage(name: name, size: Size(width: bounds.width, height: bounds.height), layers: layers)
    }
}
