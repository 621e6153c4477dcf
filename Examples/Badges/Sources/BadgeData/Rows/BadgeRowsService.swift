import Foundation

/// Loads the rows of the list: first no rows, then partial ones, which become complete one by one.
///
/// Requests a row's picture when the row becomes visible. If there are too many complete rows or memory is low, rows
/// out of sight become partial again, least recently visible first.
@MainActor package final class BadgeRowsService<Picture: AnyObject> {
    package typealias Receiver = @MainActor (BadgeRows<Picture>, RowChange) -> Void

    /// The subscriber to a row's picture; two rows may have the same address.
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
    /// Complete rows out of sight, in the order in which they disappeared.
    private var left = RecentUse<Badge.Name>()

    package init(
        _ url: URL, repository: ServiceRepository<Picture>, mostComplete: Int = 500,
        pictureURL: @escaping (Badge) -> URL
    ) {
        (self.url, self.repository, self.mostComplete, self.pictureURL) = (url, repository, mostComplete, pictureURL)
    }

    /// Delivers the current rows, then each change.
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

    /// Requests the picture of a partial row that is about to appear, on the next turn of the main queue.
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

    /// Releases the pictures of rows that are out of sight.
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
