import LayoutSimInertness
public import UIKit

/// An action with phrases that begin it (Apple, *AppShortcut*).
public struct AppShortcut: Sendable {
    /// Creates a shortcut.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {}
    /// Creates a shortcut without a title.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}

/// What a user says to begin an action (Apple, *AppShortcutPhrase*).
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
    /// Words, the app's name and parameters (Apple, *AppShortcutPhrase.StringInterpolation*).
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Creates no words.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {}
        /// Adds the app's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
    }
    /// Creates a phrase from a text.
    public init(_ value: String) {}
    /// Creates a phrase from a text.
    public init(stringLiteral value: String) {}
    /// Creates a phrase with the app's name or parameters in it.
    public init(stringInterpolation: StringInterpolation) {}
}

/// A word of a phrase that the system knows (Apple, *AppShortcutPhraseToken*).
public enum AppShortcutPhraseToken: Hashable, Sendable { case applicationName }

/// The color behind an app's shortcuts (Apple, *ShortcutTileColor*).
public enum ShortcutTileColor: Hashable, Sendable {
    case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple, red, tangerine, teal,
        yellow
}

/// What makes a list of shortcuts (Apple, *AppShortcutsBuilder*).
@resultBuilder public enum AppShortcutsBuilder {
    /// Returns the shortcuts of a block.
    public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}

/// The shortcuts of an app (Apple, *AppShortcutsProvider*).
public protocol AppShortcutsProvider {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The color behind them.
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    /// The blue color.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Does nothing here, since no system offers shortcuts.
    public static func updateAppShortcutParameters() { inert(.service, in: Self.self) }
}
