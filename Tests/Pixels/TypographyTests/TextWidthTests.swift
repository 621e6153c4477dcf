import LayoutSimText
import LayoutSimGeometry
import Testing

@testable import LayoutSimTypography

struct TextWidthTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let text: String
        let font: Font
        let era: FontEra
        let width: Double

        init(
            _ text: String, _ size: Double, _ weight: FontWeight, isItalic: Bool = false, _ era: FontEra,
            _ width: Double
        ) {
            self.text = text
            font = Font(family: .system, size: size, weight: weight, isItalic: isItalic)
            self.era = era
            self.width = width
        }

        var testDescription: String { "\(text), \(font.size) pt \(font.weight), \(era)" }
    }

    /// Computed with another version of HarfBuzz and the tables of Docs/typography.md.
    static let cases: [Case] = [
        Case("Label", 17, .regular, .y2015, 41.6425),
        Case("Label", 17, .regular, .y2018, 41.6425),
        Case("Label", 17, .regular, .y2020, 41.3278),
        Case("Button", 17, .regular, .y2020, 50.7186),
        Case("Button", 15, .regular, .y2015, 45.6816),
        Case("Title", 22, .semibold, .y2015, 45.5010),
        Case("Title", 22, .semibold, .y2018, 43.6489),
        Case("Title", 22, .semibold, .y2020, 43.6788),
        Case("AVATAR 40x40", 12, .bold, .y2020, 90.2468),
        Case("Hello, World!", 9, .medium, .y2015, 58.0488),
        Case("Hello, World!", 6, .medium, .y2015, 40.4152),
        Case("Hello, World!", 4, .medium, .y2015, 26.9435),
        Case("Hello, World!", 72, .light, .y2020, 371.7261),
        Case("Hello, World!", 100, .light, .y2020, 513.6863),
        Case("Large Title", 34, .heavy, .y2018, 173.6810),
        Case("Quick", 18.768, .thin, .y2015, 45.4292),
        Case("Quick", 18.768, .ultraLight, .y2015, 45.9112),
        Case("99%", 44, .black, .y2020, 104.6107),
        Case("Settings", 17, .regular, isItalic: true, .y2020, 62.8174),
        Case("Settings", 17, .bold, isItalic: true, .y2020, 68.3292),
        Case("Größe", 17, .regular, .y2015, 47.2509),
        Case("Привет, Ελλάδα", 14, .regular, .y2018, 104.8766),
        Case("w/ 100%", 13, .regular, .y2015, 51.1897),
    ]

    @Test(arguments: cases)
    func `a line is as wide as advances, corrections and tracking say`(_ known: Case) throws {
        let layout = try Typesetter(era: known.era).layout(
            TextContent(known.text, font: known.font), width: nil, grid: PixelGrid(scale: 2))
        let line = try #require(layout.lines.first)
        #expect(abs(line.width - known.width) < 0.0001)
        #expect(layout.size.width == PixelGrid(scale: 2).ceil(length: line.width))
    }

    /// Computed by hand: L 1164, a 1131, b 1259, e 1171, l 519 of 2048 units, and five times -259 ten-thousandths of an
    /// em.
    @Test func `the width of a word by hand`() throws {
        let layout = try Typesetter(era: .y2020).layout(
            TextContent("Label", font: .system(size: 17)), width: nil, grid: PixelGrid(scale: 2))
        let byHand = 17 * (5244.0 / 2048 - 5 * 0.0259)
        #expect(abs((layout.lines.first?.width ?? 0) - byHand) < 1e-9)
        #expect(layout.size.width == 41.5)
    }

    @Test(arguments: [1.0, 2.0, 3.0])
    func `widths are rounded up to whole pixels`(scale: Double) throws {
        let layout = try Typesetter(era: .y2020).layout(
            TextContent("Label", font: .system(size: 17)), width: nil, grid: PixelGrid(scale: scale))
        #expect(layout.size.width == (41.3278 * scale).rounded(.up) / scale)
    }

    @Test func `spaces at both ends count on one line`() throws {
        let typesetter = try Typesetter(era: .y2020)
        func width(_ text: String) -> Double {
            typesetter.layout(
                TextContent(text, font: .system(size: 17)), width: nil, grid: PixelGrid(scale: 2)
            ).lines[0].width
        }
        let space = width("a a") - width("aa")
        #expect(abs(width(" aa ") - width("aa") - 2 * space) < 0.3)
        #expect(width("   ") > 0)
    }

    @Test func `an accent that is written apart measures as one that is not`() throws {
        let typesetter = try Typesetter(era: .y2020)
        let sizes = ["é", "e\u{301}"].map {
            typesetter.layout(TextContent($0, font: .system(size: 17)), width: nil, grid: PixelGrid(scale: 3)).size
        }
        #expect(sizes[0] == sizes[1])
    }

    @Test func `digits of one width are as wide as a zero`() throws {
        func width(_ text: String, _ isEqual: Bool, _ era: FontEra, _ size: Double) throws -> Double {
            var font = Font.system(size: size, weight: .medium)
            font.hasMonospacedDigits = isEqual
            let layout = try Typesetter(era: era).layout(
                TextContent(text, font: font), width: nil, grid: PixelGrid(scale: 2))
            return try #require(layout.lines.first).width
        }
        for (era, size) in [(FontEra.y2020, 17.0), (.y2020, 40), (.y2018, 24), (.y2015, 17)] {
            let ones = try width("111", true, era, size)
            #expect(abs(try width("740", true, era, size) - ones) < 1e-9)
            #expect(try width("111", false, era, size) < ones)
            #expect(try width("1:1", true, era, size) > width("1:1", false, era, size))
            #expect(try width("words", true, era, size) == width("words", false, era, size))
        }
        #expect(abs(try width("0", true, .y2020, 17) - width("0", false, .y2020, 17)) < 1e-9)
    }
}
