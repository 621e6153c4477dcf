import Foundation

/// The pages by their indices.
///
/// A page is valid for five minutes from the start of its request, whatever the outcome. A stale page becomes valid at
/// once and is requested again; observers keep the old data until the new data arrives. There is never more than one
/// pending request for a page.
@MainActor package final class PageCache {
    private struct Entry {
        let subject: PageSubject
        var validUntil: TimeInterval
        var request: (any LoadRequest)?
        var failure: LoadFailure?
    }

    /// The lifetime of a page, in seconds.
    package static let lifetime: TimeInterval = 300

    private let service: PhotoService
    private let loader: any PhotoLoading
    private let now: @MainActor () -> TimeInterval
    private var entries: [Int: Entry] = [:]

    /// Creates a cache; `now` is a time in seconds that never decreases.
    package init(
        _ service: PhotoService, loader: any PhotoLoading, now: @escaping @MainActor () -> TimeInterval
    ) {
        (self.service, self.loader, self.now) = (service, loader, now)
    }

    /// Returns the page of an index, and requests it unless it is valid.
    package func subject(at index: Int) -> PageSubject {
        let entry =
            entries[index]
            ?? Entry(
                subject: PageSubject(index: index, feature: service.feature), validUntil: -.infinity)
        entries[index] = entry
        if now() >= entry.validUntil { load(index) }
        return entry.subject
    }

    /// Returns the reason why a page's last request failed, or `nil` if it did not.
    package func failure(at index: Int) -> LoadFailure? { entries[index]?.failure }

    /// Requests again the failed pages that are being observed, before they are stale.
    package func retry() {
        for (index, entry) in entries.sorted(by: { $0.key < $1.key })
        where entry.failure != nil && entry.subject.hasSubscribers { load(index) }
    }

    private func load(_ index: Int) {
        entries[index]?.validUntil = now() + Self.lifetime
        guard entries[index]?.request == nil else { return }
        entries[index]?.failure = nil
        entries[index]?.request = loader.load(service.address(ofPage: index)) { [weak self] in self?.take($0, index) }
    }

    private func take(_ result: Result<Data, LoadFailure>, _ index: Int) {
        entries[index]?.request = nil
        let feature = service.feature
        let page = result.flatMap { data in
            PhotoPage(json: data, index: index, feature: feature).map { .success($0) } ?? .failure(.unreadable)
        }
        switch page {
        case .success(let page): entries[index]?.subject.take(page)
        case .failure(let failure): entries[index]?.failure = failure
        }
    }
}
