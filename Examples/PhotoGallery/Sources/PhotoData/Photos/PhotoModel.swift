import Foundation

/// The app's photos, loaded in pages on demand, with the pictures of the visible ones.
@MainActor package final class PhotoModel<Picture> {
    /// What changed, for whoever shows the photos.
    package enum Change: Equatable {
        /// Photos came at the end.
        case appended(Range<Int>)
        /// A page is on its way now, or no longer.
        case fetching(Bool)
        /// The pictures of some photos came.
        case pictures([Int])
        /// What did not come is asked for again.
        case retrying
    }

    package private(set) var photos: [ImageResource] = []
    package let pictures: PictureFetcher<Picture>
    /// Told of each change.
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
    /// `knowsTotal` says whether the store is asked how many there are.
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
    /// How many photos the store has, where it was asked.
    package var total: Int? { pager.total }

    // MARK: Pages

    /// Gets the first page and the pictures of its photos, which it waits for no longer than some seconds, or not at all.
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

    /// Gets the next page if an item that is asked for makes it needed.
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
        // What cannot be used now cannot be used when it is asked for once more.
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

    /// What a cell needs that fetches the pictures of its photo itself.
    package func cellModel(of item: Int) -> PhotoCellModel<Picture> { PhotoCellModel(photos[item], pictures) }

    /// A photo comes into sight, in one list or another.
    package func itemWillAppear(_ item: Int) { pictures.want(photos[item].thumbnail) }

    /// A photo is out of sight in a list; its request is given up if it was in no other.
    package func itemDidDisappear(_ item: Int) { pictures.release(photos[item].thumbnail) }

    /// Repeats requests that failed for visible or needed content once the network or the app is back.
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
