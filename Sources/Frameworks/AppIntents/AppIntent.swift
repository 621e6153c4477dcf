public import UIKit

/// A type with a name that stays (Apple, *PersistentlyIdentifiable*).
public protocol PersistentlyIdentifiable {
    /// The name.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The name of the type.
    public static var persistentIdentifier: String { "\(Self.self)" }
}

/// An action of an app that the system offers (Apple, *AppIntent*); nothing performs it here.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    /// What the action returns.
    associatedtype PerformResult: IntentResult
    /// The sentence that describes the action.
    associatedtype SummaryContent: ParameterSummary

    /// The name of the action.
    static var title: LocalizedStringResource { get }
    /// What the action does.
    static var description: IntentDescription? { get }
    /// Whether the action opens the app.
    static var openAppWhenRun: Bool { get }
    /// Whether users find the action.
    static var isDiscoverable: Bool { get }
    /// Whether the action waits until the device is unlocked.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// The sentence that describes the action.
    static var parameterSummary: SummaryContent { get }

    /// Creates an action whose parameters the system sets.
    init()
    /// Performs the action.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// What a parameter of the action is declared with.
    public typealias Parameter = IntentParameter
    /// What an object that the app provides is declared with.
    public typealias Dependency = AppDependency

    /// Nothing.
    public static var description: IntentDescription? { nil }
    /// `false`.
    public static var openAppWhenRun: Bool { false }
    /// `true`.
    public static var isDiscoverable: Bool { true }
    /// The policy that always allows the action.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// An empty sentence.
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>("") }
}

/// Whether an action waits until the device is unlocked (Apple, *IntentAuthenticationPolicy*).
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// What an action does, in words (Apple, *IntentDescription*).
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
    /// The words.
    public let descriptionText: LocalizedStringResource
    /// The group of actions.
    public let categoryName: LocalizedStringResource?
    /// Words by which users search.
    public let searchKeywords: [LocalizedStringResource]

    /// Creates a description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        (self.descriptionText, self.categoryName, self.searchKeywords) = (descriptionText, categoryName, searchKeywords)
    }

    /// Creates a description from a text.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// An action that a kind of the system's shows (Apple, *SystemIntent*).
public protocol SystemIntent: AppIntent {}

/// An action that opens something in the app (Apple, *OpenIntent*).
public protocol OpenIntent: SystemIntent {
    /// What is opened.
    associatedtype Value: _IntentValue
    /// What is opened.
    var target: Value { get set }
}

extension OpenIntent {
    /// `true`.
    public static var openAppWhenRun: Bool { true }
    /// Returns nothing.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An action that configures a widget (Apple, *WidgetConfigurationIntent*).
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
    /// Returns nothing.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An action that configures a control (Apple, *ControlConfigurationIntent*).
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
    /// Returns nothing.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An action that sets a value (Apple, *SetValueIntent*).
public protocol SetValueIntent: SystemIntent {
    /// The type of the value.
    associatedtype ValueType: _IntentValue
    /// The value.
    var value: ValueType { get set }
}

/// An action that begins, changes or ends a Live Activity (Apple, *LiveActivityIntent*).
public protocol LiveActivityIntent: SystemIntent {}
/// An action that plays, pauses or changes sound (Apple, *AudioPlaybackIntent*).
public protocol AudioPlaybackIntent: SystemIntent {}
/// An action that goes on in the foreground (Apple, *ForegroundContinuableIntent*).
public protocol ForegroundContinuableIntent: SystemIntent {}
