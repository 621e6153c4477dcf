import Foundation

/// The services by their addresses: the same address always has the same service.
///
/// Releases pictures, least recently used first, when their total cost exceeds the limit.
@MainActor package final class ServiceRepository<Picture: AnyObject> {
    private let loader: any ResourceLoading
    private var lists: [URL: ResourceService<BadgeList>] = [:]
    private let shelf: PictureShelf<Picture>

    /// Creates a repository without services; costs are in the unit of the limit.
    package init(
        loader: any ResourceLoading, pictureLimit: Int, cost: @escaping (Picture) -> Int,
        readPicture: @escaping (Data) -> Picture?
    ) {
        self.loader = loader
        shelf = PictureShelf(loader: loader, limit: pictureLimit, cost: cost, read: readPicture)
    }

    package var services: Int { lists.count + shelf.count }
    /// The total cost of the cached pictures.
    package var heldCost: Int { shelf.heldCost }

    package func list(at url: URL) -> ResourceService<BadgeList> {
        if let known = lists[url] { return known }
        let made = ResourceService(url, loader: loader) { BadgeList(json: $0) }
        lists[url] = made
        return made
    }

    package func picture(at url: URL) -> ResourceService<Picture> { shelf.service(at: url) }

    /// Loads again every resource that a subscriber did not receive.
    package func retry() {
        for service in lists.values.sorted(by: { $0.url.absoluteString < $1.url.absoluteString }) { service.retry() }
        shelf.retry()
    }

    /// Releases services without subscribers, and the values of the others.
    package func freeMemory() {
        for (url, service) in lists {
            service.release()
            guard !service.hasSubscribers else { continue }
            service.cancel()
            lists[url] = nil
        }
        shelf.freeMemory()
    }
}
