import Foundation

/// The picture services, whose pictures share one memory limit.
@MainActor final class PictureShelf<Picture: AnyObject> {
    private let loader: any ResourceLoading
    private let read: (Data) -> Picture?
    private let cost: (Picture) -> Int
    private let limit: Int
    private var services: [URL: ResourceService<Picture>] = [:]
    private var costs: [URL: Int] = [:]
    private var recent = RecentUse<URL>()
    private(set) var heldCost = 0

    init(
        loader: any ResourceLoading, limit: Int, cost: @escaping (Picture) -> Int, read: @escaping (Data) -> Picture?
    ) {
        (self.loader, self.limit, self.cost, self.read) = (loader, limit, cost, read)
    }

    var count: Int { services.count }

    func service(at url: URL) -> ResourceService<Picture> {
        recent.use(url)
        if let known = services[url] { return known }
        let made = ResourceService(url, loader: loader) { [weak self, read] data in
            let picture = read(data)
            if let picture { self?.note(picture, of: url) }
            return picture
        }
        services[url] = made
        return made
    }

    func retry() { for url in recent.keys { services[url]?.retry() } }

    func freeMemory() { for url in recent.keys { release(url) } }

    /// Records a new picture and makes room for it.
    private func note(_ picture: Picture, of url: URL) {
        forgetCost(url)
        recent.use(url)
        let new = cost(picture)
        while heldCost + new > limit, let oldest = oldestHeld(but: url) { release(oldest) }
        costs[url] = new
        heldCost += new
    }

    private func oldestHeld(but url: URL) -> URL? {
        if let oldest = recent.oldest, oldest != url, costs[oldest] != nil { return oldest }
        return recent.keys.first { $0 != url && costs[$0] != nil }
    }

    /// Releases a picture, and its service unless it has subscribers.
    private func release(_ url: URL) {
        guard let service = services[url] else { return }
        service.release()
        forgetCost(url)
        guard !service.hasSubscribers else { return }
        service.cancel()
        services[url] = nil
        recent.remove(url)
    }

    private func forgetCost(_ url: URL) { heldCost -= costs.removeValue(forKey: url) ?? 0 }
}
