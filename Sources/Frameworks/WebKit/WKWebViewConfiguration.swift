public import Foundation
import UIKit
public import LayoutSimInertness

/// The configuration of a web view; here its properties only store their values.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
    /// The user content controller, which connects the app to the scripts of the page.
    open var userContentController = WKUserContentController()
    /// The preferences of the web view.
    open var preferences = WKPreferences()
    /// The default preferences of webpages.
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    /// The process pool for the web content.
    open var processPool = WKProcessPool()
    /// The data store of the pages.
    open var websiteDataStore = WKWebsiteDataStore.default()
    /// A Boolean value that indicates whether videos play inline.
    @Inert(.service) open var allowsInlineMediaPlayback = false
    /// The media types that require a user gesture to begin playing.
    @Inert(.service) open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = .all
    /// A Boolean value that indicates whether AirPlay is allowed.
    @Inert(.service) open var allowsAirPlayForMediaPlayback = true
    /// A Boolean value that indicates whether videos can play in Picture in Picture.
    @Inert(.service) open var allowsPictureInPictureMediaPlayback = true
    /// The types of data to detect in the text of the page.
    @Inert(.service) open var dataDetectorTypes: WKDataDetectorTypes = []
    /// The granularity of text selection.
    @Inert(.service) open var selectionGranularity: WKSelectionGranularity = .dynamic
    /// A Boolean value that indicates whether the user can zoom even if the page disallows it.
    @Inert(.service) open var ignoresViewportScaleLimits = false
    /// The app name that the user agent string includes.
    @Inert(.service) open var applicationNameForUserAgent: String? = nil
    /// A Boolean value that indicates whether to suppress rendering until all content is in memory.
    @Inert(.service) open var suppressesIncrementalRendering = false
    /// A Boolean value that indicates whether to upgrade `http` requests to `https` for known hosts.
    @Inert(.service) open var upgradeKnownHostsToHTTPS = true
    /// A Boolean value that indicates whether navigation is limited to the app's own domains.
    @Inert(.service) open var limitsNavigationsToAppBoundDomains = false
    private var handlers: [String: any WKURLSchemeHandler] = [:]

    /// Creates a configuration.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Registers a handler for a URL scheme, which is never called here, since no pages load.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        handlers[urlScheme] = urlSchemeHandler
    }
    /// Returns the handler registered for a URL scheme.
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The media types that require a user gesture to begin playing.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates media types from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Audio.
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    /// Video.
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    /// All media types.
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The types of data to detect in the text of a page.
public struct WKDataDetectorTypes: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates data detector types from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    /// Links.
    public static let link = WKDataDetectorTypes(rawValue: 2)
    /// Addresses.
    public static let address = WKDataDetectorTypes(rawValue: 4)
    /// Calendar events.
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    /// Package tracking numbers.
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 16)
    /// Flight numbers.
    public static let flightNumber = WKDataDetectorTypes(rawValue: 32)
    /// Lookup suggestions.
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 64)
    /// All data detector types.
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// The granularities of text selection.
public enum WKSelectionGranularity: Int, Sendable { case dynamic = 0, character }

/// A pool of web content processes; no processes run here.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
    /// Creates a process pool.
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The preferences of a web view; here its properties only store their values.
@preconcurrency @MainActor open class WKPreferences: NSObject {
    /// The minimum font size, in points.
    @Inert(.service) open var minimumFontSize: CGFloat = 0
    /// A Boolean value that indicates whether scripts can open windows without user interaction.
    @Inert(.service) open var javaScriptCanOpenWindowsAutomatically = false
    /// A Boolean value that indicates whether JavaScript is enabled; the older form of `allowsContentJavaScript`.
    @Inert(.service) open var javaScriptEnabled = true
    /// A Boolean value that indicates whether to warn the user about suspected fraudulent content.
    @Inert(.service) open var isFraudulentWebsiteWarningEnabled = true
    /// A Boolean value that indicates whether elements can enter full-screen mode.
    @Inert(.service) open var isElementFullscreenEnabled = false
    /// A Boolean value that indicates whether the user can interact with text.
    @Inert(.service) open var isTextInteractionEnabled = true
    /// A Boolean value that indicates whether to apply site-specific compatibility workarounds.
    @Inert(.service) open var isSiteSpecificQuirksModeEnabled = true
    /// A Boolean value that indicates whether to include backgrounds when printing.
    @Inert(.service) open var shouldPrintBackgrounds = false

    /// Creates preferences.
    @preconcurrency @MainActor public override init() { super.init() }
}

/// The preferences of a webpage; here its properties only store their values.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    /// The content modes of a webpage, for mobile or desktop devices.
    public enum ContentMode: Int, Sendable { case recommended = 0, mobile, desktop }
    /// The preferred content mode.
    @Inert(.service) open var preferredContentMode: ContentMode = .recommended
    /// A Boolean value that indicates whether JavaScript from the page can run.
    @Inert(.service) open var allowsContentJavaScript = true
    /// A Boolean value that indicates whether Lockdown Mode is enabled.
    @Inert(.service) open var isLockdownModeEnabled = false

    /// Creates preferences.
    @preconcurrency @MainActor public override init() { super.init() }
}
