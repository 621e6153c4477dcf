import Foundation

/// The rows of the list as they come: none, then partial ones, then one complete row after the other.
///
/// A row's picture is asked for when the row comes into sight and not before. Rows out of sight are made partial again, the
/// ones that were seen longest ago first, when there are too many complete ones or memory is short.
@MainActor package final class BadgeRowsService<Picture: AnyObject> {
    package typealias Receiver = @MainActor (BadgeRows<Picture>, RowChange) -> Void

    /// Who asks for the picture of a row; two rows may have the same address.
    private struct RowSubscriber: Hashable {
        let list: ObjectIdentifier
        let name: Badge.Name
    }

    private let repository: ServiceRepository<Picture>
    private let url: URL
    private let pictureURL: (Badge) -> URL
    private let mostComplete: Int
    private var list: ResourceService<BadgeList>?
    private var receive: Receiver?
    package private(set) var rows: BadgeRows<Picture>?
    private var seen: Set<Badge.Name> = []
    /// Complete rows out of sight, in the order in which they left.
    private var left = RecentUse<Badge.Name>()

    package init(
        _ url: URL, repository: ServiceRepository<Picture>, mostComplete: Int = 500,
        pictureURL: @escaping (Badge) -> URL
    ) {
        (self.url, self.repository, self.mostComplete, self.pictureURL) = (url, repository, mostComplete, pictureURL)
    }

    /// Tells of the rows that are there, then of each change.
    package func subscribe(_ receive: @escaping Receiver) {
        self.receive = receive
        if let rows { return receive(rows, .all) }
        let list = repository.list(at: url)
        self.list = list
        list.subscribe(ObjectIdentifier(self)) { [weak self] in
            if case .success(let list) = $0 { self?.take(list) }
        }
    }

    package func unsubscribe() {
        receive = nil
        list?.unsubscribe(ObjectIdentifier(self))
        list = nil
    }

    private func take(_ list: BadgeList) {
        self.list?.unsubscribe(ObjectIdentifier(self))
        self.list = nil
        let rows = BadgeRows<Picture>(list)
        self.rows = rows
        receive?(rows, .all)
    }

    /// A row is about to be seen: if it is partial, its picture is asked for in the next turn of the main queue.
    package func rowWillAppear(_ index: Int, later: (@escaping @MainActor () -> Void) -> Void) {
        guard let row = rows?[index] else { return }
        seen.insert(row.id)
        left.remove(row.id)
        if !row.isComplete { later { [weak self] in self?.askForPicture(of: row.badge) } }
    }

    package func rowDidDisappear(_ index: Int) {
        guard let row = rows?[index], seen.remove(row.id) != nil else { return }
        if row.isComplete { left.use(row.id) }
        limitRows()
    }

    /// Lets go of the pictures out of sight.
    package func freeMemory() {
        rows?.release(left.keys)
        left = RecentUse()
    }

    private func askForPicture(of badge: Badge) {
        guard let rows, let place = rows.index(of: badge.name), let row = rows[place], !row.isComplete else { return }
        let service = repository.picture(at: pictureURL(badge))
        let subscriber = RowSubscriber(list: ObjectIdentifier(self), name: badge.name)
        service.subscribe(subscriber) { [weak self, weak service] in
            guard case .success(let picture) = $0 else { return }
            service?.unsubscribe(subscriber)
            self?.complete(badge.name, with: picture)
        }
    }

    private func complete(_ name: Badge.Name, with picture: Picture) {
        guard let change = rows?.complete(name, with: picture), let rows else { return }
        if !seen.contains(name) {
            left.use(name)
            limitRows()
        }
        receive?(rows, change)
    }

    private func limitRows() {
        while left.count > mostComplete, let oldest = left.oldest {
            rows?.release(CollectionOfOne(oldest))
            left.remove(oldest)
        }
    }
}
