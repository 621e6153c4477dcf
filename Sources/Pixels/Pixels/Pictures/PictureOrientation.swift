/// How the pixels of a file are turned to be shown; the raw values are those of Exif.
package enum PictureOrientation: Int, Sendable, CaseIterable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// Whether the picture is shown as wide as its pixels are high.
    package var swapsSides: Bool { rawValue >= 5 }

    /// Reads the orientation from a block of Exif, a TIFF file with the entry 0x0112 in its first directory (CIPA
    /// DC-008, 4.6.4); `nil` if it has none.
    init?(exif bytes: ArraySlice<UInt8>) {
        let bytes = bytes.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) ? bytes.dropFirst(6) : bytes
        let isLittle = bytes.starts(with: [0x49, 0x49])
        guard isLittle || bytes.starts(with: [0x4D, 0x4D]) else { return nil }
        func number(at place: Int, _ count: Int) -> Int? {
            guard place >= 0, place <= bytes.count - count else { return nil }
            let part = bytes.dropFirst(place).prefix(count)
            return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
        }
        guard number(at: 2, 2) == 42, let directory = number(at: 4, 4), let count = number(at: directory, 2) else {
            return nil
        }
        for entry in 0..<count {
            let start = directory + 2 + 12 * entry
            guard let tag = number(at: start, 2) else { return nil }
            guard tag == 0x0112 else { continue }
            guard let value = number(at: start + 8, 2) else { return nil }
            self.init(rawValue: value)
            return
        }
        return nil
    }
}

extension Bitmap {
    /// Returns the picture as an orientation shows it.
    package func turned(_ orientation: PictureOrientation) -> Bitmap {
        if orientation == .up { return self }
        let (columns, rows) = orientation.swapsSides ? (height, width) : (width, height)
        // The pixel at the top left of the result, and the steps in the source for one to the right and one down.
        let (right, down) = (width - 1, (height - 1) * width)
        let (start, column, row) =
            switch orientation {
            case .up: (0, 1, width)
            case .upMirrored: (right, -1, width)
            case .down: (down + right, -1, -width)
            case .downMirrored: (down, 1, -width)
            case .leftMirrored: (0, width, 1)
            case .right: (down, -width, 1)
            case .rightMirrored: (down + right, -width, -1)
            case .left: (right, width, -1)
            }
        return unsafe Bitmap(width: columns, height: rows) { target in
            for y in 0..<rows {
                for x in 0..<columns {
                    unsafe target.initializeElement(
                        at: y * columns + x, to: pixels[start + x * column + y * row])
                }
            }
        }
    }
}
