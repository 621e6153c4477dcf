import CoreGraphics

/// An animation of a single number of a layer's geometry, or of its opacity.
package struct NumberAnimation {
    /// The animated numbers of a layer.
    package enum Number {
        case x, y, width, height, opacity
    }

    /// The number that is animated.
    package let number: Number
    /// The values at the start, at keyframes and at the end, either added to the layer's own value or in place of it.
    package let way: [Double]
    /// Whether the values are added to the layer's own value instead of replacing it.
    package let isAdditive: Bool
    /// The timing of the animation.
    package let course: AnimationCourse
}

extension CALayer {
    /// The animations of the layer's geometry and opacity, both running ones and those kept by the clock after they
    /// ended, in the order in which they were added; only those that keyframe values and a timing curve can describe.
    package var numberAnimations: [NumberAnimation] {
        let ended = AnimationClock.current.ended.filter { $0.layer === self }.map(\.animation)
        return (ended + animationsInOrder.map(\.animation)).flatMap(\.numberAnimations)
    }
}

extension CAAnimation {
    fileprivate var numberAnimations: [NumberAnimation] {
        guard let animation = self as? CAPropertyAnimation, let course = animation.course,
            let ways = animation.wayOfNumbers
        else { return [] }
        return ways.map {
            NumberAnimation(number: $0.number, way: $0.way, isAdditive: animation.isAdditive, course: course)
        }
    }
}

extension CAPropertyAnimation {
    /// The values that each number passes through.
    fileprivate var wayOfNumbers: [(number: NumberAnimation.Number, way: [Double])]? {
        let values: [Any?] =
            switch self {
            case let animation as CABasicAnimation: [animation.fromValue, animation.toValue]
            case let animation as CAKeyframeAnimation: KeyframeWay(animation).values
            default: []
            }
        let stations = values.compactMap { numbers(of: $0) }
        guard let first = stations.first, stations.count == values.count else { return nil }
        return first.indices.map { place in (first[place].number, stations.map { $0[place].value }) }
    }

    /// Returns the numbers that a value of the animated property specifies.
    fileprivate func numbers(of value: Any?) -> [(number: NumberAnimation.Number, value: Double)]? {
        guard let value = value.map(AnimatedValue.unboxed) else { return nil }
        switch (keyPath, value) {
        case ("position", let point as CGPoint): return [(.x, Double(point.x)), (.y, Double(point.y))]
        case ("bounds.size", let size as CGSize): return [(.width, Double(size.width)), (.height, Double(size.height))]
        case ("bounds", let rect as CGRect):
            return [(.width, Double(rect.size.width)), (.height, Double(rect.size.height))]
        case ("position.x", _): return LayerNumber.double(value).map { [(.x, $0)] }
        case ("position.y", _): return LayerNumber.double(value).map { [(.y, $0)] }
        case ("bounds.size.width", _): return LayerNumber.double(value).map { [(.width, $0)] }
        case ("bounds.size.height", _): return LayerNumber.double(value).map { [(.height, $0)] }
        case ("opacity", _): return LayerNumber.double(value).map { [(.opacity, $0)] }
        default: return nil
        }
    }
}
