import LayoutSimAutoLayout
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree

extension Outputs {
    /// Creates outputs of what each view and bar of a layout paints, independent of the view's position, and of the
    /// order in which subviews of a view overlap.
    ///
    /// The values are hashes that are valid only in this process.
    init(painted list: DisplayList, of layout: Layout) {
        self.init()
        let origins = Dictionary(layout.views.map { ($0.view.id, $0.screenFrame.origin) }) { first, _ in first }
        var prints: [String: PaintPrint] = [:]
        var views = [layout.screen.root.id]
        prints[views[0], default: PaintPrint(origin: .zero)].add(list.background)
        for item in list.items {
            if prints[item.view] == nil { views.append(item.view) }
            prints[item.view, default: PaintPrint(origin: origins[item.view] ?? .zero)].add(item.operation)
        }
        for view in views {
            if let print = prints[view] { set(.painted(view: view), print.text) }
        }
        addOverlaps(of: layout)
    }

    private mutating func addOverlaps(of layout: Layout) {
        var siblings: [Int: [PlacedView]] = [:]
        for view in layout.views { if let parent = view.parent { siblings[parent, default: []].append(view) } }
        for (place, view) in layout.views.enumerated() {
            let pairs = (siblings[place] ?? []).overlaps
            if !pairs.isEmpty { set(.overlaps(in: view.view.id), pairs.joined(separator: " ")) }
        }
    }
}

extension [PlacedView] {
    /// The ids of each pair whose frames overlap, the lower one first.
    fileprivate var overlaps: [String] {
        indices.flatMap { lower in
            self[(lower + 1)...].filter { $0.screenFrame.intersection(self[lower].screenFrame) != nil }
                .map { "\(self[lower].view.id)<\($0.view.id)" }
        }
    }
}

/// The hash of drawing operations, relative to an origin.
private struct PaintPrint {
    private let origin: Point
    private var hasher = Hasher()

    init(origin: Point) {
        self.origin = origin
    }

    var text: String { "\(hasher.finalize())" }

    mutating func add(_ color: Color) { hasher.combine(color) }

    mutating func add(_ operation: DrawingOperation) {
        switch operation {
        case .fill(let path, let color, let rule):
            hasher.combine(rule)
            add(path, color)
        case .gradient(let path, let gradient, let bounds):
            hasher.combine(gradient)
            add(path)
            add(bounds)
        case .stroke(let path, let color, let stroke):
            hasher.combine(stroke)
            add(path, color)
        case .glyphs(let run, let color):
            add(run)
            add(color)
        case .image(let source, let rect):
            hasher.combine(source)
            add(rect)
        case .clipped(let path, let operations):
            add(path)
            add(operations)
        case .faded(let alpha, let operations):
            hasher.combine(alpha)
            add(operations)
        case .shading(let path, let shading, let rule):
            hasher.combine(rule)
            var shading = shading
            add(shading.transform.then(.translation(Point(x: -origin.x, y: -origin.y))))
            shading.transform = .identity
            hasher.combine(shading)
            add(path)
        case .traced(let path, let color, let pen):
            hasher.combine(pen)
            add(path, color)
        case .picture(let picture, var transform):
            hasher.combine(picture)
            let place = relative(Point(x: transform.tx, y: transform.ty))
            (transform.tx, transform.ty) = (place.x, place.y)
            hasher.combine(transform)
        case .composited(let compositing, let operations):
            add(compositing)
            add(operations)
        }
    }

    private mutating func add(_ compositing: Compositing) {
        hasher.combine(compositing.alpha)
        hasher.combine(compositing.isIsolated)
        hasher.combine(compositing.blendMode)
        hasher.combine(compositing.filters)
        hasher.combine(compositing.clip?.rule)
        hasher.combine(compositing.backdrop)
        hasher.combine(compositing.shadow?.color)
        hasher.combine(compositing.shadow?.offset)
        hasher.combine(compositing.shadow?.radius)
        add(compositing.transform.moved(by: Point(x: -origin.x, y: -origin.y)))
        if let clip = compositing.clip { add(clip.path) }
        if let caster = compositing.shadow?.caster { add(caster) }
        if let mask = compositing.mask { add(mask) }
    }

    /// Adds a transform, rounded to a grid that ignores the last bits of products.
    private mutating func add(_ transform: Transform) {
        for number in [transform.a, transform.b, transform.c, transform.d] {
            hasher.combine((number * 1_048_576).rounded())
        }
        for distance in [transform.tx, transform.ty] { hasher.combine((distance * 4096).rounded()) }
    }

    private mutating func add(_ operations: [DrawingOperation]) {
        hasher.combine(operations.count)
        for operation in operations { add(operation) }
    }

    private mutating func add(_ path: Path, _ color: Color) {
        add(path)
        add(color)
    }

    private mutating func add(_ path: Path) { hasher.combine(path.map(relative)) }

    private mutating func add(_ run: GlyphRun) {
        hasher.combine(run.face)
        hasher.combine(run.size)
        for glyph in run.glyphs {
            hasher.combine(glyph.index)
            hasher.combine(relative(glyph.origin))
        }
    }

    private mutating func add(_ rect: Rect) {
        hasher.combine(relative(rect.origin))
        hasher.combine(rect.size)
    }

    /// Returns a relative point, rounded to a grid that ignores the last bits of sums.
    private func relative(_ point: Point) -> Point {
        Point(x: ((point.x - origin.x) * 4096).rounded(), y: ((point.y - origin.y) * 4096).rounded())
    }
}
