public import Foundation
import UIKit

/// The settings of a view of a page, which hold their values.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
    /// What the page and the app tell each other.
    open var userContentController = WKUserContentController()
    /// What the page may do.
    open var preferences = WKPreferences()
    /// Whether videos play where they stand.
    open var allowsInlineMediaPlayback = false
    /// What the browser adds to its name.
    open var applicationNameForUserAgent: String?
    /// Whether nothing is shown before all of it is there.
    open var suppressesIncrementalRendering = false
}

/// What a page may do, which holds its values.
@preconcurrency @MainActor open class WKPreferences: NSObject {
    /// The smallest text, in points.
    open var minimumFontSize: Double = 0
    /// Whether scripts may open windows.
    open var javaScriptCanOpenWindowsAutomatically = false
}

/// What a page and the app tell each other; no page tells anything.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    /// The scripts.
    open private(set) var userScripts: [WKUserScript] = []

    /// Keeps a script, which never runs.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Forgets all scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// Messages of this name never come.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Messages of this name never came.
    open func removeScriptMessageHandler(forName name: String) {}
}

/// When a script would run.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the page.
    case atDocumentStart = 0
    /// After the page.
    case atDocumentEnd = 1
}

/// A script, which holds its text and never runs.
@preconcurrency @MainActor open class WKUserScript: NSObject {
    /// The text.
    public let source: String
    /// When it would run.
    public let injectionTime: WKUserScriptInjectionTime
    /// Whether it would run in the page's main frame alone.
    public let isForMainFrameOnly: Bool

    /// Creates a script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        super.init()
    }
}
