/// Keys in the order of their last use.
struct RecentUse<Key: Hashable> {
    /// The number of each key's last use; numbers increase.
    private var latest: [Key: Int] = [:]
    /// All uses from `first` on, including outdated ones.
    private var uses: [(key: Key, number: Int)] = []
    private var first = 0
    private var last = 0

    var count: Int { latest.count }

    /// The least recently used key.
    var oldest: Key? { uses[first...].first { latest[$0.key] == $0.number }?.key }

    /// The keys, least recently used first.
    var keys: [Key] { uses[first...].filter { latest[$0.key] == $0.number }.map(\.key) }

    mutating func use(_ key: Key) {
        last += 1
        latest[key] = last
        uses.append((key, last))
        forgetOldUses()
    }

    mutating func remove(_ key: Key) {
        latest[key] = nil
        forgetOldUses()
    }

    private mutating func forgetOldUses() {
        while first < uses.count, latest[uses[first].key] != uses[first].number { first += 1 }
        guard first > 64, first > uses.count / 2 else { return }
        uses.removeFirst(first)
        first = 0
    }
}
