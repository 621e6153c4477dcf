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

    /// A light gray, darker where the pixel is.
    var ghost: Pixel {
        let level = UInt8(204 + luma / 5_000)
        return Pixel(alpha: 255, red: level, green: level, blue: level)
    }

    /// This color blended with a fifth of another one.
    func tinted(_ color: Pixel) -> Pixel {
        func mix(_ own: UInt8, _ other: UInt8) -> UInt8 { UInt8((4 * Int(own) + Int(other)) / 5) }
        return Pixel(
            alpha: 255, red: mix(red, color.red), green: mix(green, color.green), blue: mix(blue, color.blue))
    }
}
