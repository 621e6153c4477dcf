public import Foundation
import LayoutSimInertness

extension UIAccessibility {
    /// The options for touches on an element that allows direct interaction.
    public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Touches on the element do not interrupt what an assistive technology says; without effect here.
        public static let silentOnTouch = DirectTouchOptions(rawValue: 1)
        /// The element takes direct touches only after it has been activated; without effect here.
        public static let requiresActivation = DirectTouchOptions(rawValue: 2)
    }

    /// The identifier of an assistive technology.
    public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Switch Control.
        public static let notificationSwitchControl = Self(
            rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
        /// VoiceOver.
        public static let notificationVoiceOver = Self(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    }

    /// The ears with paired hearing devices.
    public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left ear.
        public static let left = HearingDeviceEar(rawValue: 2)
        /// The right ear.
        public static let right = HearingDeviceEar(rawValue: 4)
        /// Both ears.
        public static let both: HearingDeviceEar = [.left, .right]
    }

    /// The ears with paired hearing devices; always empty here.
    public static var hearingDevicePairedEar: HearingDeviceEar { [] }
    /// Warns the user that a gesture of the app conflicts with Zoom; does nothing here.
    public static func registerGestureConflictWithZoom() { inert(.behavior, in: Self.self) }
    /// Calls the completion handler with `false`, since no Guided Access session can start here.
    public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
        completionHandler(false)
    }
    /// Returns a path of a view in points of the screen.
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        guard let copy = path.copy() as? UIBezierPath else { return path }
        func place(_ point: CGPoint) -> CGPoint {
            view.convert(point, to: nil as UIView?)
        }
        let origin = place(.zero)
        let (x, y) = (place(CGPoint(x: 1, y: 0)) - origin, place(CGPoint(x: 0, y: 1)) - origin)
        copy.apply(CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y))
        return copy
    }

    private nonisolated static func name(_ middle: String) -> NSNotification.Name {
        NSNotification.Name("UIAccessibility\(middle)Notification")
    }
    /// Posted when an assistive technology focuses an element; never posted here.
    public nonisolated static let elementFocusedNotification = name("ElementFocused")
    /// Posted when Switch Control starts or stops; never posted here.
    public nonisolated static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
    /// Posted when the Button Shapes setting changes; never posted here.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
        "ButtonShapesEnabledStatusDidChange")
    /// Posted when the Classic Invert setting changes; never posted here.
    public nonisolated static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
    /// Posted when the Grayscale setting changes; never posted here.
    public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
    /// Posted when a Guided Access session starts or ends; never posted here.
    public nonisolated static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
    /// Posted when the Closed Captions setting changes; never posted here.
    public nonisolated static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
    /// Posted when the Differentiate Without Color setting changes; never posted here.
    public nonisolated static let differentiateWithoutColorDidChangeNotification = name(
        "ShouldDifferentiateWithoutColorDidChange")
    /// Posted when the Auto-Play Video Previews setting changes; never posted here.
    public nonisolated static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
    /// Posted when the Prefer Cross-Fade Transitions setting changes; never posted here.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = name(
        "PrefersCrossFadeTransitionsStatusDidChange")
    /// Posted when the Speak Screen setting changes; never posted here.
    public nonisolated static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
    /// Posted when the Speak Selection setting changes; never posted here.
    public nonisolated static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")
    /// Posted when the On/Off Labels setting changes; never posted here.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
    /// Posted when the Shake to Undo setting changes; never posted here.
    public nonisolated static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
    /// Posted when AssistiveTouch starts or stops; never posted here.
    public nonisolated static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
    /// Posted when the Mono Audio setting changes; never posted here.
    public nonisolated static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
    /// Posted when the ears with paired hearing devices change; never posted here.
    public nonisolated static let hearingDevicePairedEarDidChangeNotification = name("HearingDevicePairedEarDidChange")

    /// The key of the text of an announcement that finished.
    public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
    /// The key of a Boolean number that tells whether an announcement was spoken to its end.
    public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
    /// The key of the element that gained focus.
    public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that lost focus.
    public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the identifier of the assistive technology that moved focus.
    public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
}
