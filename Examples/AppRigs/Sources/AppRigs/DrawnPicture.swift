public import UIKit

/// Returns a drawing as a file of PNG, a pixel for each point.
@MainActor public func drawnPNG(_ size: CGSize, _ draw: (CGRect) -> Void = { _ in }) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).pngData { _ in draw(CGRect(origin: .zero, size: size)) }
}
