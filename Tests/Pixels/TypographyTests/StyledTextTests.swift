import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimText
import LayoutSimTypography
import Testing

struct StyledTextTests {
    private static let font = Font.system(size: 17)

    private func layout(
        _ text: String, runs: [StyledRun], width: Double? = nil, height: Double? = nil, lines: Int = 0,
        mode: LineBreakMode = .byTruncatingTail
    ) throws -> TextLayout {
        var content = TextContent(text, font: Self.font, numberOfLines: lines, lineBreakMode: mode)
        content.runs = runs
        return try Typesetter(era: .y2020).layout(
            TextRequest(content, width: width, height: height), grid: PixelGrid(scale: 2))
    }

    private func run(_ length: Int, _ change: (inout RunStyle) -> Void = { _ in }) -> StyledRun {
        var style = RunStyle(font: Self.font)
        change(&style)
        return StyledRun(length: length, style: style)
    }

    @Test(
        arguments: [
            ("A label of some words", nil), ("The quick brown fox jumps over the lazy dog", 120),
            ("one\ntwo\n", nil), ("شكرا جزيلا", 60), ("fi 🙂 ffi", nil), ("Truncated by far too narrow a room", 90),
        ] as [(String, Double?)])
    func `one run is set as the text without runs`(text: String, width: Double?) throws {
        let plain = try layout(text, runs: [], width: width, lines: 2)
        let styled = try layout(text, runs: [run(text.utf8.count)], width: width, lines: 2)
        #expect(plain.size == styled.size)
        #expect(plain.lines.map(\.text) == styled.lines.map(\.text))
        #expect(abs(plain.firstBaseline - styled.firstBaseline) < 1e-9)
        let room = Rect(x: 0, y: 0, width: width ?? 300, height: 60)
        let glyphs = [plain, styled].map { $0.runs(in: room).flatMap(\.glyphs) }
        #expect(!glyphs[0].isEmpty && glyphs[0].count == glyphs[1].count)
        for (left, right) in zip(glyphs[0], glyphs[1]) {
            #expect(left.index == right.index)
            #expect(abs(left.origin.x - right.origin.x) < 1e-6)
            #expect(left.origin.y == right.origin.y)
        }
    }

    @Test func `widths of runs add up, and kern follows each character`() throws {
        let first = try layout("total ", runs: [run(6)])
        let second = try layout("open", runs: [run(4) { $0.font.weight = .semibold }])
        let both = try layout("total open", runs: [run(6), run(4) { $0.font.weight = .semibold }])
        #expect(abs(both.lines[0].width - first.lines[0].width - second.lines[0].width) < 1e-9)
        let kerned = try layout(
            "open",
            runs: [
                run(4) {
                    $0.font.weight = .semibold; $0.kern = 2
                }
            ])
        #expect(abs(kerned.lines[0].width - second.lines[0].width - 8) < 1e-9)
    }

    @Test func `the largest font makes the height of its line`() throws {
        let layout = try layout("small Large\nsmall", runs: [run(6), run(6) { $0.font.size = 34 }, run(5)])
        #expect(abs(layout.firstBaseline - 34 * 1950 / 2048) < 1e-9)
        let height = (34 + 17) * 2444.0 / 2048
        #expect(layout.size.height == (height * 2).rounded(.up) / 2)
    }

    private static let styles: [(ParagraphStyle, Double)] = {
        func style(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
            var style = ParagraphStyle()
            change(&style)
            return style
        }
        return [
            (style { $0.lineSpacing = 4 }, 2 * 20.287_109_375 + 4),
            (style { $0.paragraphSpacing = 6 }, 2 * 20.287_109_375 + 6),
            (style { $0.paragraphSpacingBefore = 5 }, 2 * 20.287_109_375 + 5),
            (style { $0.lineHeightMultiple = 1.5 }, 3 * 20.287_109_375),
            (style { $0.minimumLineHeight = 30 }, 60), (style { $0.maximumLineHeight = 15 }, 30),
        ]
    }()

    @Test(arguments: styles)
    func `paragraph styles set heights`(style: ParagraphStyle, height: Double) throws {
        let layout = try layout("a\nb", runs: [run(3) { $0.paragraph = style }])
        #expect(layout.size.height == (height * 2).rounded(.up) / 2)
    }

    @Test func `indents narrow lines and move them`() throws {
        let style = run(40) {
            $0.paragraph.firstLineHeadIndent = 30
            $0.paragraph.headIndent = 10
            $0.paragraph.tailIndent = -20
        }
        let layout = try layout("wwww wwww wwww wwww", runs: [style], width: 120)
        #expect(layout.lines.map(\.text) == ["wwww", "wwww", "wwww", "wwww"])
        let box = Rect(x: 0, y: 0, width: 120, height: layout.size.height)
        let starts = layout.operations(in: box, color: .black) { _, _ in Path() }
            .compactMap { operation -> Double? in
                if case .glyphs(let run, _) = operation { run.glyphs[0].origin.x } else { nil }
            }
        #expect(starts == [30, 10, 10, 10])
    }

    @Test func `the ellipsis is in the style of what it follows`() throws {
        let layout = try layout(
            "plain then bold words", runs: [run(11), run(10) { $0.font.weight = .bold }], width: 130, lines: 1)
        #expect(layout.isTruncated)
        #expect(layout.lines[0].text.hasSuffix("…"))
        #expect(layout.lines[0].width <= 130)
        let faces = layout.runs(in: Rect(x: 0, y: 0, width: 130, height: 21)).map(\.face.file)
        #expect(faces == ["Inter-Regular.otf", "Inter-Bold.otf"])
    }

    @Test func `a height leaves out the lines that have no room`() throws {
        let tall = run(8) { $0.font.size = 30 }
        let layout = try layout("a\nb\nc\nd\n", runs: [tall], height: 80)
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
    }

    @Test func `decorations, colors and pictures are drawn with their run`() throws {
        let red = Color(hex: 0xFF0000)
        let layout = try layout(
            "ab\u{FFFC}c",
            runs: [
                run(1) {
                    $0.color = red; $0.underline = TextDecoration()
                },
                run(1) {
                    $0.background = red; $0.strikethrough = TextDecoration(color: red)
                },
                run(3) { $0.attachment = InlineAttachment(picture: "star", width: 40, height: 30, rise: -4) }, run(1),
            ])
        let operations = layout.operations(
            in: Rect(x: 0, y: 0, width: 100, height: layout.size.height), color: .black
        ) { _, _ in Path() }
        let kinds = operations.map { operation -> String in
            switch operation {
            case .fill(_, let color, _): color == red ? "red fill" : "fill"
            case .glyphs(_, let color): color == red ? "red letter" : "letter"
            case .image(let source, let rect): "\(source.name) \(rect.width)x\(rect.height)"
            default: "other"
            }
        }
        #expect(kinds == ["red fill", "red fill", "red letter", "letter", "red fill", "star 40.0x30.0", "letter"])
        #expect(abs(layout.firstBaseline - 26) < 1e-9)
    }
}
