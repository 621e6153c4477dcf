package import LayoutSimGeometry
package import LayoutSimViewTree

/// The picture of a badge as outlines of the program's own: a hexagon or a disc in rings, with a sign in the middle.
package struct Patch: Hashable, Sendable {
    /// The outline of the whole.
    package enum Shape: String, CaseIterable, Hashable, Sendable {
        case disc
        case hexagon
    }

    /// The outline of the whole.
    package var shape: Shape
    /// The colors of the rings and of the sign.
    package var palette: PatchPalette
    /// The sign in the middle.
    package var motif: PatchMotif

    /// Creates a patch from its parts.
    package init(shape: Shape, palette: PatchPalette, motif: PatchMotif) {
        self.shape = shape
        self.palette = palette
        self.motif = motif
    }

    /// The patch of the badge with that identity: always the same for the same name.
    package init(of name: String) {
        var digest = StableHash()
        digest.combine(name)
        let shapes = Shape.allCases
        let palettes = PatchPalette.allCases
        let motifs = PatchMotif.badgeSigns
        self.init(
            shape: shapes[digest.next(below: shapes.count)],
            palette: palettes[digest.next(below: palettes.count)],
            motif: motifs[digest.next(below: motifs.count)])
    }

    /// What stands for a picture that has not come yet.
    package static let placeholder = Patch(shape: .hexagon, palette: .stone, motif: .questionMark)
}

extension Patch {
    /// The patch as outlines in a square of 200 by 200.
    package var drawing: VectorImage {
        let colors = palette.colors
        let rings: [(radius: Double, color: Color)] = [
            (100, colors.rim), (86, colors.band), (74, colors.edge), (71, colors.field),
        ]
        var layers = rings.map { VectorImage.Layer(outline(radius: $0.radius), $0.color) }
        layers += motif.paths.map { VectorImage.Layer($0.offset(x: 100, y: 100), colors.sign) }
        return VectorImage(
            name: "\(palette.rawValue)-\(shape.rawValue)-\(motif.rawValue)", size: Size(width: 200, height: 200),
            layers: layers)
    }

    /// The patch as a picture without a size of its own, so that the constraints alone decide.
    package var image: Image {
        let drawing = drawing
        return Image(.drawing(drawing), size: drawing.size, intrinsicSize: nil)
    }

    private func outline(radius: Double) -> Path {
        switch shape {
        case .disc: Path.disc(radius: radius).offset(x: 100, y: 100)
        case .hexagon: Path.ring(of: 6, radius: radius).offset(x: 100, y: 100)
        }
    }
}

/// FNV-1a over UTF-8 with a mixing step: the same on every machine and in every process, unlike `Hasher`.
struct StableHash {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func combine(_ text: String) {
        for byte in text.utf8 {
            state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
        }
    }

    mutating func next(below bound: Int) -> Int {
        state ^= state >> 33
        state &*= 0xff51_afd7_ed55_8ccd
        state ^= state >> 29
        return Int(truncatingIfNeeded: (state >> 8) % UInt64(bound))
    }
}
