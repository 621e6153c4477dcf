/// Views out of sight that keep their states, in the order in which they went.
@MainActor struct RestingNodes {
    /// The number of rows out of sight that keep their states [chosen].
    static let most = 200

    private var entries: [(key: ViewKey, node: ViewNode, turn: Int)] = []
    private var start = 0

    nonisolated init() {}

    /// Adds a view that was there last in an update of the one around it.
    mutating func add(_ key: ViewKey, _ node: ViewNode, since turn: Int) {
        // What came back since is still in the list.
        if entries.count > 4 * Self.most {
            entries = entries[start...].filter { !$0.node.isInTree }
            start = 0
        }
        entries.append((key, node, turn))
    }

    /// Removes the view that went first; it may have come back since.
    mutating func removeFirst() -> (key: ViewKey, node: ViewNode, turn: Int)? {
        guard start < entries.count else { return nil }
        let first = entries[start]
        start += 1
        if start > Self.most {
            entries.removeFirst(start)
            start = 0
        }
        return first
    }
}
