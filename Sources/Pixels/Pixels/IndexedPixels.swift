/// Pixels as indices into a palette.
struct IndexedPixels {
    /// In order of first occurrence.
    private(set) var colors: [Pixel] = []
    private(set) var places: [UInt8] = []
    /// A hash table of palette indices; -1 is free. Four times the size of a full palette, so that few entries collide.
    private var table = Array(repeating: -1, count: 1024)

    /// `nil` for more than 256 colors.
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

    /// The index of a color, added if it is new; `nil` if the palette is full.
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
