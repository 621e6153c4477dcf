import CoreText
import Testing
import UIKit

/// Letters in the pictures of bitmap contexts.
@MainActor @Suite struct BitmapTextTests {
    enum Writing: CaseIterable {
        case line, string, layer

        /// Writes two letters into a context of 40 by 40 pixels, whose y-axis points up.
        @MainActor func write(in context: CGContext) {
            switch self {
            case .line:
                context.textPosition = CGPoint(x: 2, y: 4)
                CTLineDraw(CTLineCreateWithAttributedString(NSAttributedString(string: "ab")), context)
            case .string:
                UIGraphicsPushContext(context)
                NSString(string: "ab").draw(at: CGPoint(x: 2, y: 4))
                UIGraphicsPopContext()
            case .layer:
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                label.text = "ab"
                label.layer.render(in: context)
            }
        }
    }

    @Test(arguments: Writing.allCases) func `letters have pixels`(_ writing: Writing) {
        let context = unsafe CGContext(
            data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context.map(writing.write)
        let bytes = (context?.makeImage()?.dataProvider?.data).map { Data(referencing: $0) } ?? Data()
        #expect(bytes.count == 6400)
        #expect(bytes.filter { $0 != 0 }.count > 60)
    }
}
