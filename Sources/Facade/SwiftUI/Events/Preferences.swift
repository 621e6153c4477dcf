import LayoutSimProposalTree

/// Says a value for the views around.
nonisolated struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
    let change: (inout Key.Value, GeometryPlace?) -> Void
    var isWritten = false
    var readsPlace = false

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        var outputs = body(inputs)
        var place: GeometryPlace?
        if readsPlace {
            let own = GeometryPlace.of(inputs.node)
            place = own
            outputs = outputs.wrapped { ViewElement(inputs.node, .plain(.decoration), [$0], reads: own) }
        }
        var value = isWritten ? Key.defaultValue : outputs.preferences[Key.self]
        inputs.node.observing { change(&value, place) }
        outputs.preferences[Key.self] = value
        return outputs
    }
}

/// Calls a closure when the combined value of the views below changes.
nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
    let action: (Key.Value) -> Void

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let outputs = body(inputs)
        let value = outputs.preferences[Key.self]
        let last = inputs.node.kept as? Last
        guard last?.value != value, last != nil || outputs.preferences.has(Key.self) else { return outputs }
        inputs.node.kept = Last(value)
        let action = action
        inputs.node.graph.afterLayout { action(value) }
        return outputs
    }

    @MainActor private final class Last {
        let value: Key.Value

        init(_ value: Key.Value) { self.value = value }
    }
}

/// Puts a view that depends on the value of views below in front of them or behind them.
nonisolated struct PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: PrimitiveModifier {
    let alignment: Alignment
    let isBehind: Bool
    let layer: (Key.Value) -> Layer

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let outputs = body(inputs)
        let secondary = inputs.makeOne(layer(outputs.preferences[Key.self]), .index(1), alignment: alignment)
        guard let layer = secondary.elements.first else { return outputs }
        return outputs.wrapped {
            ViewElement(
                inputs.node, .secondary(alignment, isBehind: isBehind), [$0, layer], traits: $0.traits,
                part: $0.identity.part)
        }
    }
}

extension View {
    /// Says a value for the views around.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(change: { old, _ in old = value }, isWritten: true))
    }
    /// Changes the value that views below say.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K>(change: { value, _ in callback(&value) }))
    }
    /// Calls a closure when the value that views below say changes.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }
    /// Says a value that is made of the view's place.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            PreferenceModifier<K>(
                change: { old, place in if let place { old = transform(value.anchor(place)) } }, isWritten: true,
                readsPlace: true))
    }
    /// Changes the value that views below say by the view's place.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            PreferenceModifier<K>(
                change: { old, place in if let place { transform(&old, value.anchor(place)) } }, readsPlace: true))
    }
    /// Puts a view that depends on the value of views below in front of them.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, layer: transform))
    }
    /// Puts a view that depends on the value of views below behind them.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, layer: transform))
    }
    /// Calls a closure when a value of the view's geometry changes.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }
    /// Calls a closure with the old and the new value of the view's geometry.
    public nonisolated func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}

/// Calls a closure when a value of a view's geometry changes.
nonisolated struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let place = GeometryPlace.of(inputs.node)
        let last = inputs.node.kept as? Last ?? Last()
        inputs.node.kept = last
        let (transform, action, graph) = (transform, action, inputs.node.graph)
        place.changed = { _ in
            let value = transform(GeometryProxy(place: place))
            let old = last.value
            guard old != value else { return }
            last.value = value
            graph.soon { action(old ?? value, value) }
        }
        return body(inputs).wrapped { ViewElement(inputs.node, .plain(.decoration), [$0], reads: place) }
    }

    @MainActor private final class Last {
        var value: Value?
    }
}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { place in
            let frame = place.currentFrame
            return Anchor { frame.offsetBy(dx: -$0.x, dy: -$0.y) }
        }
    }
    /// A rectangle in the view.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { place in
            let origin = place.currentFrame.origin
            return Anchor { rect.offsetBy(dx: origin.x - $0.x, dy: origin.y - $0.y) }
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view.
    public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { place in
            let origin = place.currentFrame.origin
            return Anchor { CGPoint(x: point.x + origin.x - $0.x, y: point.y + origin.y - $0.y) }
        }
    }
    /// A point by its share of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source { place in
            let frame = place.currentFrame
            return Anchor {
                CGPoint(x: frame.minX + point.x * frame.width - $0.x, y: frame.minY + point.y * frame.height - $0.y)
            }
        }
    }
    /// The top of the leading side.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The top.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The top of the trailing side.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The leading side.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The trailing side.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The bottom of the leading side.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The bottom.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The bottom of the trailing side.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
