import LayoutSimDrawing
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

    /// Texts that resemble other parts of the format, or that a terminal or a reviewer would not show.
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
        if Bool.random(using: &random) { view.layer = layer() }
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

    private mutating func layer() -> LayerStyle {
        var layer = LayerStyle()
        layer.drawing = recording()
        if Bool.random(using: &random) { layer.mask = recording() }
        if Bool.random(using: &random) {
            layer.shadow = LayerShadow(color: .black, offset: point(), radius: number(), path: path())
        }
        if Bool.random(using: &random) { layer.transform = transform() }
        if Bool.random(using: &random) { layer.filters = [.contrast(number()), .blur(number(), isOpaque: true)] }
        if Bool.random(using: &random) { layer.blendMode = .screen }
        layer.corners = RectCorners(rawValue: .random(in: 0...15, using: &random))
        return layer
    }

    /// Returns steps in any order, including groups that are closed too often or never.
    private mutating func recording() -> Recording {
        Recording(steps: (0..<Int.random(in: 0...6, using: &random)).map { _ in step() })
    }

    private mutating func step() -> Recording.Step {
        switch Int.random(in: 0..<11, using: &random) {
        case 0: .draw(.fill(path(), .clear, .evenOdd))
        case 1: .draw(.traced(path(), .white, pen()))
        case 2: .draw(.shading(path(), shading(), .winding))
        case 3: .draw(.image(ImageSource(name: text(), tint: .white), Rect(origin: point(), size: .zero)))
        case 4:
            .draw(
                .glyphs(
                    GlyphRun(
                        face: FontFace(file: text()), size: number(),
                        glyphs: [PositionedGlyph(index: 7, origin: point())]), .black))
        case 5: .mask
        case 6: .content
        case 7: .subviews(3)
        case 8: .group(group())
        default: .end
        }
    }

    private mutating func group() -> Compositing {
        var group = Compositing()
        if Bool.random(using: &random) { group.label = text() }
        if Bool.random(using: &random) { group.transform = transform() }
        if Bool.random(using: &random) { group.clip = ClipPath(path(), .evenOdd) }
        if Bool.random(using: &random) {
            group.shadow = Shadow(color: .black, offset: point(), radius: number())
            group.shadow?.caster = path()
        }
        if Bool.random(using: &random) { group.filters = [.hueRotation(number()), .luminanceToAlpha] }
        group.alpha = .random(in: 0...255, using: &random)
        group.blendMode = BlendMode.allCases.randomElement(using: &random) ?? .normal
        return group
    }

    private mutating func shading() -> Shading {
        let kinds: [Shading.Kind] = [
            .linear(from: point(), to: point()), .conic(center: point(), startAngle: number()),
            .radial(from: point(), startRadius: number(), to: point(), endRadius: number()),
        ]
        return Shading(
            kinds.randomElement(using: &random) ?? kinds[0],
            stops: [Shading.Stop(0, .black), Shading.Stop(number(), .clear)],
            extendsBefore: Bool.random(using: &random), extendsAfter: Bool.random(using: &random),
            transform: transform())
    }

    private mutating func pen() -> Pen {
        var pen = Pen(width: number())
        pen.cap = Pen.Cap.allCases.randomElement(using: &random) ?? .butt
        pen.join = Pen.Join.allCases.randomElement(using: &random) ?? .miter
        pen.miterLimit = number()
        pen.dashes = Bool.random(using: &random) ? [number(), number()] : []
        pen.dashPhase = number()
        return pen
    }

    private mutating func path() -> Path {
        let rect = Rect(x: number(), y: number(), width: number(), height: number())
        let corners = RectCorners(rawValue: .random(in: 0...15, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return Path()
        case 1: return .rect(rect)
        case 2: return .ellipse(in: rect)
        case 3: return .roundedRect(rect, radius: 8, corners: corners, isContinuous: true)
        case 4: return .roundedRect(rect, radius: number(), corners: corners, isContinuous: false)
        default:
            return Path([
                .line(point()), .curve(point(), control1: point(), control2: point()), .close, .move(point()),
            ])
        }
    }

    private mutating func transform() -> Transform {
        Transform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }

    private mutating func point() -> Point { Point(x: -number(), y: number()) }

    private mutating func number() -> Double { [0, 8, 1.0 / 3, 1e-9, 12_345.678].randomElement(using: &random) ?? 0 }

    /// Returns four constraints for each view, sometimes three, so that something is ambiguous.
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
