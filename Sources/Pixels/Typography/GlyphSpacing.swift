import LayoutSimText

extension ShapedGlyph {
    init(_ glyph: ShapingBuffer.Glyph, face: Int, unitsPerEm: Double, spacing: Typeface.Spacing) {
        self.init(
            index: glyph.index, face: face, advance: glyph.advance / unitsPerEm, x: glyph.x / unitsPerEm,
            y: glyph.y / unitsPerEm, spread: spacing.tracks && glyph.advance != 0 ? .tracked : .none)
    }
}

extension Typeface.Spacing {
    fileprivate var tracks: Bool {
        switch self {
        case .system, .variable, .display: true
        case .cut, .file, .helveticaNeue, .helveticaNeueBold, .avantGarde, .free, .eastAsian, .monospaced: false
        }
    }

    /// Adjusts the glyphs of a cluster, the last ones of `glyphs`, to the advances of the font that they represent;
    /// `unkerned` is their own width in em without kerning.
    func adjust(
        _ glyphs: inout [ShapedGlyph], from first: Int, standingFor scalars: ArraySlice<UInt32>,
        unkerned: @autoclosure () -> Double
    ) {
        switch self {
        case .file(let factor):
            if factor != 1 { glyphs.setWidth(from: first, glyphs.width(from: first) * factor) }
        case .system:
            glyphs.widen(from: first, by: Self.correction(of: scalars))
        case .variable(let weight):
            let width = Self.advance(of: scalars, weight: weight)
            let excess = width.map { SanFrancisco.Advance(text: $0.text - unkerned(), gain: $0.gain) }
            glyphs.widen(from: first, by: excess ?? SanFrancisco.excess(of: weight))
        case .cut(let weight, let share):
            let excess =
                Self.advance(of: scalars, weight: weight).map { $0.width(share: share) - unkerned() }
                ?? SanFrancisco.excess(of: weight).width(share: share)
            if glyphs.width(from: first) != 0 { glyphs.widen(from: first, by: excess) }
        case .display(let weight):
            let width = Self.advance(of: scalars, weight: weight)?.width(share: 1)
            let excess = width.map { $0 - unkerned() } ?? SanFrancisco.excess(of: weight).width(share: 1)
            if glyphs.width(from: first) != 0 { glyphs.widen(from: first, by: excess) }
        case .helveticaNeue(let factor):
            // Digits have the same advance in every weight.
            let isDigit = scalars.count == 1 && scalars.allSatisfy { (0x30...0x39).contains($0) }
            let width = Self.published(scalars, HelveticaNeue.advance) ?? glyphs.width(from: first)
            glyphs.setWidth(from: first, width * (isDigit ? 1 : factor))
        case .helveticaNeueBold:
            if let width = Self.published(scalars, HelveticaNeueBold.advance) {
                glyphs.widen(from: first, by: width - unkerned())
            }
        case .avantGarde(let factor):
            let width = Self.published(scalars, AvantGarde.advance) ?? glyphs.width(from: first)
            glyphs.setWidth(from: first, width * factor)
        case .free(let face):
            if let width = Self.published(scalars, FreeFont.faces[face].advance) {
                glyphs.setWidth(from: first, width)
            }
        case .eastAsian:
            glyphs.widen(from: first, by: Self.spacedOut)
        case .monospaced(let width):
            if glyphs.width(from: first) != 0 { glyphs.center(from: first, in: width) }
        }
    }

    /// Gives a digit of the system font the width of a zero, which is chosen; the glyphs are the last ones of `glyphs`.
    func equalize(_ glyphs: inout [ShapedGlyph], from first: Int, standingFor scalars: ArraySlice<UInt32>) {
        guard scalars.count == 1, let scalar = scalars.first, (0x30...0x39).contains(scalar), let zero = widthOfZero
        else { return }
        glyphs.center(from: first, in: zero.text)
        for index in first..<glyphs.count { glyphs[index].gain = index + 1 == glyphs.count ? zero.gain : 0 }
    }

    private var widthOfZero: SanFrancisco.Advance? {
        switch self {
        case .system(let weight), .variable(let weight): return SanFrancisco.advance(of: 0x30, weight: weight)
        case .cut(let weight, let share):
            return SanFrancisco.advance(of: 0x30, weight: weight).map {
                SanFrancisco.Advance(text: $0.width(share: share))
            }
        case .display(let weight):
            return SanFrancisco.advance(of: 0x30, weight: weight).map { SanFrancisco.Advance(text: $0.width(share: 1)) }
        case .file, .helveticaNeue, .helveticaNeueBold, .avantGarde, .free, .eastAsian, .monospaced: return nil
        }
    }

    /// Fitted on the stored widths of 11 labels: 0.0205 em up to 17 points, 0.0126 at 22; no larger size is known.
    private static let spacedOut = SanFrancisco.Advance(text: 0.0205, gain: -0.015)

    /// Returns the sum of the corrections of a ligature's characters; accented letters were not measured and are not
    /// corrected.
    private static func correction(of scalars: ArraySlice<UInt32>) -> Double {
        if scalars.elementsEqual([0x25B6]) { return GlyphCorrections.triangle }
        guard scalars.allSatisfy({ $0 < 0x80 }) else { return 0 }
        return scalars.reduce(0) { $0 + GlyphCorrections.correction(of: $1) }
    }

    /// Returns the sum of the characters' advances; `nil` if one of them is not known.
    private static func advance(of scalars: ArraySlice<UInt32>, weight: FontWeight) -> SanFrancisco.Advance? {
        var sum = SanFrancisco.Advance()
        for scalar in scalars {
            guard let advance = SanFrancisco.advance(of: scalar, weight: weight) else { return nil }
            sum = sum + advance
        }
        return sum
    }

    private static func published(_ scalars: ArraySlice<UInt32>, _ advance: (UInt32) -> Double?) -> Double? {
        guard scalars.count == 1, let scalar = scalars.first else { return nil }
        return advance(scalar)
    }
}

/// The glyphs of a cluster extend from `first` to the end.
extension [ShapedGlyph] {
    fileprivate func width(from first: Int) -> Double {
        self[first...].reduce(0) { $0 + $1.advance }
    }

    fileprivate mutating func widen(from first: Int, by distance: Double) {
        guard first < count, distance != 0 else { return }
        self[count - 1].advance += distance
    }

    /// Adds to the advance of a cluster, unless it has no width, like a control character.
    fileprivate mutating func widen(from first: Int, by excess: SanFrancisco.Advance) {
        guard first < count, width(from: first) != 0 else { return }
        widen(from: first, by: excess.text)
        self[count - 1].gain += excess.gain
    }

    fileprivate mutating func setWidth(from first: Int, _ width: Double) {
        widen(from: first, by: width - self.width(from: first))
    }

    fileprivate mutating func center(from first: Int, in width: Double) {
        let margin = (width - self.width(from: first)) / 2
        setWidth(from: first, width)
        for index in first..<count { self[index].x += margin }
    }
}
