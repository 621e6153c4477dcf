import Foundation

extension MadeJPEG {
    /// The first component at a pixel by the definition of the transform (ITU-T T.81, A.3.3), where it is not sampled
    /// more rarely than others.
    package func sample(_ x: Int, _ y: Int) -> Double {
        let component = components[0]
        let block = component.blocks[y / 8 * component.stride + x / 8]
        func wave(_ frequency: Int, _ place: Int) -> Double {
            (frequency == 0 ? 0.5.squareRoot() : 1) * cos(Double((2 * place + 1) * frequency) * .pi / 16)
        }
        var sum = 0.0
        for (place, value) in block.enumerated() where value != 0 {
            let (column, row) = MadeJPEG.frequencies[place]
            sum += Double(value * MadeJPEG.quantizer(place)) * wave(column, x % 8) * wave(row, y % 8)
        }
        return min(255, max(0, sum / 4 + 128))
    }

    /// The divisor of a coefficient.
    static func quantizer(_ place: Int) -> Int { 2 + place / 8 }

    /// The frequencies across and down of coefficients, in the order of the zigzag.
    private static let frequencies: [(column: Int, row: Int)] = (0..<15).flatMap { sum in
        let all = (max(0, sum - 7)...min(7, sum)).map { (column: $0, row: sum - $0) }
        return sum.isMultiple(of: 2) ? all : all.reversed()
    }
}
