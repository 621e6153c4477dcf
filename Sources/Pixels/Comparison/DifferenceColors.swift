import LayoutSimPixels

/// Colors that people with most kinds of color vision can distinguish, after Okabe and Ito.
extension Pixel {
    static let marksAdded = Pixel(bits: 0xFF00_9E73)
    static let marksRemoved = Pixel(bits: 0xFFD5_5E00)
    static let marksChanged = Pixel(bits: 0xFFCC_0099)
    static let marksEdge = Pixel(bits: 0xFFFF_D800)
    static let marksMoved = Pixel(bits: 0xFF56_B4E9)
    static let marksNothing = Pixel(bits: 0xFFFF_FFFF)

    static func marking(_ change: DifferingRegion.Change) -> Pixel {
        switch change {
        case .added: .marksAdded
        case .removed: .marksRemoved
        case .recolored, .changed: .marksChanged
        }
    }

}

/// Converts pixels to light grays, darker where the pixel is dark, optionally blended with a fifth of a color.
struct GhostTint {
    /// The ghosts by gray level.
    private let ghosts: [Pixel]

    static let plain = GhostTint { $0 }
    static let added = GhostTint(.marksAdded)
    static let removed = GhostTint(.marksRemoved)
    static let moved = GhostTint(.marksMoved)

    private init(_ color: Pixel) {
        self.init { gray in
            func mix(_ own: UInt8, _ other: UInt8) -> UInt8 { UInt8((4 * Int(own) + Int(other)) / 5) }
            return Pixel(
                alpha: 255, red: mix(gray.red, color.red), green: mix(gray.green, color.green),
                blue: mix(gray.blue, color.blue))
        }
    }

    private init(_ blend: (Pixel) -> Pixel) {
        ghosts = (UInt8.min...255).map { level in blend(Pixel(alpha: 255, red: level, green: level, blue: level)) }
    }

    /// Returns the ghost of a pixel.
    func ghost(of bits: UInt32) -> Pixel { ghosts[204 + Pixel(bits: bits).luma / 5_000] }
}
