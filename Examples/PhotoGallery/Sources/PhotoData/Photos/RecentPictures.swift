import Foundation

/// Pictures by their addresses; the least recently used are removed when their total cost exceeds a limit.
struct RecentPictures<Picture> {
    private var held: [URL: (picture: Picture, cost: Int, use: Int)] = [:]
    private var uses = 0
    private let limit: Int
    private(set) var cost = 0

    init(limit: Int) { self.limit = limit }

    var count: Int { held.count }

    mutating func use(_ url: URL) -> Picture? {
        guard let entry = held[url] else { return nil }
        uses += 1
        held[url] = (entry.picture, entry.cost, uses)
        return entry.picture
    }

    mutating func insert(_ picture: Picture, cost: Int, at url: URL) {
        remove(url)
        while self.cost + cost > limit, let oldest = held.min(by: { $0.value.use < $1.value.use })?.key {
            remove(oldest)
        }
        uses += 1
        held[url] = (picture, cost, uses)
        self.cost += cost
    }

    private mutating func remove(_ url: URL) { cost -= held.removeValue(forKey: url)?.cost ?? 0 }

    mutating func removeAll() {
        held = [:]
        cost = 0
    }
}
