import GiphyData
import UIKit

/// Pictures by their addresses, kept as long as there is memory.
@MainActor package final class PictureLibrary {
    private let source: ObjectSource
    private let cache = NSCache<NSURL, UIImage>()

    /// `limit` is in bytes of decoded pictures.
    package init(source: ObjectSource, limit: Int = 32 << 20) {
        self.source = source
        cache.totalCostLimit = limit
    }

    /// Tells a picture that is kept at once, in which case there is no task.
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
    /// In bytes, once it is decoded.
    fileprivate var memory: Int { Int(size.width * scale * size.height * scale) * 4 }
}
