/// The metrics of a face of a free font family that projects often bring, for files that only name it.
struct FreeFont {
    /// The PostScript name.
    let name: String
    /// The height of a line, in em.
    let height: Double
    /// The part of the height above the baseline.
    let ascent: Double
    /// The advances in thousandths of an em, in ASCII order from the space on.
    private let thousandths: [Int]

    /// All faces; Docs/typography.md gives the sources.
    static let faces: [FreeFont] = parsed(toManrope) + parsed(fromMerriweather)

    /// Returns an advance in em; `nil` for a character outside ASCII.
    func advance(of scalar: UInt32) -> Double? {
        let index = Int(scalar) - 0x20
        return thousandths.indices.contains(index) ? Double(thousandths[index]) / 1000 : nil
    }

    /// Reads a list of faces: for each its name, its ascent with the line gap, its descent, and its advances.
    private static func parsed(_ text: String) -> [FreeFont] {
        var faces: [FreeFont] = []
        var name = ""
        var numbers: [Int] = []
        func end() {
            guard numbers.count > 2 else { return }
            let height = Double(numbers[0] + numbers[1]) / 1000
            faces.append(
                FreeFont(
                    name: name, height: height, ascent: Double(numbers[0]) / 1000 / height,
                    thousandths: Array(numbers.dropFirst(2))))
        }
        for word in text.split(whereSeparator: \.isWhitespace) {
            if let number = Int(word) {
                numbers.append(number)
            } else {
                end()
                (name, numbers) = (String(word), [])
            }
        }
        end()
        return faces
    }
}
