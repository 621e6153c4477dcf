import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimSizes

/// A part of a band in which the same things are drawn, each at numbers that are linear in width and height.
struct PagePiece {
    /// In points, along the lowest line of the band and along the highest one.
    let widths: [ClosedRange<Double>]
    let heights: ClosedRange<Double>
    /// What is drawn in its first window, the lowest and narrowest one.
    let shapes: [DrawnShape]
    /// By shape, the numbers in the widest window of the lowest line and in the narrowest one of the highest line.
    let wider: [[Double]]
    let taller: [[Double]]
    /// How the author's constraints fare, a letter each: `=` tight, `<` with room to spare, `!` missed.
    let constraints: String
}

extension PagePiece {
    /// The corners, the shapes as `[form, view, numbers, changes per point of width, per point of height]`, and constraints.
    func json(_ palette: inout PagePalette, views: [String: Int]) -> JSON {
        let extent = (widths[0].upperBound - widths[0].lowerBound, heights.upperBound - heights.lowerBound)
        let shift = widths[1].lowerBound - widths[0].lowerBound
        let drawn = shapes.indices.map { place -> JSON in
            let shape = shapes[place]
            let across = zip(shape.numbers, wider[place]).map { extent.0 > 0 ? ($1 - $0) / extent.0 : 0 }
            let up = zip(zip(shape.numbers, taller[place]), across).map { pair, rate in
                extent.1 > 0 ? (pair.1 - pair.0 - rate * shift) / extent.1 : 0
            }
            return [
                .number(Double(palette.number(ofForm: shape.form))), .number(Double(views[shape.view] ?? -1)),
                PagePiece.json(shape.numbers, digits: 2), PagePiece.rates(across), PagePiece.rates(up),
            ]
        }
        let corners = widths.flatMap { [$0.lowerBound, $0.upperBound] }
        return [
            "w": PagePiece.json(corners, digits: 3),
            "h": PagePiece.json([heights.lowerBound, heights.upperBound], digits: 3), "s": .array(drawn),
            "c": .string(constraints),
        ]
    }

    private static func rates(_ rates: [Double]) -> JSON {
        rates.allSatisfy { abs($0) < 1e-4 } ? .number(0) : json(rates, digits: 4)
    }

    private static func json(_ numbers: [Double], digits: Int) -> JSON {
        let factor = (0..<digits).reduce(1.0) { factor, _ in factor * 10 }
        return .array(numbers.map { .number(($0 * factor).rounded() / factor + 0) })
    }
}
