import CoreGraphics
import Foundation
import LayoutSimDrawing
import LayoutSimUIKitArithmetic

extension PageRenderer {
    /// Draws with the typesetter of objects, and pixels as images have them.
    static var ofObjects: PageRenderer {
        PageRenderer(outline: TextSetting.outline) { operation, size, scale in
            CGImage(
                [operation], in: CGRect(origin: .zero, size: size), scale: scale, isOpaque: false,
                outlines: TextSetting.outline)?.picture
        }
    }
}
