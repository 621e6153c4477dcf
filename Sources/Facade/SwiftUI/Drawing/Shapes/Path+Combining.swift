public import CoreGraphics
import Foundation

extension Path {
    /// Returns the path moved.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }
    /// Returns the path transformed.
    public func applying(_ transform: CGAffineTransform) -> Path { Path(steps: steps.applying(transform)) }
    /// Returns the outline of the stroked path.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var path = cgPath
        if !style.dash.isEmpty { path = path.copy(dashingWithPhase: style.dashPhase, lengths: style.dash) }
        return Path(
            path.copy(
                strokingWithWidth: style.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
                miterLimit: style.miterLimit))
    }
    /// Returns the path without overlaps.
    public func normalized(eoFill: Bool = true) -> Path { Path(cgPath.normalized(using: .init(eoFill))) }
    /// Returns what is in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.intersection(other.cgPath, using: .init(eoFill)))
    }
    /// Returns what is in one of the paths.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.union(other.cgPath, using: .init(eoFill)))
    }
    /// Returns what is in this path and not in another.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.subtracting(other.cgPath, using: .init(eoFill)))
    }
    /// Returns what is in one of the paths alone.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.symmetricDifference(other.cgPath, using: .init(eoFill)))
    }
    /// Returns the lines of this path that are inside of another.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineIntersection(other.cgPath, using: .init(eoFill)))
    }
    /// Returns the lines of this path that are outside of another.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        Path(cgPath.lineSubtracting(other.cgPath, using: .init(eoFill)))
    }
}

extension CGPathFillRule {
    /// Creates the rule of a choice.
    init(_ isEvenOdd: Bool) { self = isEvenOdd ? .evenOdd : .winding }
}

extension Path: LosslessStringConvertible {
    /// The parts as numbers and letters: `m` begins, `l`, `q` and `c` draw, `h` goes back.
    public var description: String {
        steps.map { step in
            let numbers = step.points.map { "\(Self.text($0.x)) \(Self.text($0.y)) " }.joined()
            return switch step {
            case .move: numbers + "m"
            case .line: numbers + "l"
            case .quadCurve: numbers + "q"
            case .curve: numbers + "c"
            case .close: "h"
            }
        }.joined(separator: " ")
    }

    /// Creates a path of what `description` gives; `nil` for other texts.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(separator: " ") {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            numbers = []
            switch (word, points.count) {
            case ("m", 1): move(to: points[0])
            case ("l", 1): addLine(to: points[0])
            case ("q", 2): addQuadCurve(to: points[1], control: points[0])
            case ("c", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): closeSubpath()
            default: return nil
            }
        }
        if !numbers.isEmpty { return nil }
    }

    private static func text(_ number: CGFloat) -> String {
        let value = Double(number)
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
}
