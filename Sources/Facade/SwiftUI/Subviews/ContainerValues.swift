// swift-format-ignore-file: NoLeadingUnderscores

/// A key of a value that a view says to the one around it.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value

    /// The value where nothing is said.
    static var defaultValue: Value { get }
}

/// The values that a view says to the one around it.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var tag: AnyHashable?

    /// The value of a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the tag of the view as a value of a type; `nil` if it has none.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }
    /// Returns whether the view has a tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(tag) }
}

/// The values that a view says to the one around it.
enum ContainerValuesTrait: ViewTraitKey { static var defaultValue: ContainerValues { ContainerValues() } }

/// Says a value to the view around.
nonisolated struct ContainerValueModifier<Value>: ElementModifier {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    @MainActor func element(_ node: ViewNode, around element: ViewElement) -> ViewElement {
        element.traits[ContainerValuesTrait.self][keyPath: keyPath] = value
        return element
    }
}

extension View {
    /// Says a value to the view around.
    public nonisolated func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View { modifier(ContainerValueModifier(keyPath: keyPath, value: value)) }
}

/// One of the views in others.
nonisolated public struct Subview: View, PrimitiveView, Identifiable {
    /// Tells views apart.
    public struct ID: Hashable {
        let identity: ElementIdentity
    }

    let element: ViewElement
    /// Tells the view from the others.
    public let id: ID

    @MainActor init(_ element: ViewElement) {
        self.element = element
        id = ID(identity: element.identity)
    }

    /// The values that the view says.
    @MainActor public var containerValues: ContainerValues {
        var values = element.traits[ContainerValuesTrait.self]
        values.tag = element.traits[TagKey.self]
        return values
    }

    /// Returns the element of the view.
    @MainActor public static func _makeView(_ view: Subview, _ inputs: _ViewInputs) -> _ViewOutputs {
        var outputs = _ViewOutputs()
        outputs.elements = [view.element]
        return outputs
    }
}

/// The views in others.
nonisolated public struct SubviewsCollection: View, RandomAccessCollection {
    let subviews: [Subview]

    /// The place of the first view.
    public var startIndex: Int { 0 }
    /// The place behind the last view.
    public var endIndex: Int { subviews.count }
    /// The view at a place.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// Some of the views.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(base: self, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
    }

    /// All views.
    @MainActor public var body: some View { ForEach(subviews) { $0 } }
}

/// Some of the views in others.
nonisolated public struct SubviewsCollectionSlice: View, RandomAccessCollection {
    let base: SubviewsCollection
    /// The place of the first view.
    public let startIndex: Int
    /// The place behind the last view.
    public let endIndex: Int

    /// The view at a place.
    public subscript(index: Int) -> Subview { base[index] }
    /// Some of the views.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { base[bounds] }

    /// The views.
    @MainActor public var body: some View { ForEach(Array(self)) { $0 } }
}

/// Views that are made of the views in others.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View, PrimitiveView {
    let subviews: Subviews
    let transform: (SubviewsCollection) -> Content

    /// Makes the elements of the views that a closure makes.
    @MainActor public static func _makeView(_ view: GroupElementsOfContent, _ inputs: _ViewInputs) -> _ViewOutputs {
        let outputs = inputs.make(view.subviews)
        let subviews = SubviewsCollection(subviews: outputs.elements.map { Subview($0) })
        var made = inputs.make(inputs.node.observing { view.transform(subviews) }, .index(1))
        var preferences = outputs.preferences
        preferences.merge(made.preferences)
        made.preferences = preferences
        return made
    }
}

extension Group where Content: View {
    /// Creates views that a closure makes of the views in another one.
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, transform: transform)
    }
}
