import Foundation
import LayoutSimInertness

/// An app.
@MainActor @preconcurrency public protocol App {
    /// The type of the app's scenes.
    associatedtype Body: Scene

    /// The app's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the app.
    @MainActor @preconcurrency init()
}

extension App {
    /// Starts the app, which has no device to run on: screens are drawn by tests and previews.
    @MainActor @preconcurrency public static func main() {
        inert(.service, "App.main()")
        FileHandle.standardError.write(Data("App.main(): no app runs here; tests and previews draw its views\n".utf8))
    }
}

/// Scenes of an app.
@MainActor @preconcurrency public protocol Scene {
    /// The type of the scenes in it.
    associatedtype Body: Scene

    /// The scenes in it.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Ends the process, since only SwiftUI itself makes such scenes.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

/// Makes scenes of those in a closure.
@resultBuilder public enum SceneBuilder {
    /// Takes a scene as it is.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// Takes the only scene of a closure as it is.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Makes scenes of several.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<
        (repeat each Content)
    > {
        var scenes: [any Scene] = []
        repeat scenes.append(each content)
        return TupleScene(value: (repeat each content), scenes: scenes)
    }
    /// Makes scenes of an `if` without `else`.
    public static func buildOptional<Content: Scene>(_ scene: Content?) -> OptionalScene<Content> {
        OptionalScene(scene: scene)
    }
    /// Makes scenes of what is only available on some systems.
    public static func buildLimitedAvailability<Content: Scene>(_ scene: Content) -> Content { scene }
}

/// Several scenes.
nonisolated public struct TupleScene<Value>: Scene {
    let value: Value
    let scenes: [any Scene]

    /// Nothing else is in it.
    public typealias Body = Never
}

/// A scene that may be missing.
nonisolated public struct OptionalScene<Content: Scene>: Scene {
    let scene: Content?

    /// Nothing else is in it.
    public typealias Body = Never
}

extension Group: Scene where Content: Scene {
    /// Creates a group of scenes.
    public nonisolated init(@SceneBuilder content: () -> Content) { self.content = content() }
}
