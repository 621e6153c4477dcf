public import UIKit

/// How changes of a view's content are shown.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity, opacity, interpolate, symbolEffect
        case numericText(countsDown: Bool, value: Double?)
    }

    let kind: Kind

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// One fades as the other comes.
    public static let opacity = ContentTransition(kind: .opacity)
    /// One becomes the other.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// As symbols change.
    public static var symbolEffect: ContentTransition { ContentTransition(kind: .symbolEffect) }
    /// As symbols change, by an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .symbolEffect
    }
    /// Digit by digit.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: countsDown, value: nil))
    }
    /// Digit by digit, by a value.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .numericText(countsDown: false, value: value))
    }
}

enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .identity } }
enum ContentTransitionGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// How changes of contents are shown.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
    /// Whether contents are drawn as one picture while they change.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionGroupKey.self] }
        set { self[ContentTransitionGroupKey.self] = newValue }
    }
}
