/// A scene that may have windows with views.
@MainActor protocol WindowScene {
    /// The views of the first window; `nil` if there is none.
    var firstContents: AnyView? { get }
}

extension Scene {
    /// The views of the first window in the scene; `nil` if it has none.
    @MainActor var firstWindow: AnyView? {
        if let scene = self as? any WindowScene { return scene.firstContents }
        return Body.self == Never.self ? nil : body.firstWindow
    }
}

extension WindowGroup: WindowScene {
    @MainActor var firstContents: AnyView? { AnyView(content()) }
}

extension Window: WindowScene {
    @MainActor var firstContents: AnyView? { AnyView(content) }
}

extension TupleScene: WindowScene {
    @MainActor var firstContents: AnyView? { scenes.lazy.compactMap { $0.firstWindow }.first }
}

extension OptionalScene: WindowScene {
    @MainActor var firstContents: AnyView? { scene?.firstWindow }
}

extension Group: WindowScene where Content: Scene {
    @MainActor var firstContents: AnyView? { content.firstWindow }
}

/// A scene whose views get something of their surroundings.
nonisolated struct SurroundedScene<Base: Scene>: Scene, WindowScene {
    typealias Body = Never

    let base: Base
    let surround: (AnyView) -> AnyView

    @MainActor var firstContents: AnyView? { base.firstWindow.map(surround) }
}
