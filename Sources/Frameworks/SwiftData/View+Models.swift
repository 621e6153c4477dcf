public import SwiftUI

extension EnvironmentValues {
    /// The context of views' queries; one without models where nobody set any.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] ?? ModelContext(ModelContainer()) }
        set { self[ModelContextKey.self] = newValue }
    }
}

private enum ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
}

/// Gives views the context of a container that is made once.
private struct OwnContainer: ViewModifier {
    @State private var container: ModelContainer
    private let onSetup: (Result<ModelContainer, any Error>) -> Void

    init(_ types: [any PersistentModel.Type], _ onSetup: @escaping (Result<ModelContainer, any Error>) -> Void) {
        _container = State(initialValue: ModelContainer(types))
        self.onSetup = onSetup
    }

    func body(content: Content) -> some View {
        content.environment(\.modelContext, container.mainContext).onAppear { onSetup(.success(container)) }
    }
}

extension View {
    /// Gives the views the main context of a container.
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }
    /// Gives the views the main context of a new container.
    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modifier(OwnContainer([modelType], onSetup)) }
    /// Gives the views the main context of a new container.
    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View { modifier(OwnContainer(modelTypes, onSetup)) }
    /// Gives the views a context.
    @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some View {
        environment(\.modelContext, modelContext)
    }
}

extension Scene {
    /// Gives the views of windows the main context of a container.
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }
    /// Gives the views of windows the main context of a new container.
    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene { modelContainer(for: [modelType], onSetup: onSetup) }
    /// Gives the views of windows the main context of a new container.
    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        let container = ModelContainer(modelTypes)
        onSetup(.success(container))
        return environment(\.modelContext, container.mainContext)
    }
    /// Gives the views of windows a context.
    @MainActor @preconcurrency public func modelContext(_ modelContext: ModelContext) -> some Scene {
        environment(\.modelContext, modelContext)
    }
}
