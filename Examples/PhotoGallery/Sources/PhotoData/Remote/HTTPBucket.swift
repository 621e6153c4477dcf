import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A bucket whose files have HTTP addresses.
@MainActor package final class HTTPBucket: PictureBucket, LaunchService {
    package nonisolated let name = ServiceName.bucket
    private let session: URLSession
    private nonisolated let launching: ServiceLaunch
    /// The maximum length of a file, in bytes.
    private let longest: Int

    package init(
        session: URLSession = .shared, longest: Int = 16 << 20, notifications: NotificationCenter = .default
    ) {
        (self.session, self.longest) = (session, longest)
        launching = ServiceLaunch(notifications)
    }

    package nonisolated func launch() throws(LaunchFailure) { try launching.launch(name) }

    package func load(_ url: URL, _ completion: @escaping RemoteCompletion<Data>) -> any RemoteRequest {
        HTTPRequest(
            URLRequest(url: url), session, read: { [longest] in $0.count <= longest ? $0 : nil }, completion)
    }
}
