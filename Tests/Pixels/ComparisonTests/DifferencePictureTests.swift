import LayoutSimComparison
import LayoutSimPixels
import Testing

@Suite struct DifferencePictureTests {
    static let (green, vermilion, purple) = (
        Pixel(bits: 0xFF00_9E73), Pixel(bits: 0xFFD5_5E00), Pixel(bits: 0xFFCC_0099)
    )
    static let ghostOfWhite = Pixel(bits: 0xFFFF_FFFF)

    @Test func `what did not change is light gray`() {
        let picture = Bitmap(differenceOf: Bitmap(3, 2), Bitmap(3, 2).with(.black, 0, 0))
        #expect(picture[2, 1] == Self.ghostOfWhite)
        let black = Bitmap(width: 3, height: 3, filledWith: .black)
        #expect(Bitmap(differenceOf: black, black)[1, 1] == Pixel(bits: 0xFFCC_CCCC))
    }

    @Test func `changes have colors and frames`() {
        let rect = PixelRect(x: 20, y: 20, width: 6, height: 6)
        let (page, letter) = (Bitmap(60, 50), Bitmap(60, 50).scribbled(in: rect, seed: 1))
        let other = Bitmap(60, 50).scribbled(in: rect, seed: 2)
        for (expected, actual, color) in [
            (page, letter, Self.green), (letter, page, Self.vermilion), (letter, other, Self.purple),
        ] {
            let picture = Bitmap(differenceOf: expected, actual)
            #expect(picture[22, 22] == color)
            #expect(picture[18, 18] == Self.ghostOfWhite)
            #expect(picture[17, 17] == color && picture[28, 22] == color && picture[22, 28] == color)
            #expect(picture[29, 22] == Self.ghostOfWhite)
        }
    }

    @Test func `it is as large as both pictures`() {
        let picture = Bitmap(differenceOf: Bitmap(2, 5), Bitmap(3, 4))
        #expect((picture.width, picture.height) == (3, 5))
        let tintedGreen = Pixel(bits: 0xFFCC_EBE3)
        #expect(picture[2, 0] == tintedGreen)
        let tintedVermilion = Pixel(bits: 0xFFF6_DECC)
        #expect(picture[0, 4] == tintedVermilion)
    }

    @Test func `moved rows are tinted and inserted rows are green`() {
        let page = Bitmap(30, 60).scribbled(in: PixelRect(x: 0, y: 0, width: 20, height: 60), seed: 3)
        let actual = page.rows(Array(0..<20) + [-1] + Array(20..<59))
        let picture = Bitmap(differenceOf: page, actual)
        #expect(picture[29, 19] == Self.ghostOfWhite)
        #expect(picture[29, 20] == Pixel(bits: 0xFFCC_EBE3))
        #expect(picture[29, 21] == Pixel(bits: 0xFFDD_F0FA))
        #expect(picture[29, 59] == Self.vermilion)
    }

    @Test func `smoothed edges are yellow`() throws {
        let page = Bitmap(20, 24)
        let expected = page.lettered([.two], x: 4, y: 5, scale: 1)
        let actual = page.lettered([.two], x: 4.25, y: 5, scale: 1)
        let comparison = PictureComparison(
            expected: expected, actual: actual, tolerance: Tolerance(reason: "another renderer"))
        let picture = Bitmap(differenceOf: expected, actual, comparison)
        #expect(picture.pixels.contains(Pixel(bits: 0xFFFF_D800)))
    }
}
