public import Foundation
public import LayoutSimInertness

/// The accessibility traits of an element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No traits.
    public static let none: UIAccessibilityTraits = []
    /// The element behaves like a button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// The element behaves like a link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// The element is an image.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// The element plays its own sound when it is activated.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    /// The element is a key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    /// The element is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// The element sums up the app's current state when the app starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    /// The element is disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// The element changes its label or value often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// The element is a search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    /// The element starts a media session when it is activated.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    /// The element's value can be raised and lowered.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// The element takes touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    /// The element turns the page when its text has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
    /// The element is a tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
    /// The element is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 65536)
    /// The element is a switch, spoken as on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
    /// The element's content can be zoomed; not among the traits recorded here.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)
}

/// How the user moves through the elements of a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic = 0
    case separate
    case combined
}

/// The type of content that Zoom follows.
public enum UIAccessibilityZoomType: Int, Sendable { case insertionPoint = 0 }

/// The kind of a container of elements.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none = 0
    case dataTable
    case list
    case landmark
    case semanticGroup
}

/// The direction in which an assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left
    case up
    case down
    case next
    case previous
}

/// A custom accessibility action.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// The name of the action.
    open var name: String
    /// The name of the action with speech attributes; it does not follow changes of `name`; stored only.
    @Inert(.service) open var attributedName: NSAttributedString = NSAttributedString(string: "")
    /// The image beside the name; stored only.
    @Inert(.behavior) open var image: UIImage? = nil
    /// The object to which the action sends its selector, referenced weakly.
    open weak var target: AnyObject? { didSet { inert(.service, self) } }
    /// The selector that the action sends to its target; stored only.
    @Inert(.service) open var selector: Selector? = nil
    /// The category that groups actions, since iOS 18; stored only.
    @Inert(.service) open var category: String? = nil
    /// The category of editing actions.
    public nonisolated static let editCategory = "UIAccessibilityCustomActionCategoryEdit"
    /// The closure that performs the action and returns whether it did anything; stored only.
    @Inert(.service) open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil

    /// Creates an action that sends a selector to a target.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        _attributedName = Inert(wrappedValue: NSAttributedString(string: name), .service)
        self.target = target as AnyObject?
        _selector = Inert(wrappedValue: selector, .service)
        super.init()
    }
    /// Creates an action that runs a closure.
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        self.name = name
        _attributedName = Inert(wrappedValue: NSAttributedString(string: name), .service)
        _actionHandler = Inert(wrappedValue: actionHandler, .service)
        super.init()
    }
    /// Creates an action with an attributed name that runs a closure.
    public convenience init(
        attributedName: NSAttributedString, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
    ) {
        self.init(name: attributedName.string, actionHandler: actionHandler)
        _attributedName = Inert(wrappedValue: attributedName, .service)
    }
    /// Creates an action with an attributed name that sends a selector to a target.
    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(name: attributedName.string, target: target, selector: selector)
        _attributedName = Inert(wrappedValue: attributedName, .service)
    }
    /// Creates an action with an image that runs a closure.
    public convenience init(name: String, image: UIImage?, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
    /// Creates an action with an image that sends a selector to a target.
    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }
}

/// The state of assistive technologies, and notifications to them.
@preconcurrency @MainActor public enum UIAccessibility {
    /// A notification that an app posts to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Most of the screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Part of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text is to be spoken.
        public static let announcement = Notification(rawValue: 1008)
        /// The content has scrolled by a page.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// An assistive technology is to pause.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
        /// A paused assistive technology is to resume.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
    }
    /// Whether VoiceOver is on; always `false` here.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether Switch Control is on; always `false` here.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the simulated device reduces motion.
    public static var isReduceMotionEnabled: Bool { SimulatedDevice.current.reducesMotion }
    /// Whether transparency is reduced; always `false` here.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether text is bold throughout the system; always `false` here.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether the system's colors have increased contrast; always `false` here.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether the display is in grayscale; always `false` here.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the display's colors are inverted; always `false` here.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether a Guided Access session is active; always `false` here.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether closed captions are on; always `false` here.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether Speak Screen is on; always `false` here.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether Speak Selection is on; always `false` here.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether shaking the device offers to undo; always `true` here.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Whether AssistiveTouch is on; always `false` here.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether audio is mono; always `false` here.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether switches show labels for on and off; always `false` here.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether colors must not be the only way to tell things apart; always `false` here.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether transitions are to cross-fade rather than slide; always `false` here.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether video previews play by themselves; always `true` here.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Whether buttons are shown with visible shapes; always `false` here.
    public static var buttonShapesEnabled: Bool { false }
    /// Posts a notification to assistive technologies; does nothing here.
    public static func post(notification: Notification, argument: Any?) { inert(.behavior, in: Self.self) }
    /// Returns the element that an assistive technology focuses; always `nil` here.
    public static func focusedElement(using identifier: AssistiveTechnologyIdentifier?) -> Any? { nil }
    /// Tells Zoom that the user's focus has moved to a frame in a view; does nothing here.
    public static func zoomFocusChanged(zoomType: UIAccessibilityZoomType, toFrame frame: CGRect, in view: UIView) {
        inert(.behavior, in: Self.self)
    }
    /// Returns a rectangle of a view in points of the window, which are those of the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: nil as UIView?)
    }

    /// Posted when VoiceOver starts or stops; never posted here.
    public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when the Reduce Motion setting changes; never posted here.
    public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when the Reduce Transparency setting changes; never posted here.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when the Bold Text setting changes; never posted here.
    public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted when the Increase Contrast setting changes; never posted here.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerColorsStatusDidChangeNotification")
    /// Posted when an announcement has been spoken; never posted here.
    public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
}
