import Foundation
import Testing
import UIKit

/// Pictures that serve as masks.
@Suite struct ImageMaskTests {
    @Test func `a mask paints where its samples are 0`() throws {
        let bytes = NSData(data: Data([0, 255]))
        let provider = try #require(CGDataProvider(data: bytes))
        let mask = try #require(
            unsafe CGImage(
                maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider,
                decode: nil, shouldInterpolate: false))
        #expect(mask.isMask)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let red = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        let masked = try #require(red.cgImage?.masking(mask)?.dataProvider?.data)
        let pixels = [UInt8](Data(referencing: masked))
        #expect([pixels[3], pixels[7]] == [255, 0])
    }
}
