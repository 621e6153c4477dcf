import LayoutSimDrawing
import LayoutSimGeometry

extension PDFPainter {
    mutating func runColor(_ name: String, _ operands: [PDFObject], _ numbers: [Double]) -> Bool {
        switch name {
        case "g": state.fill.set(.gray, numbers)
        case "rg": state.fill.set(.rgb, numbers)
        case "k": state.fill.set(.cmyk, numbers)
        case "G": state.stroke.set(.gray, numbers)
        case "RG": state.stroke.set(.rgb, numbers)
        case "K": state.stroke.set(.cmyk, numbers)
        case "cs": state.fill.begin(PDFColorSpace(operands.last, resources, file))
        case "CS": state.stroke.begin(PDFColorSpace(operands.last, resources, file))
        case "sc", "scn": state.fill.take(numbers, operands.last?.name)
        case "SC", "SCN": state.stroke.take(numbers, operands.last?.name)
        default: return false
        }
        return true
    }

    /// Returns the paint of an ink, a color or a pattern; `nil` for an unsupported pattern.
    mutating func paint(of ink: PDFInk) -> ArtworkPaint? {
        guard let name = ink.pattern else { return ink.space == .pattern ? nil : .color(ink.color) }
        guard let pattern = file.dictionary(file.dictionary(resources["Pattern"])?[name]),
            var shading = Shading(pattern["Shading"], resources, file, opacity: ink.opacity),
            let back = state.transform.inverse
        else {
            omit("a pattern")
            return nil
        }
        // The matrix maps to the initial coordinate space of the stream.
        let matrix = Transform(file.numbers(pattern["Matrix"])) ?? .identity
        shading.transform = matrix.then(base).then(back)
        return shading.transform.inverse != nil && shading.transform.isSound ? .shading(shading) : nil
    }

    /// Fills the clipping area with a shading.
    mutating func shade(_ object: PDFObject?) {
        guard let shading = Shading(object, resources, file, opacity: state.fill.opacity) else {
            return omit("a shading")
        }
        guard let back = state.transform.inverse else { return }
        let points = state.clips.last?.path.contours(tolerance: 0.05).flatMap(\.points) ?? []
        let area = Rect(around: points) ?? Rect(x: 0, y: 0, width: 16_384, height: 16_384)
        var drawn = ArtworkPen()
        drawn.fill(Path.rect(area).map(back.apply), .shading(shading), .winding, state.transform)
        add(drawn)
    }

    /// Draws a form.
    mutating func draw(_ object: PDFObject?) {
        guard let dictionary = file.dictionary(object) else { return }
        switch file.name(dictionary["Subtype"]) {
        case "Form":
            var inner = PDFState(state.transform)
            let isGroup = dictionary["Group"] != nil
            if !isGroup { (inner.fill, inner.stroke, inner.pen) = (state.fill, state.stroke, state.pen) }
            guard let drawn = inside(object, inner) else { return }
            var group = Compositing()
            // A transparency group has the current fill opacity, and its content starts with default values.
            if isGroup { group.alpha = UInt8((state.fill.opacity * 255).rounded()) }
            var whole = ArtworkPen()
            whole.add(group, drawn)
            add(whole)
        case "Image": drawPicture(object)
        default: break
        }
    }

    /// Draws a bitmap image in the unit square, whose top is that of the image.
    private mutating func drawPicture(_ object: PDFObject?) {
        guard let picture = Picture(object, resources, file, ink: state.fill.color) else {
            return omit("a bitmap image")
        }
        let upright = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        var drawn = ArtworkPen()
        drawn.draw(picture, upright.then(state.transform), opacity: state.fill.opacity)
        add(drawn)
    }

    /// Applies the settings of a graphics state dictionary.
    mutating func take(_ settings: PDFDictionary) {
        func share(_ name: String) -> Double? { file.number(settings[name]).map { min(max($0, 0), 1) } }
        if let opacity = share("ca") { state.fill.opacity = opacity }
        if let opacity = share("CA") { state.stroke.opacity = opacity }
        if let width = file.number(settings["LW"]) { state.pen.width = max(0, width) }
        if let mode = file.name(settings["BM"]) ?? file.array(settings["BM"]).lazy.compactMap(file.name).first {
            state.blendMode = BlendMode(pdf: mode)
        }
        guard let mask = file.resolved(settings["SMask"]) else { return }
        guard let dictionary = file.dictionary(mask) else {
            state.mask = nil
            return
        }
        let drawn = inside(dictionary["G"], PDFState(state.transform))?.operations ?? []
        state.mask = file.name(dictionary["S"]) == "Alpha" ? drawn : drawn.asBrightness
    }
}

extension PDFInk {
    /// Selects the initial color of a color space.
    fileprivate mutating func begin(_ space: PDFColorSpace) {
        set(space, Array(repeating: space == .cmyk ? 1 : 0, count: max(space.count, 1)))
        if space == .cmyk { components = [0, 0, 0, 1] }
        if case .tint = space { components = [1] }
    }

    fileprivate mutating func take(_ components: [Double], _ pattern: String?) {
        if space == .pattern { self.pattern = pattern } else { (self.components, self.pattern) = (components, nil) }
    }
}

extension BlendMode {
    fileprivate init(pdf name: String) {
        self = BlendMode(rawValue: name.prefix(1).lowercased() + name.dropFirst()) ?? .normal
    }
}
