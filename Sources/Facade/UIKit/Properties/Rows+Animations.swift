import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let animationsTables = [
        caAnimation, caPropertyAnimation, caBasicAnimation, caKeyframeAnimation, caSpringAnimation, caTransition,
        caAnimationGroup,
    ]

    static let caAnimation = ObjectProperty.table(of: CAAnimation.self) {
        $0.add("timingFunction", \.timingFunction)
        $0.add("delegate", \.delegate)
        $0.add("removedOnCompletion", \.isRemovedOnCompletion)
        $0.add("preferredFrameRateRange", \.preferredFrameRateRange)
        $0.add("beginTime", \.beginTime)
        $0.add("duration", \.duration)
        $0.add("speed", \.speed)
        $0.add("timeOffset", \.timeOffset)
        $0.add("repeatCount", \.repeatCount)
        $0.add("repeatDuration", \.repeatDuration)
        $0.add("autoreverses", \.autoreverses)
        $0.add("fillMode", \.fillMode)
    }
    static let caPropertyAnimation = ObjectProperty.table(of: CAPropertyAnimation.self) {
        $0.add("keyPath", \.keyPath)
        $0.add("additive", \.isAdditive)
        $0.add("cumulative", \.isCumulative)
        $0.add("valueFunction", \.valueFunction)
    }
    static let caBasicAnimation = ObjectProperty.table(of: CABasicAnimation.self) {
        $0.add("fromValue", \.fromValue)
        $0.add("toValue", \.toValue)
        $0.add("byValue", \.byValue)
    }
    static let caKeyframeAnimation = ObjectProperty.table(of: CAKeyframeAnimation.self) {
        $0.add("values", \.values)
        $0.add("path", \.path)
        $0.add("keyTimes", \.keyTimes)
        $0.add("timingFunctions", \.timingFunctions)
        $0.add("calculationMode", \.calculationMode)
        $0.add("tensionValues", \.tensionValues)
        $0.add("continuityValues", \.continuityValues)
        $0.add("biasValues", \.biasValues)
        $0.add("rotationMode", \.rotationMode)
    }
    static let caSpringAnimation = ObjectProperty.table(of: CASpringAnimation.self) {
        $0.add("mass", \.mass)
        $0.add("stiffness", \.stiffness)
        $0.add("damping", \.damping)
        $0.add("initialVelocity", \.initialVelocity)
        $0.add("allowsOverdamping", \.allowsOverdamping)
        $0.get("perceptualDuration", \.perceptualDuration)
        $0.get("bounce", \.bounce)
        $0.get("settlingDuration", \.settlingDuration)
    }
    static let caTransition = ObjectProperty.table(of: CATransition.self) {
        $0.add("type", \.type)
        $0.add("subtype", \.subtype)
        $0.add("startProgress", \.startProgress)
        $0.add("endProgress", \.endProgress)
        $0.add("filter", \.filter)
    }
    static let caAnimationGroup = ObjectProperty.table(of: CAAnimationGroup.self) {
        $0.add("animations", \.animations)
    }
}
