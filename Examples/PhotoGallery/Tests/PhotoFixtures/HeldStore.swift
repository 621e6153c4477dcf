import Foundation
import PhotoData

/// A request that waits until a test answers it.
@MainActor public final class HeldRequest<Question, Value: Sendable>: RemoteRequest {
    public let question: Question
    private let completion: RemoteCompletion<Value>
    public private(set) var isCancelled = false
    public private(set) var isAnswered = false

    init(_ question: Question, _ completion: @escaping RemoteCompletion<Value>) {
        (self.question, self.completion) = (question, completion)
    }

    public var isWaiting: Bool { !isCancelled && !isAnswered }

    public func cancel() { isCancelled = true }

    public func answer(_ result: Result<Value, RemoteFailure>) {
        guard isWaiting else { return }
        isAnswered = true
        completion(result)
    }
}

/// A remote store that a test answers for.
@MainActor public final class HeldStore: RemoteStore {
    public private(set) var counts: [HeldRequest<Void, Int>] = []
    public private(set) var pages: [HeldRequest<PhotoQuery, [Record]>] = []

    public init() {}

    public func count(_ completion: @escaping RemoteCompletion<Int>) -> any RemoteRequest {
        counts.append(HeldRequest((), completion))
        return counts[counts.count - 1]
    }

    public func find(_ query: PhotoQuery, _ completion: @escaping RemoteCompletion<[Record]>) -> any RemoteRequest {
        pages.append(HeldRequest(query, completion))
        return pages[pages.count - 1]
    }

    public var waitingPage: HeldRequest<PhotoQuery, [Record]>? { pages.last.flatMap { $0.isWaiting ? $0 : nil } }

    public func answerCount(_ count: Int) { counts.last?.answer(.success(count)) }

    /// Answers the page that waits with the part of the records that it asks for.
    public func answerPage(of records: [Record]) {
        guard let page = waitingPage else { return }
        page.answer(.success(Array(records.dropFirst(page.question.skip).prefix(page.question.limit))))
    }
}

/// A bucket that a test answers for.
@MainActor public final class HeldBucket: PictureBucket {
    /// All requests that wait, from the oldest on.
    public private(set) var waiting: [HeldRequest<URL, Data>] = []
    /// The addresses of all requests ever made.
    public private(set) var requested: [URL] = []
    public private(set) var cancelled = 0

    public init() {}

    public func load(_ url: URL, _ completion: @escaping RemoteCompletion<Data>) -> any RemoteRequest {
        forgetCancelled()
        let request = HeldRequest<URL, Data>(url, completion)
        waiting.append(request)
        requested.append(url)
        return request
    }

    public func forgetCancelled() {
        let before = waiting.count
        waiting.removeAll(where: \.isCancelled)
        cancelled += before - waiting.count
    }

    public func answer(_ request: HeldRequest<URL, Data>, _ result: Result<Data, RemoteFailure>) {
        waiting.removeAll { $0 === request }
        request.answer(result)
    }

    /// Answers all that wait, and what they ask for then.
    public func answerAll(_ result: (URL) -> Result<Data, RemoteFailure>) {
        forgetCancelled()
        while let request = waiting.first {
            answer(request, result(request.question))
            forgetCancelled()
        }
    }
}
