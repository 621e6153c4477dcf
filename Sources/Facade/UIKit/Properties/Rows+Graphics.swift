import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let graphicsTables = [
        caDisplayLink, nsShadow, uiUpdateInfo, uiUpdateLink, uiVisualEffectView, uiGlassEffect, uiGlassContainerEffect,
    ]

    static let caDisplayLink = ObjectProperty.table(of: CADisplayLink.self) {
        $0.add("paused", \.isPaused)
        $0.get("timestamp", \.timestamp)
        $0.get("targetTimestamp", \.targetTimestamp)
        $0.get("duration", \.duration)
        $0.add("preferredFramesPerSecond", \.preferredFramesPerSecond)
        $0.add("preferredFrameRateRange", \.preferredFrameRateRange)
        $0.add("frameInterval", \.frameInterval)
    }
    static let nsShadow = ObjectProperty.table(of: NSShadow.self) {
        $0.add("shadowOffset", \.shadowOffset)
        $0.add("shadowBlurRadius", \.shadowBlurRadius)
        $0.add("shadowColor", \.shadowColor)
    }
    static let uiUpdateInfo = ObjectProperty.table(of: UIUpdateInfo.self) {
        $0.get("immediatePresentationExpected", \.isImmediatePresentationExpected)
        $0.get("lowLatencyEventDispatchConfirmed", \.isLowLatencyEventDispatchConfirmed)
        $0.get("performingLowLatencyPhases", \.isPerformingLowLatencyPhases)
    }
    static let uiUpdateLink = ObjectProperty.table(of: UIUpdateLink.self) {
        $0.add("enabled", \.isEnabled)
        $0.add("requiresContinuousUpdates", \.requiresContinuousUpdates)
        $0.add("wantsLowLatencyEventDispatch", \.wantsLowLatencyEventDispatch)
        $0.add("wantsImmediatePresentation", \.wantsImmediatePresentation)
        $0.add("preferredFrameRateRange", \.preferredFrameRateRange)
    }
    static let uiVisualEffectView = ObjectProperty.table(of: UIVisualEffectView.self) {
        $0.add("effect", \.effect)
        $0.get("contentView", \.contentView)
    }
    static let uiGlassEffect = ObjectProperty.table(of: UIGlassEffect.self) {
        $0.add("interactive", \.isInteractive)
        $0.add("tintColor", \.tintColor)
    }
    static let uiGlassContainerEffect = ObjectProperty.table(of: UIGlassContainerEffect.self) {
        $0.add("spacing", \.spacing)
    }
}
