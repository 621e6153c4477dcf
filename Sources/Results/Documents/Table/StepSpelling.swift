import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimViewTree

extension Spelling<Recording.Step> {
    /// The name of a drawing operation, followed by its values, such as `fill #FF0000 rect 0 0 10 10`.
    static var step: Spelling {
        Spelling(
            write: { step in
                switch step {
                case .draw(let operation): operation.words
                case .group(let compositing): (["group"] + compositing.words).joined(separator: " ")
                case .mask: "mask"
                case .end: "end"
                case .content: "content"
                case .subviews(let count): "subviews \(count)"
                }
            },
            read: { words in
                if words.skip("mask") { return .mask }
                if words.skip("end") { return .end }
                if words.skip("content") { return .content }
                if words.skip("subviews") { return words.integer().map { .subviews($0) } }
                if words.skip("group") { return words.group().map { .group($0) } }
                return words.operation().map { .draw($0) }
            })
    }
}

extension DrawingOperation {
    fileprivate var words: String {
        let path = Spelling<Path>.path.write
        switch self {
        case .fill(let outline, let color, let rule): return "fill \(color) \(rule.words)\(path(outline))"
        case .traced(let line, let color, let pen): return "stroke \(color) \(pen.words) \(path(line))"
        case .shading(let outline, let shading, let rule):
            return "gradient \(shading.words) \(rule.words)\(path(outline))"
        case .glyphs(let run, let color):
            let glyphs = run.glyphs.map { " \($0.index) \(exact($0.origin.x)) \(exact($0.origin.y))" }
            return "glyphs \(quotedIfNeeded(run.face.file)) \(exact(run.size)) \(color)\(glyphs.joined())"
        case .image(let source, let rect):
            return "image \(quotedIfNeeded(source.name))"
                + (source.artwork.map { " artwork \(quotedIfNeeded($0))" } ?? "")
                + (source.tint.map { " tint \($0)" } ?? "") + (source.isPixelated ? " pixelated" : "")
                + " \(Spelling<Rect>.rect.write(rect))"
        case .gradient, .stroke, .clipped, .faded, .picture, .composited:
            // Recordings represent these as other operations.
            return "unknown"
        }
    }
}

extension FillRule {
    /// The word for a fill rule other than the default, followed by a space.
    fileprivate var words: String { self == .evenOdd ? "even-odd " : "" }
}

extension Pen {
    /// The line width, then anything that differs from the defaults.
    fileprivate var words: String {
        var words = ["width \(exact(width))"]
        if cap != .butt { words.append("cap \(cap.rawValue)") }
        if join != .miter { words.append("join \(join.rawValue)") }
        if miterLimit != 10 { words.append("miter \(exact(miterLimit))") }
        if !dashes.isEmpty { words.append((["dashes"] + dashes.map(exact)).joined(separator: " ")) }
        if dashPhase != 0 { words.append("phase \(exact(dashPhase))") }
        return words.joined(separator: " ")
    }
}

extension Shading {
    fileprivate var words: String {
        func numbers(_ values: Double...) -> String { values.map(exact).joined(separator: " ") }
        var words: [String] =
            switch kind {
            case .linear(let from, let to): ["linear", numbers(from.x, from.y, to.x, to.y)]
            case .radial(let from, let startRadius, let to, let endRadius):
                ["radial", numbers(from.x, from.y, startRadius, to.x, to.y, endRadius)]
            case .conic(let center, let angle): ["conic", numbers(center.x, center.y, angle)]
            }
        words += stops.map { "\($0.color) at \(exact($0.location))" }
        if !extendsBefore { words.append("clear-before") }
        if !extendsAfter { words.append("clear-after") }
        if transform != .identity { words.append("matrix \(Spelling<Transform>.transform.write(transform))") }
        return words.joined(separator: " ")
    }
}

extension Compositing {
    /// The effects of the group, apart from its mask, which is recorded as separate operations.
    fileprivate var words: [String] {
        var words: [String] = []
        if let label { words.append("named \(quoted(label))") }
        if transform != .identity { words.append("matrix \(Spelling<Transform>.transform.write(transform))") }
        if isIsolated { words.append("isolated") }
        if alpha < 255 { words.append("alpha \(alpha)") }
        if !filters.isEmpty { words.append("filter \(Spelling<[LayerFilter]>.filters.write(filters))") }
        if blendMode != .normal { words.append("blend \(blendMode.rawValue)") }
        if let shadow {
            words.append("shadow \(shadow.color) \(exact(shadow.offset.x)) \(exact(shadow.offset.y))")
            words.append("radius \(exact(shadow.radius))")
            if let caster = shadow.caster { words.append("cast-by \(Spelling<Path>.path.write(caster))") }
        }
        if let clip { words.append("clip \(clip.rule.words)\(Spelling<Path>.path.write(clip.path))") }
        return words
    }
}

extension WordReader {
    fileprivate mutating func operation() -> DrawingOperation? {
        if skip("fill") {
            guard let color = color() else { return nil }
            let rule = rule()
            return path().map { .fill($0, color, rule) }
        }
        if skip("stroke") {
            guard let color = color(), let pen = pen() else { return nil }
            return path().map { .traced($0, color, pen) }
        }
        if skip("gradient") {
            guard let shading = shading() else { return nil }
            let rule = rule()
            return path().map { .shading($0, shading, rule) }
        }
        if skip("glyphs") { return glyphs() }
        return skip("image") ? drawnImage() : nil
    }

    private mutating func path() -> Path? { Spelling<Path>.path.read(&self) }

    private mutating func rule() -> FillRule { skip("even-odd") ? .evenOdd : .winding }

    private mutating func matrix() -> Transform?? {
        skip("matrix") ? Spelling<Transform>.transform.read(&self).map { .some($0) } : .some(nil)
    }

    private mutating func pen() -> Pen? {
        guard skip("width"), let width = number() else { return nil }
        var pen = Pen(width: width)
        if skip("cap") { pen.cap = value() ?? pen.cap }
        if skip("join") { pen.join = value() ?? pen.join }
        if skip("miter") { pen.miterLimit = number() ?? pen.miterLimit }
        if skip("dashes") { while let length = number() { pen.dashes.append(length) } }
        if skip("phase") { pen.dashPhase = number() ?? pen.dashPhase }
        return pen
    }

    private mutating func shading() -> Shading? {
        guard let kind = shadingKind() else { return nil }
        var shading = Shading(kind, stops: [])
        while let color = stopColor() {
            guard skip("at"), let location = number() else { return nil }
            shading.stops.append(Shading.Stop(location, color))
        }
        shading.extendsBefore = !skip("clear-before")
        shading.extendsAfter = !skip("clear-after")
        guard let matrix = matrix() else { return nil }
        shading.transform = matrix ?? .identity
        return shading
    }

    private mutating func shadingKind() -> Shading.Kind? {
        if skip("linear") {
            return numbers(4).map { .linear(from: Point(x: $0[0], y: $0[1]), to: Point(x: $0[2], y: $0[3])) }
        }
        if skip("radial") {
            return numbers(6).map {
                .radial(
                    from: Point(x: $0[0], y: $0[1]), startRadius: $0[2], to: Point(x: $0[3], y: $0[4]),
                    endRadius: $0[5])
            }
        }
        guard skip("conic"), let center = point(), let angle = number() else { return nil }
        return .conic(center: center, startAngle: angle)
    }

    /// Reads a color, if one is next.
    private mutating func stopColor() -> Color? {
        var rest = self
        guard let color = rest.color() else { return nil }
        self = rest
        return color
    }

    private mutating func glyphs() -> DrawingOperation? {
        guard let face = name(), let size = number(), let color = color() else { return nil }
        var run = GlyphRun(face: FontFace(file: face), size: size, glyphs: [])
        while !isAtEnd {
            guard let index = word().flatMap({ UInt32($0) }), let origin = point() else { return nil }
            run.glyphs.append(PositionedGlyph(index: index, origin: origin))
        }
        return .glyphs(run, color)
    }

    private mutating func drawnImage() -> DrawingOperation? {
        guard let name = name() else { return nil }
        var source = ImageSource(name: name)
        if skip("artwork") { source.artwork = self.name() }
        if skip("tint") { source.tint = color() }
        source.isPixelated = skip("pixelated")
        return Spelling<Rect>.rect.read(&self).map { .image(source, $0) }
    }

    fileprivate mutating func group() -> Compositing? {
        var group = Compositing()
        if skip("named") { group.label = name() }
        guard let matrix = matrix() else { return nil }
        group.transform = matrix ?? .identity
        group.isIsolated = skip("isolated")
        if skip("alpha") { group.alpha = integer().flatMap { UInt8(exactly: $0) } ?? 255 }
        if skip("filter") {
            guard let filters = Spelling<[LayerFilter]>.filters.read(&self) else { return nil }
            group.filters = filters
        }
        if skip("blend") { group.blendMode = value() ?? .normal }
        if skip("shadow") {
            guard let color = color(), let offset = point(), skip("radius"), let radius = number() else { return nil }
            group.shadow = Shadow(color: color, offset: offset, radius: radius)
            if skip("cast-by") { group.shadow?.caster = path() }
        }
        if skip("clip") {
            let rule = rule()
            guard let path = path() else { return nil }
            group.clip = ClipPath(path, rule)
        }
        return isAtEnd ? group : nil
    }
}
