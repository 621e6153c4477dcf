public import Foundation

extension UIAccessibility {
    /// The options for touches on an element that allows direct interaction.
    public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let silentOnTouch = DirectTouchOptions(rawValue: 1)
        public static let requiresActivation = DirectTouchOptions(rawValue: 2)
    }

    /// The identifier of an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// The ears with paired hearing devices.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let left = HearingDeviceEar(rawValue: 2)
        public static let right = HearingDeviceEar(rawValue: 4)
        public static let both: HearingDeviceEar = [.left, .right]
    }

    public static var hearingDevicePairedEar: HearingDeviceEar { [] }
    public static func registerGestureConflictWithZoom() {}
    /// Calls the completion handler with `false`, since no Guided Access session can start here.
    public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }
    /// Returns a path of a view in points of the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        guard let copy = path.copy() as? UIBezierPath else { return path }
        let origin = view.convert(CGPoint.zero, to: nil as UIView?)
        copy.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
        return copy
    }

    private nonisolated static func name(_ middle: String) -> NSNotification.Name {
        NSNotification.Name("UIAccessibility\(middle)Notification")
    }
    public nonisolated static let elementFocusedNotification = name("ElementFocused")
    public nonisolated static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
        "ButtonShapesEnabledStatusDidChange")
    public nonisolated static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
    public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
    public nonisolated static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
    public nonisolated static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
    public nonisolated static let differentiateWithoutColorDidChangeNotification = name(
        "ShouldDifferentiateWithoutColorDidChange")
    public nonisolated static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = name(
        "PrefersCrossFadeTransitionsStatusDidChange")
    public nonisolated static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
    public nonisolated static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
    public nonisolated static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
    public nonisolated static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
    public nonisolated static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
    public nonisolated static let hearingDevicePairedEarDidChangeNotification = name("HearingDevicePairedEarDidChange")

    public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
