// swift-format-ignore-file: NoLeadingUnderscores

public import Combine
import LayoutSimProposalTree
public import Observation

/// Sets values of the environment for a view and those in it.
nonisolated struct EnvironmentModifier: PrimitiveModifier {
    /// Changes the environment.
    let change: (inout EnvironmentValues) -> Void

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        var inner = inputs
        change(&inner.environment)
        return body(inner).directed(inner, in: inputs)
    }
}

/// Sets one value of the environment for a view and those in it.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier, PrimitiveModifier {
    /// Where the value is in the environment.
    public var keyPath: WritableKeyPath<EnvironmentValues, Value>
    /// The value.
    public var value: Value

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        inputs.environment.appObjects?.note(value)
        var inner = inputs
        if let kept = inputs.node.kept as? KeptEnvironment, kept.outer.version === inputs.environment.version,
            let old = kept.value as? Value, isSame(old, value)
        {
            inner.environment = kept.inner
        } else {
            inner.environment[keyPath: keyPath] = value
            inputs.node.kept = KeptEnvironment(outer: inputs.environment, inner: inner.environment, value: value)
        }
        return Value.self == LayoutDirection.self ? body(inner).directed(inner, in: inputs) : body(inner)
    }
}

extension _ViewOutputs {
    /// Returns the outputs mirrored if they run another way than the views around them.
    @MainActor fileprivate func directed(_ inner: _ViewInputs, in outer: _ViewInputs) -> _ViewOutputs {
        guard inner.environment.layoutDirection != outer.environment.layoutDirection else { return self }
        return wrapped { ViewElement(outer.node, ProposalKind.mirrored, [$0]) }
    }
}

/// The environment that a modifier made the last time, kept so that views below see that it is the same.
private final class KeptEnvironment {
    let outer: EnvironmentValues
    let inner: EnvironmentValues
    let value: Any

    init(outer: EnvironmentValues, inner: EnvironmentValues, value: Any) {
        self.outer = outer
        self.inner = inner
        self.value = value
    }
}

extension View {
    /// Sets a value of the environment.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }
    /// Puts an observable object into the environment, by its type.
    public nonisolated func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: \.[ObjectOfType<Object>()], value: object))
    }
    /// Puts an object into the environment, by its type.
    public nonisolated func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: \.[ObjectOfType<Object>()], value: object))
    }
    /// Changes a value of the environment.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}

/// Names the object of a type in key paths.
private struct ObjectOfType<Object: AnyObject>: Hashable, Sendable {}

extension EnvironmentValues {
    /// The object of a type.
    fileprivate subscript<Object: AnyObject>(type: ObjectOfType<Object>) -> Object? {
        get { self[ObservableKey<Object>.self] }
        set { self[ObservableKey<Object>.self] = newValue }
    }
}
