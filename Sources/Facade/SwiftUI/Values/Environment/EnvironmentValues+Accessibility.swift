import Foundation
import UIKit

enum AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether something that helps people is in use.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] || accessibilityVoiceOverEnabled || accessibilitySwitchControlEnabled }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }
    /// Whether the user asks for less motion.
    public var accessibilityReduceMotion: Bool { fromUIKit { UIAccessibility.isReduceMotionEnabled } }
    /// Whether the user asks for less transparency.
    public var accessibilityReduceTransparency: Bool { fromUIKit { UIAccessibility.isReduceTransparencyEnabled } }
    /// Whether the user asks for more than color to tell things apart.
    public var accessibilityDifferentiateWithoutColor: Bool {
        fromUIKit { UIAccessibility.shouldDifferentiateWithoutColor }
    }
    /// Whether the user has colors inverted.
    public var accessibilityInvertColors: Bool { fromUIKit { UIAccessibility.isInvertColorsEnabled } }
    /// Whether VoiceOver is in use.
    public var accessibilityVoiceOverEnabled: Bool { fromUIKit { UIAccessibility.isVoiceOverRunning } }
    /// Whether Switch Control is in use.
    public var accessibilitySwitchControlEnabled: Bool { fromUIKit { UIAccessibility.isSwitchControlRunning } }
    /// Whether the user asks for shapes around buttons.
    public var accessibilityShowButtonShapes: Bool { fromUIKit { UIAccessibility.buttonShapesEnabled } }
    /// Whether the user asks for borders around controls; never here.
    public var accessibilityShowBorders: Bool { false }
    /// Whether large copies of small things are shown; never here.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    /// Whether the user asks for flashing lights to be dimmed; never here.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether moving pictures play by themselves; always here.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether quick actions are in use; never here.
    public var accessibilityQuickActionsEnabled: Bool { false }
    /// Whether Assistive Access is in use; never here.
    public var accessibilityAssistiveAccessEnabled: Bool { false }

    /// Asks UIKit on the main queue, where bodies are evaluated; elsewhere nothing is in use.
    private func fromUIKit(_ value: @MainActor () -> Bool) -> Bool {
        Thread.isMainThread && MainActor.assumeIsolated(value)
    }
}
