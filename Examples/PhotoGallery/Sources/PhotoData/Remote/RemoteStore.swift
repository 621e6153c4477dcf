import Foundation

/// Why the remote store or the bucket did not answer.
package enum RemoteFailure: Error, Hashable, Sendable {
    /// No answer came, or only a part of one.
    case unreachable
    /// The keys of the app are not, or no longer, accepted.
    case unauthorized
    /// The answer's status is another error's.
    case status(Int)
    /// The answer is not what was asked for.
    case unreadable
}

/// What is called with an answer, on the main thread.
package typealias RemoteCompletion<Value> = @MainActor @Sendable (Result<Value, RemoteFailure>) -> Void

/// A request that is on its way.
@MainActor package protocol RemoteRequest: AnyObject {
    /// Cancels the request, after which it reports nothing, even if its response has already arrived.
    func cancel()
}

/// A part of the photos, from the latest created one on.
package struct PhotoQuery: Hashable, Sendable {
    package let skip: Int
    package let limit: Int

    package init(skip: Int, limit: Int) { (self.skip, self.limit) = (skip, limit) }
}

/// A database of photos somewhere else.
@MainActor package protocol RemoteStore: AnyObject {
    /// Asks how many photos there are.
    func count(_ completion: @escaping RemoteCompletion<Int>) -> any RemoteRequest
    /// Asks for photos.
    func find(_ query: PhotoQuery, _ completion: @escaping RemoteCompletion<[Record]>) -> any RemoteRequest
}

/// A place where the files of photos are.
@MainActor package protocol PictureBucket: AnyObject {
    /// Asks for the bytes of a file.
    func load(_ url: URL, _ completion: @escaping RemoteCompletion<Data>) -> any RemoteRequest
}
