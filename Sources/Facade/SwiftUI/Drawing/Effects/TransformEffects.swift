public import CoreGraphics
import LayoutSimGeometry
import QuartzCore
import UIKit

/// Transforms what is drawn of a view, whose place stays the same.
struct TransformEffect: ViewEffect, Animatable {
    /// The numbers of the transform.
    var numbers: [Double] = []
    /// Returns the transform of numbers for a size of the view.
    let transform: ([Double], CGSize) -> CATransform3D
    var anchor: UnitPoint

    func makeView(in environment: EnvironmentValues) -> TransformHolder { TransformHolder() }

    func update(_ view: TransformHolder, in environment: EnvironmentValues) {
        view.transform(transform(numbers, view.bounds.size), about: anchor)
    }

    func isDrawable(in size: CGSize) -> Bool {
        let matrix = transform(numbers, size)
        let numbers = [
            matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23, matrix.m24,
            matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42, matrix.m43, matrix.m44,
            anchor.x, anchor.y,
        ]
        return numbers.allSatisfy(\.isFinite)
    }

    var animatableData: AnimatablePair<NumberList, UnitPoint.AnimatableData> {
        get { AnimatablePair(NumberList(numbers), anchor.animatableData) }
        set { (numbers, anchor.animatableData) = (newValue.first.numbers, newValue.second) }
    }
}

extension [Double] {
    /// The number at a place, 0 where there is none.
    fileprivate func number(_ place: Int) -> CGFloat { indices.contains(place) ? CGFloat(self[place]) : 0 }
}

extension View {
    /// Moves what is drawn of the view by shares of its size.
    nonisolated func shifted(x: Double, y: Double) -> some View {
        effect(
            TransformEffect(
                numbers: [x, y],
                transform: { CATransform3DMakeTranslation($0.number(0) * $1.width, $0.number(1) * $1.height, 0) },
                anchor: .topLeading))
    }

    /// Turns the view about a point.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect(
            TransformEffect(
                numbers: [angle.radians],
                transform: { numbers, _ in CATransform3DMakeRotation(numbers.number(0), 0, 0, 1) }, anchor: anchor))
    }
    /// Makes the view larger or smaller about a point.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        effect(
            TransformEffect(
                numbers: [Double(scale.width), Double(scale.height)],
                transform: { numbers, _ in CATransform3DMakeScale(numbers.number(0), numbers.number(1), 1) },
                anchor: anchor))
    }
    /// Makes the view larger or smaller about a point.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }
    /// Makes the view larger or smaller about a point.
    nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
    /// Turns the view about an axis in space, which is seen from a distance of its larger side by the perspective.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let turn = { (numbers: [Double], size: CGSize) in
            var seen = CATransform3DIdentity
            let distance = max(size.width, size.height)
            if distance > 0 { seen.m34 = -perspective / distance }
            let turned = CATransform3DMakeRotation(numbers.number(0), axis.x, axis.y, axis.z)
            let moved = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -anchorZ), turned)
            return CATransform3DConcat(CATransform3DConcat(moved, CATransform3DMakeTranslation(0, 0, anchorZ)), seen)
        }
        return effect(TransformEffect(numbers: [angle.radians], transform: turn, anchor: anchor))
    }
    /// Transforms what is drawn of the view, about its upper leading corner.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        effect(TransformEffect(transform: { _, _ in CATransform3DMakeAffineTransform(transform) }, anchor: .topLeading))
    }
    /// Transforms what is drawn of the view in space, about its upper leading corner.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        effect(TransformEffect(transform: { _, _ in transform.layerTransform }, anchor: .topLeading))
    }
}
