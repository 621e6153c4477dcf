/// Pixels as places in a list of their colours.
struct IndexedPixels {
    /// In the order in which they occur first.
    private(set) var colors: [Pixel] = []
    private(set) var places: [UInt8] = []
    /// The places of colours by their hashes; -1 is free. Four times as many as colours, so that few collide.
    private var table = Array(repeating: -1, count: 1024)

    /// `nil` for more than 256 colours.
    init?(_ pixels: Span<Pixel>) {
        places.reserveCapacity(pixels.count)
        var last: (color: Pixel, place: UInt8)?
        for position in pixels.indices {
            let color = pixels[position]
            if let last, last.color == color {
                places.append(last.place)
            } else {
                guard let place = place(of: color) else { return nil }
                last = (color, place)
                places.append(place)
            }
        }
    }

    /// The place of a colour, a new one where it has none; `nil` if there is no room for it.
    private mutating func place(of color: Pixel) -> UInt8? {
        var slot = Int((color.bits &* 0x9E37_79B1) >> 22)
        while table[slot] >= 0 {
            if colors[table[slot]] == color { return UInt8(table[slot]) }
            slot = (slot + 1) % table.count
        }
        guard colors.count < 256 else { return nil }
        table[slot] = colors.count
        colors.append(color)
        return UInt8(table[slot])
    }
}
