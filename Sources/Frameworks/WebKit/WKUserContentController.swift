public import Foundation
public import UIKit

/// What a page and the app tell each other; no page tells anything.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    /// The scripts.
    open private(set) var userScripts: [WKUserScript] = []

    /// Creates one.
    @preconcurrency @MainActor public override init() { super.init() }

    /// Keeps a script, which never runs.
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    /// Forgets all scripts.
    open func removeAllUserScripts() { userScripts = [] }
    /// Messages of this name never come.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
    /// Messages of this name never come.
    open func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
    ) {}
    /// Messages of this name never come.
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld,
        name: String
    ) {}
    /// Messages of this name never came.
    open func removeScriptMessageHandler(forName name: String) {}
    /// Messages of this name never came.
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
    /// Messages never came.
    open func removeAllScriptMessageHandlers() {}
    /// Blocks nothing, since nothing is loaded.
    open func add(_ contentRuleList: WKContentRuleList) {}
    /// Nothing was blocked.
    open func remove(_ contentRuleList: WKContentRuleList) {}
    /// Nothing was blocked.
    open func removeAllContentRuleLists() {}
}

/// Rules of what is not loaded.
@preconcurrency @MainActor open class WKContentRuleList: NSObject {
    /// Its name.
    public let identifier: String!
    init(_ identifier: String) { self.identifier = identifier }
}

/// Keeps rules of what is not loaded, by their names.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
    private static let shared = WKContentRuleListStore()
    private var lists: [String: WKContentRuleList] = [:]

    /// The store of the app.
    open class func `default`() -> WKContentRuleListStore! { shared }
    /// Keeps rules, which are not read.
    open func compileContentRuleList(
        forIdentifier identifier: String!, encodedContentRuleList: String!,
        completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
    ) {
        let list = WKContentRuleList(identifier ?? "")
        lists[list.identifier] = list
        completionHandler(list, nil)
    }
    /// The rules of a name; an error where there are none.
    open func lookUpContentRuleList(
        forIdentifier identifier: String!,
        completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
    ) {
        let list = lists[identifier ?? ""]
        completionHandler(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
    }
    /// Forgets the rules of a name.
    open func removeContentRuleList(
        forIdentifier identifier: String!, completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void
    ) {
        lists[identifier ?? ""] = nil
        completionHandler(nil)
    }
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
    /// Creates a script that runs apart from the page's.
    public convenience init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
        in contentWorld: WKContentWorld
    ) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
    }
}

/// Answers for a scheme of an app's own; no page asks.
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// A page would ask.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// A page would no longer ask.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// What a page asks for by a scheme of an app's own.
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    /// What is asked for.
    var request: URLRequest { get }
    /// Says what comes.
    func didReceive(_ response: URLResponse)
    /// Gives a part of it.
    func didReceive(_ data: Data)
    /// Says that it was all.
    func didFinish()
    /// Says that it failed.
    func didFailWithError(_ error: any Error)
}
