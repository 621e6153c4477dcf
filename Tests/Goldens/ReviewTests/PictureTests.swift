import LayoutSimPixels
import Testing

@testable import LayoutSimReview

/// Pictures in terminal escape sequences.
struct PictureTests {
    private static let red = Pixel(alpha: 255, red: 255, green: 0, blue: 0)

    private func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height, filledWith: Pixel(bits: 0))
        for y in 0..<height { for x in 0..<width { bitmap[x, y] = pixel(x, y) } }
        return bitmap
    }

    @Test func halfBlocks() {
        let bitmap = picture(2, 2) { $1 == 0 ? PictureTests.red : Pixel(bits: 0) }
        #expect(
            BlockPicture(bitmap, columns: 2, rows: 1, hasAllColors: true).lines
                == ["\u{1B}[38;2;255;0;0;48;2;255;255;255m▀▀\u{1B}[0m"])
        #expect(
            BlockPicture(bitmap, columns: 2, rows: 1, hasAllColors: false).lines
                == ["\u{1B}[38;5;196;48;5;231m▀▀\u{1B}[0m"])
    }

    @Test(arguments: [
        ((0, 0, 0), 16), ((255, 255, 255), 231), ((255, 0, 0), 196), ((8, 8, 8), 232), ((238, 238, 238), 255),
        ((128, 128, 128), 244), ((95, 135, 175), 67),
    ])
    func nearestOf256Colors(color: (Int, Int, Int), index: Int) {
        #expect(BlockPicture.index((color.0, color.1, color.2)) == index)
    }

    @Test func sixel() {
        let bitmap = picture(5, 7) { x, y in y == 6 ? Pixel(alpha: 255, red: 0, green: 0, blue: 0) : PictureTests.red }
        #expect(
            SixelPicture(bitmap).codes
                == "\u{1B}P0;1;0q\"1;1;5;7#0;2;0;0;0#180;2;100;0;0#180!5~-#0!5@-\u{1B}\\")
    }

    @Test func sixelPassesOfOneBand() {
        let bitmap = picture(2, 1) { x, _ in x == 0 ? PictureTests.red : Pixel(bits: 0) }
        #expect(SixelPicture(bitmap).codes.contains("#180@$#215?@-"))
    }

    @Test func filesInBase64() {
        let fit = PictureFit(width: 800, height: 800, into: (10, 10), cell: (8, 16))
        #expect(
            InlinePicture.kitty([77, 97], fit) == "\u{1B}_Ga=T,f=100,q=2,C=1,c=10,r=5,m=0;TWE=\u{1B}\\")
        #expect(
            InlinePicture.iterm([77, 97], fit)
                == "\u{1B}]1337;File=inline=1;size=2;width=10;height=5;preserveAspectRatio=0:TWE=\u{07}")
        let pieces = InlinePicture.kitty(Array(repeating: 0, count: 6_000), fit).split(separator: "\u{1B}\\")
        #expect(pieces.map { $0.contains("m=1;") } == [true, false])
    }

    @Test(arguments: [
        ((750, 1334), (60, 20), (22, 20)), ((1334, 750), (60, 20), (60, 17)), ((16, 16), (60, 20), (2, 1)),
        ((1, 10_000), (60, 20), (1, 20)), ((0, 0), (60, 20), (1, 1)),
    ])
    func keepsProportions(size: (Int, Int), area: (Int, Int), fit: (Int, Int)) {
        let found = PictureFit(width: size.0, height: size.1, into: (area.0, area.1), cell: PictureFit.usualCell)
        #expect((found.columns, found.rows) == fit)
    }

    @Test(
        arguments: [
            (["TERM": "xterm-kitty"], "", .kitty), (["TERM_PROGRAM": "iTerm.app"], "", .iterm),
            (["TERM_PROGRAM": "WezTerm", "TMUX": "1"], "", .blocks), (["TERM": "xterm"], "\u{1B}[?62;4;22c", .sixel),
            (["TERM": "xterm"], "\u{1B}[?4;22c", .blocks), (["TERM": "xterm"], "\u{1B}[?62;14;44c", .blocks),
            (["TERM": "dumb"], "", .none), ([:], "x", .blocks),
        ] as [([String: String], String, PictureProtocol)])
    func whatTheTerminalSays(environment: [String: String], answer: String, found: PictureProtocol) {
        #expect(PictureProtocol(environment: { environment[$0] }, attributes: Array(answer.utf8)) == found)
    }
}
