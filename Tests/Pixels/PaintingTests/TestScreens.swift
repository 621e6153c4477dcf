import LayoutSimDrawing
import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimPainting
import LayoutSimTypography
import LayoutSimViewTree

/// A screen without bars by default.
func screen(
    _ root: View, _ constraints: [Constraint] = [], size: Size = Size(width: 100, height: 80),
    statusBarHeight: Double = 0,
    safeArea: EdgeInsets = .zero, orientation: Orientation = .portrait, navigationBar: NavigationBar? = nil
) -> Screen {
    let viewport = Viewport(
        deviceName: "test", orientation: orientation, size: size, scale: 2, statusBarHeight: statusBarHeight,
        safeArea: safeArea)
    return Screen(
        uncheckedName: "test", viewport: viewport, root: root, constraints: constraints, navigationBar: navigationBar)
}

/// What is drawn of `outer`, which is at 10,10 40x30, and of `inner` in it at 20,5 40x10, half of which lies outside.
func linesOfNestedViews(_ change: (_ outer: inout View, _ inner: inout View) -> Void) throws -> [String] {
    var inner = View("inner", backgroundColor: .black)
    var outer = View("outer", backgroundColor: .white)
    change(&outer, &inner)
    outer.subviews = [inner]
    let root = View("view", subviews: [outer])
    let constraints =
        outer.constraints(frame: Rect(x: 10, y: 10, width: 40, height: 30), in: root)
        + inner.constraints(frame: Rect(x: 20, y: 5, width: 40, height: 10), in: outer)
    return try picture(screen(root, constraints)).lines
}

/// What is drawn of a screen.
func picture(
    _ screen: Screen, overlay: Bool = false
) throws -> DisplayList {
    let typesetter = try Typesetter(era: .y2015)
    let layout = LayoutEngine(screen, typesetter: typesetter).layout()
    let painter = Painter(layout, typesetter: typesetter)
    return overlay ? painter.displayListWithOverlay() : painter.displayList()
}

extension View {
    /// Constraints that give the view this frame in its superview, in points.
    func constraints(frame: Rect, in superview: View) -> [Constraint] {
        [
            leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX),
            topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
            widthAnchor.constraint(equalToConstant: frame.width),
            heightAnchor.constraint(equalToConstant: frame.height),
        ]
    }
}

extension DisplayList {
    /// Its lines without the first, which is about the screen.
    var lines: [String] { description.split(separator: "\n").dropFirst().map(String.init) }

    /// The lines of one view without its name.
    func lines(of view: String) -> [String] {
        lines.filter { $0.hasPrefix(view + " ") }.map { String($0.dropFirst(view.count + 1)) }
    }
}

/// Reads glyphs back as characters, as far as the system font has one glyph for each.
struct GlyphReader {
    private var characters: [FontFace: [UInt32: Character]] = [:]

    init(weights: [FontWeight] = [.regular, .medium, .semibold]) throws {
        let typesetter = try Typesetter(era: .y2015)
        for weight in weights {
            for character in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:@+−≥≤× …" {
                let text = TextContent(String(character), font: .system(size: 10, weight: weight))
                let runs = typesetter.layout(text, width: nil, grid: PixelGrid(scale: 1)).runs(in: .zero)
                for run in runs {
                    for glyph in run.glyphs { characters[run.face, default: [:]][glyph.index] = character }
                }
            }
        }
    }

    /// The texts of the runs of one view, in the order in which they are drawn.
    func texts(of view: String, in list: DisplayList) -> [String] {
        list.items.filter { $0.view == view }.compactMap { item in
            guard case .glyphs(let run, _) = item.operation else { return nil }
            return String(run.glyphs.map { characters[run.face]?[$0.index] ?? "?" })
        }
    }
}
