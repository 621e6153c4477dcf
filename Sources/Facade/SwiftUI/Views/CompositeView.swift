// swift-format-ignore-file: NoLeadingUnderscores

import Observation

extension View {
    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        let node = inputs.node
        let isAsked = node.needsBody || !(node.kept is KeptBody<Body>)
        if isAsked { node.askBody(of: view, in: inputs.environment) }
        guard let kept = node.kept as? KeptBody<Body> else { return _ViewOutputs() }
        return inputs.makeListed(kept.body, isSame: !isAsked)
    }
}

/// What a view's body was when it was last asked.
final class KeptBody<Body> {
    let body: Body

    init(_ body: Body) { self.body = body }
}

extension ViewNode {
    /// Asks a view for its body, with its dynamic properties up to date; what it reads is written down.
    fileprivate func askBody<Content: View>(of view: Content, in environment: EnvironmentValues) {
        let view = connected(view, in: environment)
        kept = KeptBody(observing { view.body })
    }

    /// Returns a value with its dynamic properties connected to this node.
    func connected<Value>(_ value: Value, in environment: EnvironmentValues) -> Value {
        guard !DynamicFields.of(Value.self).isEmpty else {
            reads = EnvironmentReads()
            return value
        }
        let reads = EnvironmentReads()
        var environment = environment
        environment.reads = reads
        self.reads = reads
        var value = value
        _PropertyPlace(node: self, offset: 0, environment: environment).connectFields(of: &value)
        return value
    }

    /// Calls a closure that asks for a body; changes of observable objects that it reads have it asked again.
    func observing<Result>(_ body: () -> Result) -> Result {
        let changes = StateReaders(of: self)
        return withObservationTracking {
            BodyEvaluation.shared.ask(self, body)
        } onChange: {
            changes.changed()
        }
    }
}
