// swift-format-ignore-file: NoLeadingUnderscores

/// Views that are made of the views in others.
public enum _VariadicView {
    /// What makes something of views.
    public typealias Root = _VariadicView_Root
    /// What makes views of views.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// What makes one view of views.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// What makes several views of views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// Views that others are made of.
    public typealias Children = _VariadicView_Children

    /// Views with what makes something of them.
    public struct Tree<Root: _VariadicView_Root, Content> {
        /// What makes something of the views.
        public var root: Root
        /// The views.
        public var content: Content

        /// Creates views with what makes something of them.
        nonisolated init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
        /// Creates views with what makes something of them.
        public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }
    }
}

/// What makes something of views.
public protocol _VariadicView_Root {}

/// What makes views of views.
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the views that are made.
    associatedtype Body: View

    /// Makes views of views.
    @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// What makes one view of views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// What makes several views of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    /// Views that are made of others have no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    /// Makes the elements of the views that the root makes.
    @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        let outputs = inputs.make(view.content)
        let children = _VariadicView_Children(elements: outputs.elements)
        let root = inputs.node.connected(view.root, in: inputs.environment)
        var made = inputs.make(inputs.node.observing { root.body(children: children) }, .index(1))
        var preferences = outputs.preferences
        preferences.merge(made.preferences)
        made.preferences = preferences
        if Root.self is any _VariadicView_UnaryViewRoot.Type, made.elements.count != 1 {
            made.elements = [ViewElement(inputs.node, overlapping: made.elements)]
        }
        return made
    }
}

/// Views that others are made of.
nonisolated public struct _VariadicView_Children: View, PrimitiveView, RandomAccessCollection {
    /// One of the views.
    nonisolated public struct Element: View, PrimitiveView, Identifiable {
        let element: ViewElement
        /// Tells the view from the others.
        public let id: AnyHashable

        /// Returns the identity as one of a type; `nil` if it is of another one.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { id.base as? ID }

        /// The value that the view says for a key.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            get {
                let element = element
                nonisolated(unsafe) var value = Trait.defaultValue
                MainActor.assumeIsolated { unsafe value = element.traits[OwnTrait<Trait>.self] }
                return unsafe value
            }
            set {
                let element = element
                nonisolated(unsafe) let value = newValue
                MainActor.assumeIsolated { unsafe element.traits[OwnTrait<Trait>.self] = value }
            }
        }

        /// Returns the element of the view.
        @MainActor public static func _makeView(_ view: Element, _ inputs: _ViewInputs) -> _ViewOutputs {
            var outputs = _ViewOutputs()
            outputs.elements = [view.element]
            return outputs
        }
    }

    let children: [Element]

    @MainActor init(elements: [ViewElement]) {
        children = elements.map { Element(element: $0, id: AnyHashable($0.identity)) }
    }

    /// The place of the first view.
    public var startIndex: Int { 0 }
    /// The place behind the last view.
    public var endIndex: Int { children.count }
    /// The view at a place.
    public subscript(index: Int) -> Element { children[index] }

    /// Returns the elements of all views.
    @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        var outputs = _ViewOutputs()
        outputs.elements = view.children.map(\.element)
        return outputs
    }
}

/// A key of what a view says to the one around it.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value

    /// The value where nothing is said.
    static var defaultValue: Value { get }
}

/// A key of an app's own.
enum OwnTrait<Key: _ViewTraitKey>: ViewTraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

extension View {
    /// Says a value to the view around.
    public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(TraitModifier<OwnTrait<K>>(value: value))
    }
}
