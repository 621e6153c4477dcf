import CoreGraphics
import Foundation

extension UIImage {
    /// The pixels of a symbol.
    func drawnPixels() -> CGImage? { nil }
}
