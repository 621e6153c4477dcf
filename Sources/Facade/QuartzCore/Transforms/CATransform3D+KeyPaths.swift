import CoreGraphics
import Foundation
import LayoutSimGeometry

/// The scale, rotation and translation of a transform, which key paths name.
private struct TransformParts {
    var scale: [CGFloat]
    /// The angles about the x-, y- and z-axes, in radians.
    var rotation: [CGFloat]
    var translation: [CGFloat]

    init(_ transform: CATransform3D) {
        let rows = transform.rows
        var axes = rows[0..<3].map { row in
            (row[0] * row[0] + row[1] * row[1] + row[2] * row[2]).squareRoot()
        }
        let cross =
            rows[0][0] * (rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1])
            - rows[0][1] * (rows[1][0] * rows[2][2] - rows[1][2] * rows[2][0])
            + rows[0][2] * (rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0])
        if cross < 0 { axes[0] = -axes[0] }
        scale = axes
        func element(_ row: Int, _ column: Int) -> CGFloat { axes[row] == 0 ? 0 : rows[row][column] / axes[row] }
        rotation = [
            Trigonometry.angle(y: element(1, 2), x: element(2, 2)),
            asin(max(-1, min(1, -element(0, 2)))),
            Trigonometry.angle(y: element(0, 1), x: element(0, 0)),
        ]
        translation = [transform.m41, transform.m42, transform.m43]
    }

    var transform: CATransform3D {
        var result = CATransform3DMakeScale(scale[0], scale[1], scale[2])
        result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation[0], 1, 0, 0))
        result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation[1], 0, 1, 0))
        result = CATransform3DConcat(result, CATransform3DMakeRotation(rotation[2], 0, 0, 1))
        return CATransform3DConcat(
            result, CATransform3DMakeTranslation(translation[0], translation[1], translation[2]))
    }
}

extension CATransform3D {
    /// Returns two transforms combined by a formula: their scale, rotation and translation, rotating the short way
    /// around, or their matrix elements where nothing rotates.
    func mixed(with other: CATransform3D, _ formula: (Double, Double) -> Double) -> CATransform3D {
        func mix(_ one: [CGFloat], _ other: [CGFloat]) -> [CGFloat] {
            zip(one, other).map { CGFloat(formula(Double($0), Double($1))) }
        }
        var (first, second) = (TransformParts(self), TransformParts(other))
        guard first.rotation != [0, 0, 0] || second.rotation != [0, 0, 0], first.transform.isNear(self),
            second.transform.isNear(other)
        else { return CATransform3D(rows: zip(rows, other.rows).map(mix)) }
        for axis in 0..<3 {
            while second.rotation[axis] - first.rotation[axis] > .pi { second.rotation[axis] -= 2 * .pi }
            while second.rotation[axis] - first.rotation[axis] < -.pi { second.rotation[axis] += 2 * .pi }
        }
        first.scale = mix(first.scale, second.scale)
        first.rotation = mix(first.rotation, second.rotation)
        first.translation = mix(first.translation, second.translation)
        return first.transform
    }

    private func isNear(_ other: CATransform3D) -> Bool {
        zip(rows.joined(), other.rows.joined()).allSatisfy { abs($0 - $1) < 1e-6 }
    }
}

extension CATransform3D {
    /// Returns the component that a key path such as `scale.x`, `rotation` or `translation.y` names.
    func part(_ path: String) -> Any? {
        let parts = TransformParts(self)
        let axis = CATransform3D.axis(path)
        switch path.split(separator: ".").first {
        case "scale": return axis.map { parts.scale[$0] } ?? (parts.scale[0] + parts.scale[1] + parts.scale[2]) / 3
        case "rotation": return parts.rotation[axis ?? 2]
        case "translation":
            return axis.map { parts.translation[$0] } as Any?
                ?? CGSize(width: parts.translation[0], height: parts.translation[1])
        default: return nil
        }
    }

    /// Returns the transform with another value for the component that a key path names.
    func setting(_ path: String, to value: Any?) -> CATransform3D {
        var parts = TransformParts(self)
        let axis = CATransform3D.axis(path)
        let number = value.flatMap(LayerNumber.double).map { CGFloat($0) }
        switch path.split(separator: ".").first {
        case "scale":
            guard let number else { return self }
            for index in axis.map({ [$0] }) ?? [0, 1, 2] { parts.scale[index] = number }
        case "rotation":
            guard let number else { return self }
            parts.rotation[axis ?? 2] = number
        case "translation":
            if let axis, let number {
                parts.translation[axis] = number
            } else if let size = LayerValue.cast(value, to: CGSize.self) {
                (parts.translation[0], parts.translation[1]) = (size.width, size.height)
            } else if let point = LayerValue.cast(value, to: CGPoint.self) {
                (parts.translation[0], parts.translation[1]) = (point.x, point.y)
            }
        default: return self
        }
        return parts.transform
    }

    private static func axis(_ path: String) -> Int? {
        switch path.split(separator: ".").dropFirst().first {
        case "x": 0
        case "y": 1
        case "z": 2
        default: nil
        }
    }
}
