import Foundation

/// The app's photos, loaded in pages on demand, with the pictures of the visible ones.
@MainActor package final class PhotoModel<Picture> {
    /// A change of the photos.
    package enum Change: Equatable {
        /// Photos were appended.
        case appended(Range<Int>)
        /// A page request started or ended.
        case fetching(Bool)
        /// The pictures of some photos arrived.
        case pictures([Int])
        /// Failed requests are being repeated.
        case retrying
    }

    package private(set) var photos: [ImageResource] = []
    package let pictures: PictureFetcher<Picture>
    /// Receives each change.
    package var observer: (@MainActor (Change) -> Void)?

    private let store: any RemoteStore
    private let alarms: any Alarms
    private let reporter: any IncidentReporting
    private let repository: ImageRepository
    private let knowsTotal: Bool
    private var pager = Pager()
    private var shown: Set<String> = []
    private var items: [URL: [Int]] = [:]
    private var page: PageRequest?
    private var counting: (any RemoteRequest)?
    private var isLockedOut = false
    private var latestAsked = 0
    private var firstPictures: FirstPictures?

    /// Creates a model without photos.
    ///
    /// `knowsTotal` determines whether the store is asked for the number of photos.
    package init(
        store: any RemoteStore, bucket: any PictureBucket, alarms: any Alarms, reporter: any IncidentReporting,
        knowsTotal: Bool = true, pictureLimit: Int, cost: @escaping (Picture) -> Int,
        read: @escaping (Data) -> Picture?
    ) {
        (self.store, self.alarms, self.reporter) = (store, alarms, reporter)
        self.knowsTotal = knowsTotal
        repository = ImageRepository(reporter: reporter)
        pictures = PictureFetcher(bucket, reporter: reporter, limit: pictureLimit, cost: cost, read: read)
        pictures.didEnd = { [weak self] url, picture in self?.pictureDidEnd(url, isThere: picture != nil) }
    }

    package var isFetching: Bool { page != nil }
    /// The number of photos in the store, if it was requested.
    package var total: Int? { pager.total }

    // MARK: Pages

    /// Loads the first page and the pictures of its photos, for which it waits up to a number of seconds, or not at
    /// all.
    package func build(
        waiting seconds: TimeInterval? = 20,
        _ completion: @escaping @MainActor @Sendable (Result<Void, LaunchFailure>) -> Void
    ) {
        guard knowsTotal else { return buildFirstPage(seconds, completion) }
        counting = store.count { [weak self] result in
            switch result {
            case .success(let total):
                self?.pager.total = total
                self?.buildFirstPage(seconds, completion)
            case .failure(let failure): completion(.failure(.noPhotos(failure)))
            }
        }
    }

    private func buildFirstPage(
        _ seconds: TimeInterval?, _ completion: @escaping @MainActor @Sendable (Result<Void, LaunchFailure>) -> Void
    ) {
        guard !pager.isComplete else { return completion(.success(())) }
        fetch { [weak self] result in
            guard let self else { return }
            switch result {
            case .failure(let failure): completion(.failure(.noPhotos(failure)))
            case .success(let update) where update.isFailed: completion(.failure(.wrongPhotos))
            case .success: fetchFirstPictures(seconds, completion)
            }
        }
    }

    private func fetchFirstPictures(
        _ seconds: TimeInterval?, _ completion: @escaping @MainActor @Sendable (Result<Void, LaunchFailure>) -> Void
    ) {
        let urls = Set(photos.map(\.thumbnail))
        guard let seconds, !urls.isEmpty else { return completion(.success(())) }
        firstPictures = FirstPictures(urls, alarms: alarms, patience: seconds) { completion(.success(())) }
        for photo in photos where firstPictures?.isWaiting(for: photo.thumbnail) == true {
            pictures.want(photo.thumbnail)
        }
    }

    /// Loads the next page if a request for an item makes it necessary.
    package func itemWasAsked(_ item: Int) {
        latestAsked = item
        guard page == nil, !isLockedOut, pager.isNeeded(for: item, of: photos.count) else { return }
        fetch { _ in }
    }

    private func fetch(_ completion: @escaping @MainActor (Result<RepositoryUpdate, RemoteFailure>) -> Void) {
        let request = PageRequest(pager.next, store, alarms, reporter) { [weak self] result in
            guard let self else { return }
            page = nil
            if case .failure(.unauthorized) = result { isLockedOut = true }
            let update = result.map(take)
            observer?(.fetching(false))
            completion(update)
        }
        page = request
        observer?(.fetching(true))
        request.start()
    }

    private func take(_ records: [Record]) -> RepositoryUpdate {
        let update = repository.take(records)
        // A record that cannot be used now will not be usable when it is requested again.
        pager.take(records.count)
        let new = update.new.compactMap { repository[$0] }.filter { shown.insert($0.id).inserted }
        append(new.sorted { ($0.updatedAt, $1.id) > ($1.updatedAt, $0.id) })
        return update
    }

    private func append(_ new: [ImageResource]) {
        guard !new.isEmpty else { return }
        let start = photos.count
        photos += new
        for item in start..<photos.count {
            items[photos[item].thumbnail, default: []].append(item)
        }
        observer?(.appended(start..<photos.count))
    }

    // MARK: Pictures

    package func thumbnail(of item: Int) -> Picture? { pictures.picture(at: photos[item].thumbnail) }

    /// Returns the model of a cell that loads its own pictures.
    package func cellModel(of item: Int) -> PhotoCellModel<Picture> { PhotoCellModel(photos[item], pictures) }

    /// Reports that a photo became visible in a list.
    package func itemWillAppear(_ item: Int) { pictures.want(photos[item].thumbnail) }

    /// Reports that a photo disappeared from a list; its request is cancelled if no other list shows it.
    package func itemDidDisappear(_ item: Int) { pictures.release(photos[item].thumbnail) }

    /// Repeats failed requests for visible or needed content once the network or the app is back.
    package func retry() {
        pictures.retry()
        observer?(.retrying)
        if !photos.isEmpty { itemWasAsked(latestAsked) }
    }

    /// Releases all pictures; visible ones are retained by their views.
    package func freeMemory() { pictures.freeMemory() }

    private func pictureDidEnd(_ url: URL, isThere: Bool) {
        if isThere, let items = items[url] { observer?(.pictures(items)) }
        guard firstPictures?.take(url) == true else { return }
        pictures.release(url)
        firstPictures?.endIfComplete()
    }
}
