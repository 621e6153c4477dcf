// swift-format-ignore-file: NoLeadingUnderscores

/// Several views beside each other, as a closure of views has them.
nonisolated public struct TupleView<T>: View, PrimitiveView {
    /// The views.
    public var value: T

    /// Creates a view of several.
    public init(_ value: T) { self.value = value }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: TupleView, _ inputs: _ViewInputs) -> _ViewOutputs {
        var outputs = _ViewOutputs()
        unsafe withUnsafeBytes(of: view.value) { bytes in
            guard let start = bytes.baseAddress else { return }
            for field in ViewFields.of(T.self) {
                unsafe outputs.append(make(field.type, start + field.offset, inputs, field.index))
            }
        }
        return outputs
    }

    /// The views, one by one.
    @MainActor var views: [any View] {
        unsafe withUnsafeBytes(of: value) { bytes in
            guard let start = bytes.baseAddress else { return [] }
            return ViewFields.of(T.self).map { field in
                func view<Content: View>(_ type: Content.Type) -> any View {
                    unsafe (start + field.offset).assumingMemoryBound(to: Content.self).pointee
                }
                return view(field.type)
            }
        }
    }

    @MainActor private static func make<Content: View>(
        _ type: Content.Type, _ start: UnsafeRawPointer, _ inputs: _ViewInputs, _ index: Int
    ) -> _ViewOutputs {
        unsafe inputs.makeListed(
            start.assumingMemoryBound(to: Content.self).pointee, .index(index), isSame: inputs.isSame)
    }
}

/// The views in a tuple, found once for each type.
@MainActor private enum ViewFields {
    struct Field {
        let index: Int
        let offset: Int
        let type: any View.Type
    }

    private final class Known {
        var fields: [ObjectIdentifier: [Field]] = [:]
    }

    private static let known = Known()

    /// Returns the views in a tuple of a type.
    static func of(_ type: Any.Type) -> [Field] {
        if let known = known.fields[ObjectIdentifier(type)] { return known }
        let fields = StoredFields.of(type).enumerated().compactMap { index, field in
            (field.type as? any View.Type).map { Field(index: index, offset: field.offset, type: $0) }
        }
        known.fields[ObjectIdentifier(type)] = fields
        return fields
    }
}

/// The view of one of two branches, each with an identity of its own.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View, PrimitiveView {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: _ConditionalContent, _ inputs: _ViewInputs) -> _ViewOutputs {
        switch view.storage {
        case .trueContent(let content): inputs.makeListed(content, .index(0), isSame: inputs.isSame)
        case .falseContent(let content): inputs.makeListed(content, .index(1), isSame: inputs.isSame)
        }
    }
}

extension _ConditionalContent: ComparedByContents {
    static func haveSameContents(_ one: _ConditionalContent, _ other: _ConditionalContent) -> Bool {
        switch (one.storage, other.storage) {
        case (.trueContent(let one), .trueContent(let other)): isSame(one, other)
        case (.falseContent(let one), .falseContent(let other)): isSame(one, other)
        default: false
        }
    }
}

extension Optional: View where Wrapped: View {
    /// An optional view has no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
        view.map { inputs.makeListed($0, isSame: inputs.isSame) } ?? _ViewOutputs()
    }
}

/// A view of any type; another type is another identity.
nonisolated public struct AnyView: View, PrimitiveView {
    let content: any View

    /// Creates a view of any type from a view.
    public init<Content: View>(_ view: Content) { content = (view as? AnyView)?.content ?? view }
    /// Creates a view of any type from a view.
    public init<Content: View>(erasing view: Content) { self.init(view) }
    /// Creates a view from a value that may be one; `nil` if it is none.
    public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        content = view
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: AnyView, _ inputs: _ViewInputs) -> _ViewOutputs {
        func make<Content: View>(_ content: Content) -> _ViewOutputs {
            inputs.makeListed(content, isSame: inputs.isSame)
        }
        return make(view.content)
    }
}

extension AnyView: ComparedByContents {
    static func haveSameContents(_ one: AnyView, _ other: AnyView) -> Bool {
        func isSameAs<Content: View>(_ content: Content) -> Bool {
            (other.content as? Content).map { isSame(content, $0) } ?? false
        }
        return isSameAs(one.content)
    }
}

/// Views that belong together, without a layout of their own.
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    /// Creates a group of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// A group has no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Group, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.makeListed(view.content, isSame: inputs.isSame)
    }
}

/// A view that is told apart from others by its value, so that its body is asked only when that is another one.
nonisolated public struct EquatableView<Content: View & Equatable>: View, PrimitiveView {
    /// The view.
    public var content: Content

    /// Creates a view that is compared by its value.
    public init(content: Content) { self.content = content }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: EquatableView, _ inputs: _ViewInputs) -> _ViewOutputs {
        inputs.makeListed(view.content, isSame: inputs.isSame)
    }
}

extension View where Self: Equatable {
    /// Has the view's body asked only when its value is another one.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
