import Foundation

/// The reason why a request to the remote store or the bucket failed.
package enum RemoteFailure: Error, Hashable, Sendable {
    /// No answer, or only a part of one, arrived.
    case unreachable
    /// The app's keys are invalid or expired.
    case unauthorized
    /// The answer has another error status.
    case status(Int)
    /// The answer has unexpected contents.
    case unreadable
}

/// A closure that receives an answer on the main thread.
package typealias RemoteCompletion<Value> = @MainActor @Sendable (Result<Value, RemoteFailure>) -> Void

/// A pending request.
@MainActor package protocol RemoteRequest: AnyObject {
    /// Cancels the request, after which it reports nothing, even if its response has already arrived.
    func cancel()
}

/// A range of the photos, latest first.
package struct PhotoQuery: Hashable, Sendable {
    package let skip: Int
    package let limit: Int

    package init(skip: Int, limit: Int) { (self.skip, self.limit) = (skip, limit) }
}

/// A remote database of photos.
@MainActor package protocol RemoteStore: AnyObject {
    /// Requests the number of photos.
    func count(_ completion: @escaping RemoteCompletion<Int>) -> any RemoteRequest
    /// Requests photos.
    func find(_ query: PhotoQuery, _ completion: @escaping RemoteCompletion<[Record]>) -> any RemoteRequest
}

/// A server for the files of photos.
@MainActor package protocol PictureBucket: AnyObject {
    /// Requests the bytes of a file.
    func load(_ url: URL, _ completion: @escaping RemoteCompletion<Data>) -> any RemoteRequest
}
