import LayoutSimNotation
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree
import LayoutSimSeededRandom

/// Screens whose names and texts could break a format of lines and words.
struct OddScreens {
    private var random: SeededRandom
    private var ids: [String]

    init(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        ids = OddScreens.texts.shuffled(using: &random)
        self.random = random
    }

    /// What could be taken for another part of the format, and what a terminal or a reviewer would not show.
    private static let texts = [
        "", " ", "  ", "a  b", "title  0 0 1 1", "constraints", "audits", "  none", "none", "layoutsim-layout 1",
        "layoutsim-layout 2", "\"",
        "\\", "\"quoted\"", "a\nb", "\n", "\r\n", "\t", "\u{0}", "\u{1B}[31m", "\u{2028}", "\u{85}", "\u{202E}abc",
        "\u{FEFF}", "👩‍👩‍👧‍👦 🏳️‍🌈", "مرحبا بالعالم", "שלום", "日本語の文章", "e\u{301}", "\u{301}", "x  1 2 3 4",
        "background #FFFFFF", "<<<<<<< HEAD", "=======", "version https://git-lfs.github.com/spec/v1", "../x",
        "a.width == b.width  tight", "'",
    ]

    mutating func screen() -> Screen {
        let root = view(depth: 0)
        return DocumentsTests.screen(
            root, constraints(in: root), scale: 3, safeArea: EdgeInsets(top: 20.25),
            navigationBar: NavigationBar(title: text(), trailingButton: BarButton(text())), name: text(),
            device: text())
    }

    mutating func text() -> String { OddScreens.texts.randomElement(using: &random) ?? "" }

    private mutating func view(depth: Int) -> View {
        var view = View(ids.removeLast(), content: content(depth: depth))
        if Bool.random(using: &random) { view.backgroundColor = Color(hex: .random(in: 0...0xFF_FFFF, using: &random)) }
        guard depth < 4 else { return view }
        for _ in 0..<Int.random(in: 0...2, using: &random) { view.subviews.append(self.view(depth: depth + 1)) }
        return view
    }

    private mutating func content(depth: Int) -> Content {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .none
        case 1:
            return .image(
                Image(.file(text()), size: Size(width: 1.0 / 3, height: 2), intrinsicSize: nil), contentMode: .center)
        case 2:
            let drawing = VectorImage(name: text(), size: Size(width: 7, height: 8), layers: [])
            return .image(Image(.drawing(drawing), size: drawing.size, intrinsicSize: nil), contentMode: .scaleToFill)
        default:
            let family: FontFamily = Bool.random(using: &random) ? .system : .named(text())
            let font = Font(family: family, size: 9 + Double(depth) / 3, isItalic: Bool.random(using: &random))
            return .label(
                TextContent(
                    text() + text(), font: font, numberOfLines: depth, minimumScaleFactor: depth == 1 ? 0.5 : 0),
                color: .black)
        }
    }

    /// Four for each view, at times three, so that something is ambiguous.
    private mutating func constraints(in superview: View) -> [Constraint] {
        var constraints: [Constraint] = []
        for subview in superview.subviews {
            let frame = Rect(
                x: .random(in: -9...99, using: &random), y: 1.0 / 3, width: .random(in: 0...99, using: &random),
                height: .random(in: 0...50, using: &random))
            constraints += subview.constraints(frame: frame, in: superview).dropLast(
                Int.random(in: 0...1, using: &random))
            constraints += self.constraints(in: subview)
        }
        return constraints
    }
}
