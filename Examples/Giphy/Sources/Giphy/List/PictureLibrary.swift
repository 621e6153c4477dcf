import GiphyData
import UIKit

/// A cache of pictures by their addresses.
@MainActor package final class PictureLibrary {
    private let source: ObjectSource
    private let cache = NSCache<NSURL, UIImage>()

    /// Creates a library; `limit` is in bytes of decoded pictures.
    package init(source: ObjectSource, limit: Int = 32 << 20) {
        self.source = source
        cache.totalCostLimit = limit
    }

    /// Delivers a cached picture at once, and then returns no task.
    func requestPicture(
        at url: URL, completion: @escaping @MainActor (UIImage?) -> Void
    ) -> (any CancellableTask)? {
        if let known = cache.object(forKey: url as NSURL) {
            completion(known)
            return nil
        }
        return source.requestPicture(at: url) { [cache] result in
            let image = (try? result.get()).flatMap { UIImage(data: $0) }
            if let image { cache.setObject(image, forKey: url as NSURL, cost: image.memory) }
            completion(image)
        }
    }
}

extension UIImage {
    /// The memory of the decoded picture, in bytes.
    fileprivate var memory: Int { Int(size.width * scale * size.height * scale) * 4 }
}
