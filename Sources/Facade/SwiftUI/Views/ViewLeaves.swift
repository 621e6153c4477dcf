/// A view among those of a closure, before anything in it is made.
struct ViewLeaf {
    /// Tells the view from others: its place in the closure, or its identity in a collection.
    let key: AnyHashable
    let view: any View
}

/// Views that stand beside each other, of which each can be made by itself.
@MainActor protocol ViewList {
    /// The views, with the key of the list for those that have none of their own.
    func leaves(_ key: AnyHashable) -> [ViewLeaf]
}

extension View {
    /// The views that stand beside each other in this one; the view itself if it is no list of others.
    @MainActor func leaves(_ key: AnyHashable = 0) -> [ViewLeaf] {
        (self as? any ViewList)?.leaves(key) ?? [ViewLeaf(key: key, view: self)]
    }
}

/// A place in a list that stands at a place itself.
private struct InnerKey: Hashable {
    let outer: AnyHashable
    let inner: AnyHashable
}

extension TupleView: ViewList {
    @MainActor func leaves(_ key: AnyHashable) -> [ViewLeaf] {
        views.enumerated().flatMap { $1.leaves(InnerKey(outer: key, inner: $0)) }
    }
}

extension _ConditionalContent: ViewList {
    @MainActor func leaves(_ key: AnyHashable) -> [ViewLeaf] {
        switch storage {
        case .trueContent(let view): view.leaves(InnerKey(outer: key, inner: true))
        case .falseContent(let view): view.leaves(InnerKey(outer: key, inner: false))
        }
    }
}

extension Optional: ViewList where Wrapped: View {
    @MainActor func leaves(_ key: AnyHashable) -> [ViewLeaf] { map { $0.leaves(key) } ?? [] }
}

extension Group: ViewList where Content: View {
    @MainActor func leaves(_ key: AnyHashable) -> [ViewLeaf] { content.leaves(key) }
}

extension EmptyView: ViewList {
    @MainActor func leaves(_ key: AnyHashable) -> [ViewLeaf] { [] }
}

extension AnyView: ViewList {
    @MainActor func leaves(_ key: AnyHashable) -> [ViewLeaf] { content.leaves(key) }
}

extension ForEach: ViewList where Content: View {
    @MainActor func leaves(_ key: AnyHashable) -> [ViewLeaf] {
        data.flatMap { content($0).leaves(InnerKey(outer: key, inner: AnyHashable(id($0)))) }
    }
}

extension TabContentBuilder.Content: ViewList {
    @MainActor func leaves(_ key: AnyHashable) -> [ViewLeaf] { C._views(of: content).leaves(key) }
}

/// A view with a modifier, whatever their types.
@MainActor protocol ModifiedView {
    var modified: any View { get }
    var anyModifier: any ViewModifier { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
    @MainActor var modified: any View { content }
    @MainActor var anyModifier: any ViewModifier { modifier }
}
