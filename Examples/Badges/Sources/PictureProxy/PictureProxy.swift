import UIKit

/// Serves pictures in the size that a screen needs.
///
/// Requests only allowed hosts, rejects files that are too large or not pictures, and caches its results by address and
/// size.
package actor PictureProxy {
    package enum Answer: Hashable, Sendable {
        /// A PNG.
        case picture(Data)
        case refused(Refusal)
    }

    /// The reason why there is no picture; the raw value is the status of the answer.
    package enum Refusal: Int, Hashable, Sendable {
        case badRequest = 400
        case foreignHost = 403
        case tooLarge = 413
        case noPicture = 415
        case unreachable = 502
    }

    /// Loads the bytes of a source.
    package typealias Fetch = @Sendable (URL) async throws -> Data

    private let hosts: Set<String>
    private let fetch: Fetch
    private let longest: Int
    private let cacheLimit: Int
    private var cache: [PictureRequest: Data] = [:]
    /// The cached requests, oldest first.
    private var order: [PictureRequest] = []
    private var underWay: [PictureRequest: Task<Answer, Never>] = [:]

    /// Creates a proxy; lengths are in bytes.
    package init(hosts: Set<String>, longest: Int = 4 << 20, cacheLimit: Int = 32 << 20, fetch: @escaping Fetch) {
        (self.hosts, self.longest, self.cacheLimit, self.fetch) = (hosts, longest, cacheLimit, fetch)
    }

    /// The size of all cached pictures, in bytes.
    package var cached: Int { cache.values.reduce(0) { $0 + $1.count } }

    package func answer(to url: URL) async -> Answer {
        guard let request = PictureRequest(url) else { return .refused(.badRequest) }
        guard let host = request.source.host, hosts.contains(host) else { return .refused(.foreignHost) }
        if let known = cache[request] { return .picture(known) }
        if let task = underWay[request] { return await task.value }
        let task = Task { [fetch, longest] in await Self.make(request, fetch, longest) }
        underWay[request] = task
        let answer = await task.value
        underWay[request] = nil
        if case .picture(let data) = answer { keep(data, request) }
        return answer
    }

    private func keep(_ data: Data, _ request: PictureRequest) {
        cache[request] = data
        order.append(request)
        while cached > cacheLimit, let oldest = order.first {
            order.removeFirst()
            cache[oldest] = nil
        }
    }

    private static func make(_ request: PictureRequest, _ fetch: Fetch, _ longest: Int) async -> Answer {
        guard let data = try? await fetch(request.source) else { return .refused(.unreachable) }
        guard data.count <= longest else { return .refused(.tooLarge) }
        guard let picture = UIImage(data: data), picture.size.width > 0, picture.size.height > 0 else {
            return .refused(.noPicture)
        }
        let factor = min(1, CGFloat(request.side) / max(picture.size.width, picture.size.height))
        let size = CGSize(
            width: max(1, (picture.size.width * factor).rounded()),
            height: max(1, (picture.size.height * factor).rounded()))
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let made = UIGraphicsImageRenderer(size: size, format: format).pngData { _ in
            picture.draw(in: CGRect(origin: .zero, size: size))
        }
        return .picture(made)
    }
}
