public import Foundation
import LayoutSimInertness
public import UIKit

/// The values of a Live Activity that stay the same (Apple, *ActivityAttributes*).
public protocol ActivityAttributes: Decodable, Encodable {
    /// The values that change.
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// The values of a Live Activity that change (Apple, *ActivityContent*).
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    /// The values.
    public var state: State
    /// When they are out of date.
    public var staleDate: Date?
    /// How important they are beside others.
    public var relevanceScore: Double

    /// Creates a content.
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable {}

/// Whether a Live Activity is shown (Apple, *ActivityState*).
public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }

/// When a Live Activity that ended is removed (Apple, *ActivityUIDismissalPolicy*).
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    private var date: Date?
    private var isImmediate = false

    /// As the system chooses.
    public static let `default` = ActivityUIDismissalPolicy()
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(isImmediate: true)
    /// At a time.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// How a Live Activity is updated from a server (Apple, *PushType*).
public struct PushType: Equatable, Sendable {
    /// By a token.
    public static let token = PushType()
}

/// What an update says to the user (Apple, *AlertConfiguration*).
public struct AlertConfiguration: Sendable {
    /// The sound of an alert.
    public struct AlertSound: Equatable, Sendable {
        /// The system's sound.
        public static let `default` = AlertSound()
        /// A sound of the app.
        public static func named(_ name: String) -> AlertSound { AlertSound() }
    }

    /// The title.
    public var title: LocalizedStringResource
    /// The text.
    public var body: LocalizedStringResource
    /// The sound.
    public var sound: AlertSound

    /// Creates what an update says.
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

/// Why no Live Activity began (Apple, *ActivityAuthorizationError*).
public enum ActivityAuthorizationError: Error, Sendable {
    case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier,
        persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported,
        unsupportedTarget, visibility
}

/// A Live Activity (Apple, *Activity*); none begins here.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
    /// The values that change.
    public typealias ContentState = Attributes.ContentState

    /// The identifier.
    public let id: String
    /// The values that stay the same.
    public let attributes: Attributes
    /// The values that change.
    public let content: ActivityContent<ContentState>
    /// Whether it is shown.
    public let activityState = ActivityState.active
    /// The values that change, as before iOS 16.2.
    public var contentState: ContentState { content.state }
    /// The token of a server; `nil` here.
    public var pushToken: Data? { nil }

    private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
        (id, self.attributes, self.content) = ("", attributes, content)
    }

    /// The Live Activities that are shown: none here.
    public static var activities: [Activity<Attributes>] { [] }

    /// Always throws an error here: Live Activities are not supported.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        inert(.service, in: Activity.self)
        throw ActivityAuthorizationError.unsupported
    }

    /// Always throws an error here: Live Activities are not supported.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        inert(.service, in: Activity.self)
        throw ActivityAuthorizationError.unsupported
    }

    /// Changes the values.
    public func update(_ content: ActivityContent<ContentState>) async { inert(.service, self) }
    /// Changes the values and says so.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?
    ) async { inert(.service, self) }
    /// Changes the values, as before iOS 16.2.
    public func update(using contentState: ContentState) async { inert(.service, self) }
    /// Ends it.
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async { inert(.service, self) }
    /// Ends it, as before iOS 16.2.
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async { inert(.service, self) }
}

/// Whether the app may begin Live Activities (Apple, *ActivityAuthorizationInfo*).
public final class ActivityAuthorizationInfo: Sendable {
    /// Creates the information.
    public init() {}
    /// Whether Live Activities may begin: never here.
    public var areActivitiesEnabled: Bool { false }
    /// Whether they may be updated often: never here.
    public var frequentPushesEnabled: Bool { false }
}
