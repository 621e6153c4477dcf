import CoreGraphics
import Foundation

/// The elements of a path as text, a line each; subpaths are separated by an empty line.
struct PathText {
    private(set) var text = ""

    init(_ path: CGPath, _ number: (CGFloat) -> String) {
        unsafe path.applyWithBlock { element in
            let (type, points) = unsafe (element.pointee.type, element.pointee.points)
            if type == .moveToPoint, !text.isEmpty { text += "\n" }
            let words = (0..<type.pointCount).map { index in
                let point = unsafe points[index]
                return "(\(number(point.x)), \(number(point.y)))"
            }
            text += type.word + " " + words.joined(separator: " ") + "\n"
        }
    }

    /// Returns a number with one to three digits after the point.
    static func number(_ value: CGFloat) -> String {
        let thousandths = (abs(value) * 1000).rounded(.toNearestOrEven)
        guard thousandths < 1e15 else { return "\(value)" }
        let (whole, part) = Int(thousandths).quotientAndRemainder(dividingBy: 1000)
        var digits = String(String(part + 1000).dropFirst())
        while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
        return (value < 0 && thousandths > 0 ? "-" : "") + "\(whole).\(digits)"
    }
}

extension CGPathElementType {
    fileprivate var word: String {
        switch self {
        case .moveToPoint: "MoveTo"
        case .addLineToPoint: "LineTo"
        case .addQuadCurveToPoint: "QuadCurveTo"
        case .addCurveToPoint: "CurveTo"
        case .closeSubpath: "Close"
        }
    }

    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}
