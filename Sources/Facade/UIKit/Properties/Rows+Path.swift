import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let pathTables = [
        uiBezierPath
    ]

    static let uiBezierPath = ObjectProperty.table(of: UIBezierPath.self) {
        $0.add("cgPath", \.cgPath)
        $0.get("empty", \.isEmpty)
        $0.get("bounds", \.bounds)
        $0.get("currentPoint", \.currentPoint)
        $0.add("lineWidth", \.lineWidth)
        $0.add("lineCapStyle", \.lineCapStyle)
        $0.add("lineJoinStyle", \.lineJoinStyle)
        $0.add("miterLimit", \.miterLimit)
        $0.add("flatness", \.flatness)
        $0.add("usesEvenOddFillRule", \.usesEvenOddFillRule)
    }
}
