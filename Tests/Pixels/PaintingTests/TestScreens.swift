import LayoutSimDrawing
import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimPainting
import LayoutSimTypography
import LayoutSimViewTree

/// Returns a screen, by default without bars.
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

/// Returns the display list of a screen.
func picture(
    _ screen: Screen, overlay: Bool = false
) throws -> DisplayList {
    let typesetter = try Typesetter(era: .y2015)
    let layout = LayoutEngine(screen, typesetter: typesetter).layout()
    let painter = Painter(layout, typesetter: typesetter)
    return overlay ? painter.displayListWithOverlay() : painter.displayList()
}

extension View {
    /// Returns constraints that give the view this frame in its superview, in points.
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
    /// The list's lines without the first, which describes the screen.
    var lines: [String] { description.split(separator: "\n").dropFirst().map(String.init) }

    /// Returns the lines of one view without its name.
    func lines(of view: String) -> [String] {
        lines.filter { $0.hasPrefix(view + " ") }.map { String($0.dropFirst(view.count + 1)) }
    }
}

/// Converts glyphs back to characters, if the system font has one glyph for each.
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

    /// Returns the texts of the runs of one view, in the order in which they are drawn.
    func texts(of view: String, in list: DisplayList) -> [String] {
        list.items.filter { $0.view == view }.compactMap { item in
            guard case .glyphs(let run, _) = item.operation else { return nil }
            return String(run.glyphs.map { characters[run.face]?[$0.index] ?? "?" })
        }
    }
}
