import PhotoData
import UIKit

/// A cache of pictures by their addresses, with at most one pending request per address.
@MainActor package final class PictureLibrary {
    package typealias Receiver = @MainActor (UIImage?) -> Void

    /// A pending request for a picture, which can be cancelled.
    @MainActor final class Wait {
        fileprivate let url: URL
        fileprivate let receive: Receiver
        fileprivate weak var library: PictureLibrary?

        fileprivate init(_ url: URL, _ library: PictureLibrary, _ receive: @escaping Receiver) {
            (self.url, self.library, self.receive) = (url, library, receive)
        }

        func cancel() { library?.leave(self) }
    }

    private struct Load {
        var waits: [Wait]
        var request: (any LoadRequest)?
    }

    private let loader: any PhotoLoading
    private let cache = NSCache<NSURL, UIImage>()
    private var loads: [URL: Load] = [:]

    /// Creates a library; `limit` is in bytes of decoded pictures.
    package init(loader: any PhotoLoading, limit: Int = 64 << 20) {
        self.loader = loader
        cache.totalCostLimit = limit
    }

    /// Returns the cached picture of an address.
    func picture(at url: URL) -> UIImage? { cache.object(forKey: url as NSURL) }

    /// Delivers the picture of an address when it arrives, or reports that it failed.
    func wait(for url: URL, _ receive: @escaping Receiver) -> Wait {
        let wait = Wait(url, self, receive)
        if loads[url] != nil {
            loads[url]?.waits.append(wait)
        } else {
            loads[url] = Load(waits: [wait])
            let request = loader.load(url) { [weak self] in self?.take($0, url) }
            loads[url]?.request = request
        }
        return wait
    }

    private func take(_ result: Result<Data, LoadFailure>, _ url: URL) {
        let waits = loads.removeValue(forKey: url)?.waits ?? []
        let image = (try? result.get()).flatMap { UIImage(data: $0) }
        if let image {
            let memory = Int(image.size.width * image.scale * image.size.height * image.scale) * 4
            cache.setObject(image, forKey: url as NSURL, cost: memory)
        }
        for wait in waits { wait.receive(image) }
    }

    private func leave(_ wait: Wait) {
        loads[wait.url]?.waits.removeAll { $0 === wait }
        guard loads[wait.url]?.waits.isEmpty == true else { return }
        loads.removeValue(forKey: wait.url)?.request?.cancel()
    }
}
