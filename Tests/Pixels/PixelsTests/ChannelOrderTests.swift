import LayoutSimPixels
import Testing

/// The bytes of pixels in the orders that bitmap contexts have.
@Suite struct ChannelOrderTests {
    @Test(arguments: [
        (false, false, [0x11, 0x22, 0x33, 0xFF]), (true, false, [0xFF, 0x11, 0x22, 0x33]),
        (false, true, [0xFF, 0x33, 0x22, 0x11]), (true, true, [0x33, 0x22, 0x11, 0xFF]),
    ]) func `each channel is at its place`(_ hasAlphaFirst: Bool, _ isReversed: Bool, _ bytes: [UInt8]) {
        let pixel = Pixel(alpha: 0xFF, red: 0x11, green: 0x22, blue: 0x33)
        let bitmap = Bitmap(width: 2, height: 1, filledWith: pixel)
        #expect(bitmap.bytes(ChannelOrder(hasAlphaFirst: hasAlphaFirst, isReversed: isReversed)) == bytes + bytes)
    }

    @Test func `gray is the lightness`() {
        let bitmap = Bitmap(width: 1, height: 1, filledWith: Pixel(alpha: 255, red: 100, green: 200, blue: 50))
        #expect(bitmap.grayBytes == [168])
    }
}
