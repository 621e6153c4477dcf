import Foundation
import GiphyData
import GiphyFixtures
import Synchronization
import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A data source that answers at once.
final class Loader: DataSource {
    private let feed: Feed
    private let picture: Data
    private let count = Mutex(0)

    @MainActor init(_ feed: Feed) {
        self.feed = feed
        picture = PaintedPictures.plain.data(of: URL(filePath: "/0.gif"))
    }

    /// The number of requested pictures.
    var requested: Int { count.withLock { $0 } }

    private final class Done: CancellableTask {
        func cancel() {}
    }

    func send(
        _ request: URLRequest, completion: @escaping @Sendable (Result<Data, ServiceFailure>) -> Void
    ) -> any CancellableTask {
        if let url = request.url, url.pathExtension != "gif" {
            completion(.success(feed.answer(to: url)))
        } else {
            count.withLock { $0 += 1 }
            completion(.success(picture))
        }
        return Done()
    }
}
