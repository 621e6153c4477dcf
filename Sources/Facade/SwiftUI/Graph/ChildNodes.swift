/// The nodes of the views in a view, by their keys.
///
/// Most views have one view in them or a few at places in the source, which need no table.
@MainActor struct ChildNodes {
    private var first: ViewNode?
    /// The nodes at other places in the source, in the order of the places.
    private var placed: [(place: Int, node: ViewNode)] = []
    private var named: [AnyHashable: ViewNode] = [:]

    nonisolated init() {}

    /// The node of a view; `nil` if there is none.
    subscript(key: ViewKey) -> ViewNode? {
        get {
            switch key {
            case .index(0): return first
            case .index(let place):
                let index = index(of: place)
                return index < placed.count && placed[index].place == place ? placed[index].node : nil
            case .id(let id): return named[id]
            }
        }
        set {
            switch key {
            case .index(0): first = newValue
            case .index(let place):
                let index = index(of: place)
                let isKnown = index < placed.count && placed[index].place == place
                if isKnown { placed.remove(at: index) }
                if let newValue { placed.insert((place, newValue), at: index) }
            case .id(let id): named[id] = newValue
            }
        }
    }

    /// Where the node at a place in the source is or would be among the others; mostly it comes last.
    private func index(of place: Int) -> Int {
        var (lower, upper) = (0, placed.count)
        if let last = placed.last, last.place < place { return upper }
        while lower < upper {
            let middle = (lower + upper) / 2
            if placed[middle].place < place { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }

    /// Makes room for a number of nodes of a collection.
    mutating func reserve(_ count: Int) {
        if named.isEmpty { named.reserveCapacity(count) }
    }

    /// The number of nodes.
    var count: Int { named.count + placed.count + (first == nil ? 0 : 1) }
    /// Whether there are none.
    var isEmpty: Bool { count == 0 }

    /// The nodes with their keys, in no order.
    var all: [(key: ViewKey, node: ViewNode)] { all { _ in true } }

    /// Returns the nodes that meet a condition, with their keys, in no order.
    func all(where isMet: (ViewNode) -> Bool) -> [(key: ViewKey, node: ViewNode)] {
        var all: [(key: ViewKey, node: ViewNode)] = []
        if let first, isMet(first) { all.append((.index(0), first)) }
        for (place, node) in placed where isMet(node) { all.append((.index(place), node)) }
        for (id, node) in named where isMet(node) { all.append((.id(id), node)) }
        return all
    }

    /// The nodes in the order in which they were made.
    var inOrder: [ViewNode] {
        var nodes = placed.map(\.node)
        nodes.append(contentsOf: named.values)
        if let first { nodes.append(first) }
        if nodes.count > 1 { nodes.sort { $0.number < $1.number } }
        return nodes
    }
}
