import CoreGraphics
import Foundation

extension UIImage {
    /// The pixels of what a context recorded within a rectangle.
    convenience init?(drawnIn context: CGContext, _ bounds: CGRect) {
        return nil
    }

    /// The pixels of a symbol.
    func drawnPixels() -> CGImage? { nil }
}
