import Foundation

/// The pages by their indices.
///
/// A page is valid for five minutes from when its request began, whatever came of it. A stale page is valid anew at once and
/// is asked for again; who looks at it keeps what is there until the new data comes. Of one page there is never more than
/// one request on its way.
@MainActor package final class PageCache {
    private struct Entry {
        let subject: PageSubject
        var validUntil: TimeInterval
        var request: (any LoadRequest)?
        var failure: LoadFailure?
    }

    /// In seconds.
    package static let lifetime: TimeInterval = 300

    private let service: PhotoService
    private let loader: any PhotoLoading
    private let now: @MainActor () -> TimeInterval
    private var entries: [Int: Entry] = [:]

    /// `now` is a time in seconds that never goes back.
    package init(
        _ service: PhotoService, loader: any PhotoLoading, now: @escaping @MainActor () -> TimeInterval
    ) {
        (self.service, self.loader, self.now) = (service, loader, now)
    }

    /// The page of an index, which is asked for unless it is valid.
    package func subject(at index: Int) -> PageSubject {
        let entry =
            entries[index]
            ?? Entry(
                subject: PageSubject(index: index, feature: service.feature), validUntil: -.infinity)
        entries[index] = entry
        if now() >= entry.validUntil { load(index) }
        return entry.subject
    }

    /// Why a page's last request failed; `nil` if it did not.
    package func failure(at index: Int) -> LoadFailure? { entries[index]?.failure }

    /// Asks again for the pages that failed while somebody looks at them, before they are stale.
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
