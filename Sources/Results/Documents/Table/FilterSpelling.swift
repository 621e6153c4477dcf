import LayoutSimDrawing
import LayoutSimNotation

extension Spelling<[LayerFilter]> {
    /// The changes, the first one first, each with its numbers, such as `brightness 0.2 blur 4`.
    static var filters: Spelling {
        Spelling(
            write: { $0.isEmpty ? "none" : $0.map { $0.words(exact) }.joined(separator: " ") },
            read: { words in
                var filters: [LayerFilter] = []
                if words.skip("none") { return filters }
                while let filter = words.filter() { filters.append(filter) }
                return filters.isEmpty ? nil : filters
            })
    }
}

extension WordReader {
    /// Reads the next filter, if there is one.
    fileprivate mutating func filter() -> LayerFilter? {
        let amounts: [(String, (Double) -> LayerFilter)] = [
            ("brightness", LayerFilter.brightness), ("contrast", LayerFilter.contrast),
            ("saturation", LayerFilter.saturation), ("grayscale", LayerFilter.grayscale),
            ("hue", LayerFilter.hueRotation), ("inverted", LayerFilter.inversion),
        ]
        for (word, filter) in amounts where skip(word) { return number().map(filter) }
        if skip("multiplied") { return color().map { .multiplication($0) } }
        if skip("luminance-to-alpha") { return .luminanceToAlpha }
        if skip("colors") { return numbers(20).map { .matrix(ChannelMatrix(numbers: $0)) } }
        if skip("alpha") {
            guard let limits = numbers(2), let color = color() else { return nil }
            return .threshold(least: limits[0], most: limits[1], color)
        }
        guard skip("blur"), let deviation = number() else { return nil }
        return .blur(deviation, isOpaque: skip("opaque"))
    }
}

extension ChannelMatrix {
    /// Creates a matrix from twenty numbers, row by row.
    fileprivate init(numbers: [Double]) {
        func row(_ place: Int) -> Row { Array(numbers[(place * 5)..<(place * 5 + 5)]) }
        self.init(red: row(0), green: row(1), blue: row(2), alpha: row(3))
    }
}
