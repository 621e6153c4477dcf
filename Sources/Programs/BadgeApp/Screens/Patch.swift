package import LayoutSimGeometry
package import LayoutSimViewTree

/// The image of a badge, drawn by the program itself: a hexagon or disc of concentric rings with a motif in the center.
package struct Patch: Hashable, Sendable {
    /// The shape of a patch's outline.
    package enum Shape: String, CaseIterable, Hashable, Sendable {
        case disc
        case hexagon
    }

    /// The shape of the outline.
    package var shape: Shape
    /// The colors of the rings and the motif.
    package var palette: PatchPalette
    /// The motif in the center.
    package var motif: PatchMotif

    /// Creates a patch from its parts.
    package init(shape: Shape, palette: PatchPalette, motif: PatchMotif) {
        self.shape = shape
        self.palette = palette
        self.motif = motif
    }

    /// Creates the patch of the badge with a name; the same name always yields the same patch.
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

    /// The patch that represents an image that has not loaded yet.
    package static let placeholder = Patch(shape: .hexagon, palette: .stone, motif: .questionMark)
}

extension Patch {
    /// The patch as a vector image in a square of 200 by 200.
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

    /// The patch as an image without an intrinsic size, so that only constraints determine its size.
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

/// FNV-1a over UTF-8 with a mixing step, which is the same on every machine and in every process, unlike `Hasher`.
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
