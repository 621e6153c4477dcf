public import SwiftUI

/// What an action returns (Apple, *IntentResult*).
public protocol IntentResult: Sendable {
    /// The type of the value.
    associatedtype Value
    /// The value.
    var value: Value? { get }
}

/// A result with a value (Apple, *ReturnsValue*).
public protocol ReturnsValue<Value>: IntentResult {}
/// A result with words (Apple, *ProvidesDialog*).
public protocol ProvidesDialog: IntentResult {}
/// A result with a view (Apple, *ShowsSnippetView*).
public protocol ShowsSnippetView: IntentResult {}
/// A result with another action (Apple, *OpensIntent*).
public protocol OpensIntent: IntentResult {}

/// A result (Apple, *IntentResultContainer*).
public struct IntentResultContainer<Value: Sendable, OpensAppIntent, SnippetView, Dialog>: IntentResult {
    /// The value.
    public let value: Value?
    init(_ value: Value?) { self.value = value }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}
extension IntentResultContainer: ShowsSnippetView where SnippetView: View {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    /// Returns a result with nothing.
    public static func result() -> Self { Self(nil) }
}

extension IntentResult {
    /// Returns a result with a value.
    public static func result<V: Sendable>(value: V) -> Self
    where Self == IntentResultContainer<V, Never, Never, Never> { Self(value) }
    /// Returns a result with words.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(nil) }
    /// Returns a result with a value and words.
    public static func result<V: Sendable>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> { Self(value) }
    /// Returns a result with a view.
    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> { Self(nil) }
    /// Returns a result with words and a view.
    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> { Self(nil) }
    /// Returns a result with another action.
    public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Intent, Never, Never> { Self(nil) }
}

/// The sentence that describes an action (Apple, *ParameterSummary*).
public protocol ParameterSummary {
    /// The action.
    associatedtype Intent: AppIntent
}

/// A sentence with parameters of an action in it (Apple, *IntentParameterSummary*).
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// Creates a sentence.
    public init(_ summary: ParameterSummaryString<Intent>) {}
    /// Creates a sentence, with parameters below it.
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil, _ others: () -> [PartialKeyPath<Intent>]
    ) {}
}

extension AppIntent {
    /// The sentence that describes the action.
    public typealias Summary = IntentParameterSummary<Self>
}

/// The words of a sentence (Apple, *ParameterSummaryString*).
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    /// Words and parameters (Apple, *ParameterSummaryString.Interpolation*).
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Creates no words.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds words.
        public mutating func appendLiteral(_ literal: String) {}
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) {}
    }
    /// Creates the words from a text.
    public init(stringLiteral value: String) {}
    /// Creates words with parameters in them.
    public init(stringInterpolation: StringInterpolation) {}
}
