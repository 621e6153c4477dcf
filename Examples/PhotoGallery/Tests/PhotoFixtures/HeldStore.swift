import Foundation
import PhotoData

/// A request that waits until a test answers it.
@MainActor package final class HeldRequest<Question, Value: Sendable>: RemoteRequest {
    package let question: Question
    private let completion: RemoteCompletion<Value>
    package private(set) var isCancelled = false
    package private(set) var isAnswered = false

    init(_ question: Question, _ completion: @escaping RemoteCompletion<Value>) {
        (self.question, self.completion) = (question, completion)
    }

    package var isWaiting: Bool { !isCancelled && !isAnswered }

    package func cancel() { isCancelled = true }

    package func answer(_ result: Result<Value, RemoteFailure>) {
        guard isWaiting else { return }
        isAnswered = true
        completion(result)
    }
}

/// A remote store that a test answers.
@MainActor package final class HeldStore: RemoteStore {
    package private(set) var counts: [HeldRequest<Void, Int>] = []
    package private(set) var pages: [HeldRequest<PhotoQuery, [Record]>] = []

    package init() {}

    package func count(_ completion: @escaping RemoteCompletion<Int>) -> any RemoteRequest {
        counts.append(HeldRequest((), completion))
        return counts[counts.count - 1]
    }

    package func find(_ query: PhotoQuery, _ completion: @escaping RemoteCompletion<[Record]>) -> any RemoteRequest {
        pages.append(HeldRequest(query, completion))
        return pages[pages.count - 1]
    }

    package var waitingPage: HeldRequest<PhotoQuery, [Record]>? { pages.last.flatMap { $0.isWaiting ? $0 : nil } }

    package func answerCount(_ count: Int) { counts.last?.answer(.success(count)) }

    /// Answers the waiting page request with the records it requests.
    package func answerPage(of records: [Record]) {
        guard let page = waitingPage else { return }
        page.answer(.success(Array(records.dropFirst(page.question.skip).prefix(page.question.limit))))
    }
}

/// A bucket that a test answers.
@MainActor package final class HeldBucket: PictureBucket {
    /// The waiting requests, oldest first.
    package private(set) var waiting: [HeldRequest<URL, Data>] = []
    /// The addresses of all requests ever made.
    package private(set) var requested: [URL] = []
    package private(set) var cancelled = 0

    package init() {}

    package func load(_ url: URL, _ completion: @escaping RemoteCompletion<Data>) -> any RemoteRequest {
        forgetCancelled()
        let request = HeldRequest<URL, Data>(url, completion)
        waiting.append(request)
        requested.append(url)
        return request
    }

    package func forgetCancelled() {
        let before = waiting.count
        waiting.removeAll(where: \.isCancelled)
        cancelled += before - waiting.count
    }

    package func answer(_ request: HeldRequest<URL, Data>, _ result: Result<Data, RemoteFailure>) {
        waiting.removeAll { $0 === request }
        request.answer(result)
    }

    /// Answers every waiting request, and those that the answers cause.
    package func answerAll(_ result: (URL) -> Result<Data, RemoteFailure>) {
        forgetCancelled()
        while let request = waiting.first {
            answer(request, result(request.question))
            forgetCancelled()
        }
    }
}
