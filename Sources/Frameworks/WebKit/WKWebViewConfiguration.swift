public import Foundation
import UIKit

/// The settings of a view of a page, which hold their values.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
    /// What the page and the app tell each other.
    open var userContentController = WKUserContentController()
    /// What the page may do.
    open var preferences = WKPreferences()
    /// What each page may do.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// What shows pages.
    open var processPool = WKProcessPool()
    /// What pages store.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// Whether videos play where they stand.
    open var allowsInlineMediaPlayback = false
    /// Which sounds and films wait for people.
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    /// Whether films may play on other devices.
    open var allowsAirPlayForMediaPlayback = true
    /// Whether films may play in a corner.
    open var allowsPictureInPictureMediaPlayback = true
    /// What the page finds in text.
    open var dataDetectorTypes: WKDataDetectorTypes = []
    /// What a selection is made of.
    open var selectionGranularity: WKSelectionGranularity = .dynamic
    /// Whether people may zoom where the page forbids it.
    open var ignoresViewportScaleLimits = false
    /// What the browser adds to its name.
    open var applicationNameForUserAgent: String?
    /// Whether nothing is shown before all of it is there.
    open var suppressesIncrementalRendering = false
    /// Whether `http` becomes `https`.
    open var upgradeKnownHostsToHTTPS = true
    /// Whether the page knows that it is in an app.
    open var limitsNavigationsToAppBoundDomains = false
    private var handlers: [String: any WKURLSchemeHandler] = [:]

    /// Creates settings.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Has a handler answer for a scheme, which no page asks for.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        handlers[urlScheme] = urlSchemeHandler
    }
    /// The handler of a scheme.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Which sounds and films wait for people.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// Its value.
    public let rawValue: UInt
    /// Creates one of a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Sounds.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Films.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All of them.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// What a page finds in text.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// Its value.
    public let rawValue: UInt
    /// Creates one of a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Telephone numbers.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Links.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Places.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Events.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// Numbers of parcels.
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
    /// Flights.
    public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
    /// What could be looked up.
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
    /// All of them.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// What a selection is made of.
public enum WKSelectionGranularity: Int, Sendable { case dynamic = 0, character }

/// What shows pages; nothing does.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
    /// Creates one.
    @preconcurrency @MainActor public override init() { super.init() }
}

/// What a page may do, which holds its values.
@preconcurrency @MainActor open class WKPreferences: NSObject {
    /// The smallest text, in points.
    open var minimumFontSize: CGFloat = 0
    /// Whether scripts may open windows.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Whether scripts run, by the older name.
    open var javaScriptEnabled = true
    /// Whether people are warned of pages that cheat.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Whether elements may fill the screen.
    open var isElementFullscreenEnabled = false
    /// Whether text can be touched.
    open var isTextInteractionEnabled = true
    /// Whether pages may ask whether people want to be followed.
    open var isSiteSpecificQuirksModeEnabled = true
    /// Whether the page may be printed with its backgrounds.
    open var shouldPrintBackgrounds = false

    /// Creates settings.
    @preconcurrency @MainActor public override init() { super.init() }
}

/// What one page may do, which holds its values.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    /// For which device the page is.
    public enum ContentMode: Int, Sendable { case recommended = 0, mobile, desktop }
    /// For which device the page is.
    open var preferredContentMode: ContentMode = .recommended
    /// Whether its scripts run.
    open var allowsContentJavaScript = true
    /// Whether it is shown with care.
    open var isLockdownModeEnabled = false

    /// Creates settings.
    @preconcurrency @MainActor public override init() { super.init() }
}
