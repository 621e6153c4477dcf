import Foundation

/// Loads pictures with one request per address, which is cancelled when nobody wants the picture any longer.
///
/// Cells of version 1.0 have requests of their own. Pictures that arrive either way are cached for all.
@MainActor package final class PictureFetcher<Picture> {
    private let bucket: any PictureBucket
    private let reporter: any IncidentReporting
    private let read: (Data) -> Picture?
    private let cost: (Picture) -> Int
    private var recent: RecentPictures<Picture>
    private var wants: [URL: Int] = [:]
    private var requests: [URL: any RemoteRequest] = [:]
    /// Receives the end of each request, with or without a picture.
    var didEnd: (@MainActor (URL, Picture?) -> Void)?

    /// Creates a fetcher that caches pictures up to a limit of their total cost.
    init(
        _ bucket: any PictureBucket, reporter: any IncidentReporting, limit: Int, cost: @escaping (Picture) -> Int,
        read: @escaping (Data) -> Picture?
    ) {
        (self.bucket, self.reporter, self.cost, self.read) = (bucket, reporter, cost, read)
        recent = RecentPictures(limit: limit)
    }

    /// The total cost of the cached pictures.
    package var heldCost: Int { recent.cost }
    package var requestCount: Int { requests.count }
    /// The number of wanted addresses.
    package var wantedCount: Int { wants.count }

    func picture(at url: URL) -> Picture? { recent.use(url) }

    /// Requests a picture unless it is cached or already requested.
    func want(_ url: URL) {
        wants[url, default: 0] += 1
        guard requests[url] == nil, recent.use(url) == nil else { return }
        requests[url] = bucket.load(url) { [weak self] in self?.take($0, of: url) }
    }

    /// Withdraws a request for a picture.
    func release(_ url: URL) {
        guard let count = wants[url] else { return }
        wants[url] = count > 1 ? count - 1 : nil
        guard count == 1 else { return }
        requests.removeValue(forKey: url)?.cancel()
    }

    /// Requests again the wanted pictures that failed.
    func retry() {
        for url in wants.keys.sorted(by: { $0.absoluteString < $1.absoluteString }) where recent.use(url) == nil {
            guard requests[url] == nil else { continue }
            requests[url] = bucket.load(url) { [weak self] in self?.take($0, of: url) }
        }
    }

    /// Requests a picture with a separate request that the caller can cancel.
    func load(_ url: URL, _ completion: @escaping @MainActor (Picture?) -> Void) -> any RemoteRequest {
        bucket.load(url) { [weak self] in completion(self?.keep($0, of: url)) }
    }

    func freeMemory() { recent.removeAll() }

    private func take(_ result: Result<Data, RemoteFailure>, of url: URL) {
        requests[url] = nil
        didEnd?(url, keep(result, of: url))
    }

    /// Caches and returns the picture of an answer, or reports the failure.
    private func keep(_ result: Result<Data, RemoteFailure>, of url: URL) -> Picture? {
        let picture = (try? result.get()).flatMap(read)
        if let picture {
            recent.insert(picture, cost: cost(picture), at: url)
        } else {
            let reason: RemoteFailure = if case .failure(let failure) = result { failure } else { .unreadable }
            reporter.report(Incident(.pictures, "\(url.absoluteString): \(reason)"))
        }
        return picture
    }
}
