import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimSizes

/// A part of a band in which the same shapes are drawn, with coordinates that are linear in width and height.
struct PagePiece {
    /// The ranges of widths, in points, along the lowest and the highest line of the band.
    let widths: [ClosedRange<Double>]
    let heights: ClosedRange<Double>
    /// The shapes in the first window, which is the lowest and narrowest one.
    let shapes: [DrawnShape]
    /// By shape, the numbers in the widest window of the lowest line and in the narrowest window of the highest line.
    let wider: [[Double]]
    let taller: [[Double]]
    /// The results of the authored constraints, one letter each: `=` tight, `<` with slack, `!` violated.
    let constraints: String
}

extension PagePiece {
    /// Returns the corners, the numbers of the shapes, which pieces share, and the constraint results. If a piece draws
    /// as many shapes as the previous one, only those that differ are listed, each after its index.
    func json(_ palette: inout PagePalette, views: [String: Int], after last: inout [Int]) -> JSON {
        let drawn = shapes.indices.map { palette.number(ofShape: shape($0, &palette, views)) }
        let changes = drawn.count == last.count ? drawn.indices.filter { drawn[$0] != last[$0] } : nil
        last = drawn
        let corners = widths.flatMap { [$0.lowerBound, $0.upperBound] }
        return [
            "w": PagePiece.json(corners, digits: 3),
            "h": PagePiece.json([heights.lowerBound, heights.upperBound], digits: 3),
            changes == nil ? "s" : "d": PagePiece.json(changes.map { $0.flatMap { [$0, drawn[$0]] } } ?? drawn),
            "c": .string(constraints),
        ]
    }

    /// `[form, view, numbers in a window without extent, changes per point of width, per point of height]`; changes of
    /// which there are fewer than numbers are repeated.
    private func shape(_ place: Int, _ palette: inout PagePalette, _ views: [String: Int]) -> String {
        let shape = shapes[place]
        let (wide, tall) = (widths[0].upperBound - widths[0].lowerBound, heights.upperBound - heights.lowerBound)
        let shift = widths[1].lowerBound - widths[0].lowerBound
        let across = zip(shape.numbers, wider[place]).map { PagePiece.rate($1 - $0, in: wide) }
        let up = zip(zip(shape.numbers, taller[place]), across).map { pair, rate in
            PagePiece.rate(pair.1 - pair.0 - rate * shift, in: tall)
        }
        let origins = shape.numbers.indices.map {
            shape.numbers[$0] - across[$0] * widths[0].lowerBound - up[$0] * heights.lowerBound
        }
        let form = Double(palette.number(ofForm: shape.form))
        let parts: JSON = [
            .number(form), .number(Double(views[shape.view] ?? -1)), PagePiece.json(origins, digits: 2),
            PagePiece.rates(across), PagePiece.rates(up),
        ]
        return parts.compact
    }

    /// Returns the change per point, rounded to halves and wholes if only rounding to pixels makes it differ.
    private static func rate(_ change: Double, in extent: Double) -> Double {
        guard extent > 0 else { return 0 }
        let rate = change / extent
        let plain = (rate * 2).rounded() / 2
        return abs(rate - plain) * extent <= 0.51 ? plain : rate
    }

    /// 0 if nothing moves, and the changes of one point if all points of a path move alike.
    private static func rates(_ rates: [Double]) -> JSON {
        if rates.allSatisfy({ abs($0) < 1e-5 }) { return .number(0) }
        let isAlike = zip(rates, rates.dropFirst(2)).allSatisfy { abs($0 - $1) < 1e-5 }
        return json(isAlike ? Array(rates.prefix(2)) : rates, digits: 5)
    }

    private static func json(_ numbers: [Int]) -> JSON { .array(numbers.map { .number(Double($0)) }) }

    private static func json(_ numbers: [Double], digits: Int) -> JSON {
        let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
        return .array(numbers.map { .number(($0 * factor).rounded() / factor + 0) })
    }
}
