/// The nodes of the views in a view, by their keys.
///
/// Most views have one view in them, which needs no table.
@MainActor struct ChildNodes {
    private var first: ViewNode?
    private var others: [ViewKey: ViewNode] = [:]

    nonisolated init() {}

    /// The node of a view; `nil` if there is none.
    subscript(key: ViewKey) -> ViewNode? {
        get {
            if case .index(0) = key { return first }
            return others[key]
        }
        set {
            if case .index(0) = key { first = newValue } else { others[key] = newValue }
        }
    }

    /// The number of nodes.
    var count: Int { others.count + (first == nil ? 0 : 1) }
    /// Whether there are none.
    var isEmpty: Bool { first == nil && others.isEmpty }

    /// The nodes with their keys, in no order.
    var all: [(key: ViewKey, node: ViewNode)] {
        (first.map { [(ViewKey.index(0), $0)] } ?? []) + others.map { ($0.key, $0.value) }
    }

    /// The nodes in the order in which they were made.
    var inOrder: [ViewNode] { all.map(\.node).sorted { $0.number < $1.number } }
}
