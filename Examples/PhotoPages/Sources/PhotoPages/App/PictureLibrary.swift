import PhotoData
import UIKit

/// Pictures by their addresses, kept as long as there is room; of one address there is one request at a time.
@MainActor package final class PictureLibrary {
    package typealias Receiver = @MainActor (UIImage?) -> Void

    /// Somebody who waits for a picture, until it is cancelled.
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

    /// `limit` is in bytes of decoded pictures.
    package init(loader: any PhotoLoading, limit: Int = 64 << 20) {
        self.loader = loader
        cache.totalCostLimit = limit
    }

    /// The picture of an address if it is kept.
    func picture(at url: URL) -> UIImage? { cache.object(forKey: url as NSURL) }

    /// Tells the picture of an address when it comes, or that it does not.
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
