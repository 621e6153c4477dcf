public import Combine
public import Foundation
import LayoutSimInertness
public import Observation

extension Scene {
    private nonisolated func told(_ inertness: Inertness, _ member: String = #function) -> Self {
        inert(inertness, "Scene.\(member)")
        return self
    }

    /// Adds commands to the menu bar, which iPhones do not have.
    public nonisolated func commands<Content: Commands>(
        @CommandsBuilder content: () -> Content
    ) -> some Scene { self }
    /// Removes the commands of the system, which iPhones do not have.
    public nonisolated func commandsRemoved() -> some Scene { self }
    /// Calls a closure when a value changes; scenes are not shown.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene { told(.behavior) }
    /// Calls a closure when a value changes; scenes are not shown.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { told(.behavior) }
    /// Calls a closure when a value changes; scenes are not shown.
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some Scene { told(.behavior) }
    /// Sets a value of the environment.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene { SurroundedScene(base: self) { AnyView($0.environment(keyPath, value)) } }
    /// Puts an observable object into the environment.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        SurroundedScene(base: self) { AnyView($0.environment(object)) }
    }
    /// Puts an object into the environment.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        SurroundedScene(base: self) { AnyView($0.environmentObject(object)) }
    }
    /// Runs work in the background.
    public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { told(.service) }
    /// Sets the size of windows at first, which iPhones do not have.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Sets the size of windows at first, which iPhones do not have.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Sets the place of windows at first, which iPhones do not have.
    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// Sets which sizes windows can have, which iPhones do not have.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Sets how windows look, which iPhones do not have.
    public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    /// Sets how the bars of windows look, which iPhones do not have.
    public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    /// Says which events from outside make a window.
    public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// Shows a gesture's overlays of the system or not.
    public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { told(.looks) }
    /// Sets the store of the defaults that views read without one of their own.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { told(.behavior) }
}

/// Which sizes windows can have.
public struct WindowResizability: Sendable {
    /// What the kind of the window says.
    public static let automatic = WindowResizability()
    /// The size of the contents.
    public static let contentSize = WindowResizability()
    /// At least the size of the contents.
    public static let contentMinSize = WindowResizability()
}

/// How windows look.
@MainActor @preconcurrency public protocol WindowStyle {}

/// The look of the device.
public struct DefaultWindowStyle: WindowStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// Windows without a bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Creates the style.
    public nonisolated init() {}
}
/// Windows with a bar.
public struct TitleBarWindowStyle: WindowStyle {
    /// Creates the style.
    public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The look of the device.
    public nonisolated static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// Windows without a bar.
    public nonisolated static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    /// Windows with a bar.
    public nonisolated static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

/// How the bars of windows look.
@MainActor @preconcurrency public protocol WindowToolbarStyle {}

/// The look of the device.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    public nonisolated init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The look of the device.
    public nonisolated static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

/// Work in the background.
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
    private let name: String

    /// Work to bring an app up to date.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
    where Request == Void, Response == Void { BackgroundTask<Void, Void>(name: identifier) }
    /// What came for a session of the network.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
    where Request == Void, Response == Void { BackgroundTask<Void, Void>(name: identifier) }
}
