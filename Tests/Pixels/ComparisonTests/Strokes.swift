import LayoutSimPixels

/// A letter made of smoothed strokes, in points.
struct Strokes {
    var points: [(x: Double, y: Double)]

    static let one = Strokes(points: [(1, 3), (4, 0.5), (4, 12)])
    static let two = Strokes(points: [(0.8, 3), (2, 0.9), (5.5, 0.9), (6.8, 3), (6, 5.5), (0.8, 11.5), (7, 11.5)])
    static let letterA = Strokes(
        points: [
            (1, 5), (3, 4), (6, 4.5), (6.5, 6), (6.5, 12), (6.5, 7.5), (2, 7.8), (0.8, 10), (2.5, 11.8), (6.5, 10),
        ])

    /// Returns the smallest squared distance from a point to the strokes.
    private func distanceSquared(_ x: Double, _ y: Double) -> Double {
        zip(points, points.dropFirst()).map { start, end in
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let part = max(0, min(1, ((x - start.x) * dx + (y - start.y) * dy) / (dx * dx + dy * dy)))
            let (ex, ey) = (x - start.x - part * dx, y - start.y - part * dy)
            return ex * ex + ey * ey
        }.min() ?? .infinity
    }

    /// Returns the covered part of a pixel, in sixteenths; strokes are 1.6 points wide.
    func coverage(_ column: Int, _ row: Int, scale: Double) -> Int {
        func isCovered(_ x: Double, _ y: Double, margin: Double = 0) -> Bool {
            let reach = 0.8 + margin
            return distanceSquared((Double(column) + x) / scale, (Double(row) + y) / scale) <= reach * reach
        }
        guard isCovered(0.5, 0.5, margin: 0.75 / scale) else { return 0 }
        return (0..<16).count { isCovered((Double($0 % 4) + 0.5) / 4, (Double($0 / 4) + 0.5) / 4) }
    }
}

extension Bitmap {
    /// Returns the picture with letters side by side, at a distance in pixels from the top left.
    func lettered(_ letters: [Strokes], x: Double, y: Double, scale: Int, color: Pixel = .black) -> Bitmap {
        var copy = self
        for (index, letter) in letters.enumerated() {
            let left = x / Double(scale) + Double(index) * 9
            let moved = Strokes(points: letter.points.map { ($0.x + left, $0.y + y / Double(scale)) })
            copy.draw(moved, from: Int(left) * scale - 2 * scale, to: Int(left + 12) * scale, Double(scale), color)
        }
        return copy
    }

    /// Returns the picture with a smooth black disc, in pixels.
    func disc(x: Double, y: Double, radius: Double) -> Bitmap {
        var copy = self
        for row in 0..<height {
            for column in 0..<width {
                let part = (0..<16).count { sample in
                    let dx = Double(column) + (Double(sample % 4) + 0.5) / 4 - x
                    let dy = Double(row) + (Double(sample / 4) + 0.5) / 4 - y
                    return dx * dx + dy * dy <= radius * radius
                }
                copy[column, row] = copy[column, row].mixed(with: .black, part: part)
            }
        }
        return copy
    }

    private mutating func draw(_ letter: Strokes, from start: Int, to end: Int, _ scale: Double, _ color: Pixel) {
        for row in 0..<height {
            for column in max(0, start)..<min(width, end) {
                let part = letter.coverage(column, row, scale: scale)
                if part > 0 { self[column, row] = self[column, row].mixed(with: color, part: part) }
            }
        }
    }
}

extension Pixel {
    func mixed(with color: Pixel, part: Int) -> Pixel {
        func mix(_ own: UInt8, _ other: UInt8) -> UInt8 { UInt8((Int(own) * (16 - part) + Int(other) * part) / 16) }
        return Pixel(
            alpha: mix(alpha, color.alpha), red: mix(red, color.red), green: mix(green, color.green),
            blue: mix(blue, color.blue))
    }
}
