import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimViewTree

extension PropertyLine<View> {
    /// The appearance of a layer, and a line for each drawing operation that code recorded in it.
    static let layers: [PropertyLine] = [
        PropertyLine(
            "corners", as: "round corners", Place({ $0.layer.corners }, { $0.layer.corners = $1 }), .corners,
            omitting: .all, .paint),
        PropertyLine(
            "corner-curve", Place({ $0.layer.hasContinuousCorners }, { $0.layer.hasContinuousCorners = $1 }),
            .either("continuous", "circular"), omitting: false,
            .paint),
        PropertyLine(
            "shadow", Place({ $0.layer.plainShadow }, { $0.layer.plainShadow = $1 }), Spelling.shadow.orNone,
            omitting: .some(nil), .paint),
        PropertyLine(
            "shadow-path", Place(\View.layer.shadow, \.path), Spelling.path.orNone, omitting: .some(nil), .paint),
        PropertyLine(
            "transform", Place({ $0.layer.transform }, { $0.layer.transform = $1 }), Spelling.transform.orNone,
            omitting: .some(nil), .paint),
        PropertyLine(
            "filter", Place({ $0.layer.filters }, { $0.layer.filters = $1 }), .filters, omitting: [], .paint),
        PropertyLine(
            "blend", Place({ $0.layer.blendMode }, { $0.layer.blendMode = $1 }), .word, omitting: .normal, .paint),
        PropertyLine(
            "isolated", Place({ $0.layer.isIsolated }, { $0.layer.isIsolated = $1 }), .truth, omitting: false, .paint),
        recording("mask", .mask, \.layer.mask),
        recording("draw", .drawing, \.layer.ownDrawing),
    ]

    private static func recording(
        _ name: String, _ kind: PropertyKind, _ path: any WritableKeyPath<View, Recording?> & Sendable
    ) -> PropertyLine {
        let row = PropertyRow<View>(
            kind: kind, traits: .paint, differs: { $0[keyPath: path] != $1[keyPath: path] },
            text: { view in view[keyPath: path].map { $0.lines.joined(separator: "; ") } ?? "none" },
            copy: { $1[keyPath: path] = $0[keyPath: path] }, write: { _ in nil }, read: { _, _ in true })
        return PropertyLine(
            name: name, rows: [row], values: { $0[keyPath: path]?.lines ?? [] },
            read: { view, words in
                var recording = view[keyPath: path] ?? Recording()
                if !words.skip(Recording.empty) {
                    guard let step = Spelling<Recording.Step>.step.read(&words) else { return false }
                    recording.steps.append(step)
                }
                view[keyPath: path] = recording
                return true
            })
    }
}

extension PropertyKind {
    /// The drawing operations that code recorded in a view.
    package static let drawing: PropertyKind = "drawing"
    /// The mask that limits which part of a view is visible.
    package static let mask: PropertyKind = "mask"
}

extension Recording {
    /// The line of a recording without drawing operations.
    fileprivate static let empty = "nothing"

    /// The lines of the recording, one for each drawing operation.
    fileprivate var lines: [String] { isEmpty ? [Recording.empty] : steps.map(Spelling<Step>.step.write) }
}

extension LayerStyle {
    /// The shadow without its shadow path.
    fileprivate var plainShadow: LayerShadow? {
        get {
            var plain = shadow
            plain?.path = nil
            return plain
        }
        set {
            let path = shadow?.path
            shadow = newValue
            shadow?.path = path
        }
    }

    /// The view's own drawing, if it has one.
    fileprivate var ownDrawing: Recording? {
        get { drawing.isEmpty ? nil : drawing }
        set { drawing = newValue ?? Recording() }
    }
}

extension Spelling<RectCorners> {
    /// The names of the rounded corners, or `none`.
    static var corners: Spelling {
        Spelling(
            write: { corners in
                let names = named.filter { corners.contains($0.corner) }.map(\.name)
                return names.isEmpty ? "none" : names.joined(separator: " ")
            },
            read: { words in
                var corners: RectCorners = []
                if words.skip("none") { return corners }
                for (name, corner) in named where words.skip(name) { corners.insert(corner) }
                return corners.isEmpty ? nil : corners
            })
    }

    private static var named: [(name: String, corner: RectCorners)] {
        [
            ("top-left", .topLeft), ("top-right", .topRight), ("bottom-left", .bottomLeft),
            ("bottom-right", .bottomRight),
        ]
    }
}

extension Spelling<LayerShadow> {
    /// The shadow's color, offset and blur radius.
    fileprivate static var shadow: Spelling {
        Spelling(
            write: { "\($0.color) \(exact($0.offset.x)) \(exact($0.offset.y)) radius \(exact($0.radius))" },
            read: { words in
                guard let color = words.color(), let offset = words.point(), words.skip("radius"),
                    let radius = words.number()
                else { return nil }
                return LayerShadow(color: color, offset: offset, radius: radius)
            })
    }
}

extension Spelling<Transform> {
    /// The six numbers of the affine transform.
    static var transform: Spelling {
        Spelling(
            write: { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty].map(exact).joined(separator: " ") },
            read: { words in
                words.numbers(6).map { Transform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
            })
    }
}

extension WordReader {
    mutating func point() -> Point? { numbers(2).map { Point(x: $0[0], y: $0[1]) } }
}
