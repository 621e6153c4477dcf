import CoreGraphics
import UIKit

extension UIColor {
    /// The numbers by which animations mix colors: those of sRGB, as Core Animation mixes them [chosen].
    var mixedNumbers: [Double] { cgColor.standardComponents.map { Double($0) } }

    /// Creates a color of the numbers by which animations mix it.
    convenience init(mixedNumbers numbers: [Double]) {
        func number(_ place: Int) -> CGFloat {
            place < numbers.count ? CGFloat(min(max(numbers[place], 0), 1)) : 0
        }
        self.init(red: number(0), green: number(1), blue: number(2), alpha: number(3))
    }
}

extension _Paint {
    /// The numbers that animations change: the opacity, and those of a color, or of a gradient's colors and places;
    /// `nil` for what is no color and no gradient.
    var numbers: [Double]? {
        switch kind {
        case .color(let color): [opacity] + color.mixedNumbers
        case .gradient(let gradient):
            [opacity] + gradient.stops.flatMap { $0.color.mixedNumbers + [Double($0.location)] } + gradient.form.numbers
        case .material, .glass, .tiles, .mesh: nil
        }
    }

    /// Returns the paint with other numbers.
    func with(numbers: [Double]) -> _Paint {
        var paint = self
        paint.opacity = min(max(numbers.first ?? opacity, 0), 1)
        let rest = Array(numbers.dropFirst())
        switch kind {
        case .color: paint.kind = .color(UIColor(mixedNumbers: rest))
        case .gradient(var gradient):
            for index in gradient.stops.indices where rest.count >= index * 5 + 5 {
                let own = Array(rest[index * 5..<index * 5 + 5])
                gradient.stops[index] = GradientPaint.Stop(
                    color: UIColor(mixedNumbers: own), location: CGFloat(own[4]))
            }
            gradient.form = gradient.form.with(numbers: Array(rest.dropFirst(gradient.stops.count * 5)))
            paint.kind = .gradient(gradient)
        case .material, .glass, .tiles, .mesh: break
        }
        return paint
    }
}

extension GradientPaint.Form {
    fileprivate var numbers: [Double] {
        func places(_ points: UnitPoint...) -> [Double] { points.flatMap { [Double($0.x), Double($0.y)] } }
        return switch self {
        case .linear(let start, let end): places(start, end)
        case .radial(let center, let from, let to), .elliptical(let center, let from, let to):
            places(center) + [Double(from), Double(to)]
        case .angular(let center, let from, let to): places(center) + [from.radians, to.radians]
        }
    }

    fileprivate func with(numbers: [Double]) -> GradientPaint.Form {
        guard numbers.count >= 4 else { return self }
        let first = UnitPoint(x: CGFloat(numbers[0]), y: CGFloat(numbers[1]))
        let (third, fourth) = (CGFloat(numbers[2]), CGFloat(numbers[3]))
        return switch self {
        case .linear: .linear(first, UnitPoint(x: third, y: fourth))
        case .radial: .radial(first, from: third, to: fourth)
        case .elliptical: .elliptical(first, from: third, to: fourth)
        case .angular: .angular(first, from: .radians(numbers[2]), to: .radians(numbers[3]))
        }
    }
}
