import Foundation

/// Gets pictures for all who want them: one request for an address, which is given up when nobody wants it any more.
///
/// Who takes a picture alone, as cells of version 1.0 do, has a request of its own. Pictures that came either way are kept for all.
@MainActor package final class PictureFetcher<Picture> {
    private let bucket: any PictureBucket
    private let reporter: any IncidentReporting
    private let read: (Data) -> Picture?
    private let cost: (Picture) -> Int
    private var recent: RecentPictures<Picture>
    private var wants: [URL: Int] = [:]
    private var requests: [URL: any RemoteRequest] = [:]
    /// Told of each request that ended, with a picture or without.
    var didEnd: (@MainActor (URL, Picture?) -> Void)?

    /// Creates a fetcher that keeps pictures as long as they cost no more than a limit together.
    init(
        _ bucket: any PictureBucket, reporter: any IncidentReporting, limit: Int, cost: @escaping (Picture) -> Int,
        read: @escaping (Data) -> Picture?
    ) {
        (self.bucket, self.reporter, self.cost, self.read) = (bucket, reporter, cost, read)
        recent = RecentPictures(limit: limit)
    }

    /// What the pictures cost that are kept.
    package var heldCost: Int { recent.cost }
    package var requestCount: Int { requests.count }
    /// How many addresses somebody wants.
    package var wantedCount: Int { wants.count }

    func picture(at url: URL) -> Picture? { recent.use(url) }

    /// Asks for a picture unless it is there or on its way.
    func want(_ url: URL) {
        wants[url, default: 0] += 1
        guard requests[url] == nil, recent.use(url) == nil else { return }
        requests[url] = bucket.load(url) { [weak self] in self?.take($0, of: url) }
    }

    /// Takes a want back.
    func release(_ url: URL) {
        guard let count = wants[url] else { return }
        wants[url] = count > 1 ? count - 1 : nil
        guard count == 1 else { return }
        requests.removeValue(forKey: url)?.cancel()
    }

    /// Asks again for what somebody wants and did not get.
    func retry() {
        for url in wants.keys.sorted(by: { $0.absoluteString < $1.absoluteString }) where recent.use(url) == nil {
            guard requests[url] == nil else { continue }
            requests[url] = bucket.load(url) { [weak self] in self?.take($0, of: url) }
        }
    }

    /// Asks for a picture, by a request of its own, for one who takes it and may cancel the request.
    func load(_ url: URL, _ completion: @escaping @MainActor (Picture?) -> Void) -> any RemoteRequest {
        bucket.load(url) { [weak self] in completion(self?.keep($0, of: url)) }
    }

    func freeMemory() { recent.removeAll() }

    private func take(_ result: Result<Data, RemoteFailure>, of url: URL) {
        requests[url] = nil
        didEnd?(url, keep(result, of: url))
    }

    /// The picture of an answer, which is kept, or nothing, which is reported.
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
