import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let animationTables = [
        uiCubicTimingParameters, uiSpringTimingParameters, uiViewPropertyAnimator,
    ]

    static let uiCubicTimingParameters = ObjectProperty.table(of: UICubicTimingParameters.self) {
        $0.get("animationCurve", \.animationCurve)
        $0.get("controlPoint1", \.controlPoint1)
        $0.get("controlPoint2", \.controlPoint2)
        $0.get("timingCurveType", \.timingCurveType)
        $0.get("cubicTimingParameters", \.cubicTimingParameters)
        $0.get("springTimingParameters", \.springTimingParameters)
    }
    static let uiSpringTimingParameters = ObjectProperty.table(of: UISpringTimingParameters.self) {
        $0.get("initialVelocity", \.initialVelocity)
        $0.get("timingCurveType", \.timingCurveType)
        $0.get("cubicTimingParameters", \.cubicTimingParameters)
        $0.get("springTimingParameters", \.springTimingParameters)
    }
    static let uiViewPropertyAnimator = ObjectProperty.table(of: UIViewPropertyAnimator.self) {
        $0.get("timingParameters", \.timingParameters)
        $0.get("duration", \.duration)
        $0.get("delay", \.delay)
        $0.add("userInteractionEnabled", \.isUserInteractionEnabled)
        $0.add("manualHitTestingEnabled", \.isManualHitTestingEnabled)
        $0.add("interruptible", \.isInterruptible)
        $0.add("flushUpdates", \.flushUpdates)
        $0.add("scrubsLinearly", \.scrubsLinearly)
        $0.add("pausesOnCompletion", \.pausesOnCompletion)
        $0.get("state", \.state)
        $0.get("running", \.isRunning)
        $0.add("reversed", \.isReversed)
        $0.add("fractionComplete", \.fractionComplete)
    }
}
