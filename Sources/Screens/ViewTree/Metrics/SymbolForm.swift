/// The size of a symbol at the medium scale, in em.
package struct SymbolForm: Hashable, Sendable {
    /// The width, in em.
    package var width: Double
    /// The height, in em.
    package var height: Double

    /// Creates the size of the symbol with a name; one that nothing is known of is as wide as high.
    package init(_ name: String) {
        let proportions = SymbolProportions.proportions(of: name) ?? (1, 1)
        self.init(name, width: proportions.width, height: proportions.height)
    }

    /// Creates the size of a symbol from its proportions: a width and a height up to a common factor.
    package init(_ name: String, width: Double, height: Double) {
        let factor = Self.length(name, width, height) / max(width, height, 1)
        self.width = width * factor
        self.height = height * factor
    }

    /// Returns the longer side of a symbol with a width and a height, in em at the medium scale.
    ///
    /// Round symbols give 1.17 em, plus and minus less [6 stored frames of one file], chevrons and triangles as much
    /// as these [3 stored frames of 2 repositories], marks and people values in between [4 repositories]; boxes that
    /// are wider than high all have the same height [9 stored frames of 3 repositories], and those that are nearly
    /// square are 1.24 em wide [4 symbols of 3 repositories].
    private static func length(_ name: String, _ width: Double, _ height: Double) -> Double {
        switch name {
        case "plus", "minus", "play.fill", "chevron.left", "chevron.right", "chevron.backward", "chevron.forward":
            return 0.988
        case "checkmark", "xmark": return 1.09
        case "person", "person.fill": return 1.1
        case "star", "star.fill": return 1.3
        default: break
        }
        if ["square.and.arrow.", "doc.on."].contains(where: name.hasPrefix), height > width { return 1.353 }
        if name.hasPrefix("person.3") { return 1.087 * width / max(height, 1) }
        let proportion = height / max(width, 1)
        return switch proportion {
        case 0.67..<0.82: 1.087 / proportion
        case 0.82..<0.885: 1.24
        default: 1.17
        }
    }
}
