public import Foundation
import LayoutSimInertness
import UIKit

/// Opens an address.
@MainActor @preconcurrency public struct OpenURLAction {
    /// What became of an address.
    public struct Result: Sendable {
        enum Kind: Sendable { case handled, discarded, system(URL?) }
        let kind: Kind

        /// The app handled it.
        public nonisolated static let handled = Result(kind: .handled)
        /// Nothing happens.
        public nonisolated static let discarded = Result(kind: .discarded)
        /// The system is to open it.
        public nonisolated static let systemAction = Result(kind: .system(nil))
        /// The system is to open another one.
        public nonisolated static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private nonisolated(unsafe) let handler: (URL) -> Result

    /// Creates an action that a closure handles.
    public nonisolated init(handler: @escaping (URL) -> Result) { unsafe self.handler = handler }

    /// Opens an address.
    public func callAsFunction(_ url: URL) { self(url) { _ in } }
    /// Opens an address; a closure hears whether something did.
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        switch unsafe handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): UIApplication.shared.open(other ?? url) { completion($0) }
        }
    }
}

/// Opens a window; iPhones have one.
@MainActor @preconcurrency public struct OpenWindowAction {
    nonisolated init() {}

    /// Opens a window with an identity.
    public func callAsFunction(id: String) { inert(.service, in: OpenWindowAction.self) }
    /// Opens a window that shows a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { inert(.service, in: OpenWindowAction.self) }
    /// Opens a window with an identity that shows a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        inert(.service, in: OpenWindowAction.self)
    }
}

/// Closes a window; iPhones have one.
@MainActor @preconcurrency public struct DismissWindowAction {
    nonisolated init() {}

    /// Closes the window.
    public func callAsFunction() { inert(.service, in: DismissWindowAction.self) }
    /// Closes a window with an identity.
    public func callAsFunction(id: String) { inert(.service, in: DismissWindowAction.self) }
}

/// Ends a search.
@MainActor @preconcurrency public struct DismissSearchAction {
    nonisolated(unsafe) let end: () -> Void

    nonisolated init(end: @escaping () -> Void) { unsafe self.end = end }

    /// Ends the search.
    public func callAsFunction() { unsafe end() }
}

/// Asks for the focus anew.
public struct ResetFocusAction {
    /// Asks for the focus of an area anew.
    public func callAsFunction(in namespace: Namespace.ID) { inert(.behavior, in: ResetFocusAction.self) }
}

enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// Opens addresses.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    /// Opens windows.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes windows.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Asks for the focus anew.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    /// Whether the app can have several windows; never on iPhones.
    public var supportsMultipleWindows: Bool { false }
}
