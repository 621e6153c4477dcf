/// What a character of San Francisco is wider than the same character of Inter, at every size and weight.
enum GlyphCorrections {
    /// In em, added to the advance; 0 for characters that were not measured.
    static func correction(of scalar: UInt32) -> Double {
        let index = Int(scalar) - 0x20
        return tenThousandths.indices.contains(index) ? Double(tenThousandths[index]) / 10_000 : 0
    }

    /// From the space on, in the order of ASCII; Docs/typography.md says where the numbers come from.
    private static let tenThousandths: [Int] = [
        24, 330, 0, 10, 53, 745, 0, 0, 117, 117, 0, -12, 35, 197, 206, -415,
        24, 70, -79, -85, -110, 146, 51, 47, 153, 125, 201, 0, 0, 0, 0, 0,
        0, -146, 153, -137, 95, 12, 3, 108, 22, 74, 74, 155, 32, -157, -34, 107,
        47, 0, 139, 5, -182, 35, 6, 73, 0, -2, 0, 0, 0, 0, 0, 0,
        0, -101, -7, 19, -70, -87, 56, 19, -5, 76, 0, -20, 151, 32, -7, -38,
        -7, 66, 70, -49, -32, -3, -162, -462, -189, -133, 8,
    ]
}
