public import Foundation
public import UIKit
import LayoutSimInertness

/// The user content controller, which connects an app to the scripts of a webpage; no scripts run here.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    /// The user scripts.
    open private(set) var userScripts: [WKUserScript] = []

    /// Creates a user content controller.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Adds a user script, which never runs here.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Removes all user scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// Does nothing here, since no scripts send messages.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { inert(.service, self) }
    /// Does nothing here, since no scripts send messages.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) { inert(.service, self) }
    /// Does nothing here, since no scripts send messages.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
        name: String
    ) { inert(.service, self) }
    /// Does nothing here, since no scripts send messages.
    open func removeScriptMessageHandler(forName name: String) { inert(.service, self) }
    /// Does nothing here, since no scripts send messages.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) { inert(.service, self) }
    /// Does nothing here, since no scripts send messages.
    open func removeAllScriptMessageHandlers() { inert(.service, self) }
    /// Does nothing here, since no content loads.
    open func add(_ contentRuleList: WKContentRuleList) { inert(.service, self) }
    /// Does nothing here, since no content loads.
    open func remove(_ contentRuleList: WKContentRuleList) { inert(.service, self) }
    /// Does nothing here, since no content loads.
    open func removeAllContentRuleLists() { inert(.service, self) }
}

/// A compiled list of rules for blocking content.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
    /// The identifier of the rule list.
    public let identifier: String!
    init(_ identifier: String) { self.identifier = identifier }
}

/// A store of content rule lists by identifier.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
    private static let shared = WKContentRuleListStore()
    private var lists: [String: WKContentRuleList] = [:]

    /// Returns the default store.
    open class func `default`() -> WKContentRuleListStore! { shared }
    /// Stores a rule list under an identifier, without reading its rules.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
    ) {
        let list = WKContentRuleList(identifier ?? "")
        lists[list.identifier] = list
        completionHandler(list, nil)
    }
    /// Looks up the rule list with an identifier; passes an error to the completion handler if there is none.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!,
        completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
    ) {
        let list = lists[identifier ?? ""]
        completionHandler(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
    }
    /// Removes the rule list with an identifier.
    open func removeContentRuleList(
        forIdentifier identifier: String!, completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void
    ) {
        lists[identifier ?? ""] = nil
        completionHandler(nil)
    }
}

/// The times to inject a user script.
public enum WKUserScriptInjectionTime: Int, Sendable {
    /// Before the document loads.
    case atDocumentStart = 0
    /// After the document loads.
    case atDocumentEnd = 1
}

/// A user script, which never runs here.
@preconcurrency @MainActor open class WKUserScript: NSObject {
    /// The source code of the script.
    public let source: String
    /// The time to inject the script.
    public let injectionTime: WKUserScriptInjectionTime
    /// A Boolean value that indicates whether to inject the script into the main frame only.
    public let isForMainFrameOnly: Bool

    /// Creates a user script.
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        super.init()
    }
    /// Creates a user script for a content world, which is ignored here.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
    }
}

/// A handler for resources with a custom URL scheme; never called here, since no pages load.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Asks the handler to begin loading a resource; never called here.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// Asks the handler to stop loading a resource; never called here.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A task for loading a resource with a custom URL scheme.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    /// The request of the task.
    var request: URLRequest { get }
    /// Receives the response for the resource.
    func didReceive(_ response: URLResponse)
    /// Receives some or all of the resource's data.
    func didReceive(_ data: Data)
    /// Finishes the task successfully.
    func didFinish()
    /// Finishes the task with an error.
    func didFailWithError(_ error: any Error)
}
