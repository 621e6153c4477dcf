/// The media loaded so far, and the state of the list.
package enum MediaState: Hashable, Sendable {
    /// Nothing has arrived yet.
    case loading
    /// Media have arrived; `failure` says why no more did.
    case loaded([MediaObject], failure: ServiceFailure?)
    /// The service has no media.
    case empty
    /// Nothing arrived, for the given reason.
    case failed(ServiceFailure)

    package var media: [MediaObject] {
        if case .loaded(let media, _) = self { media } else { [] }
    }
}

/// Loads the list in parts and reports each change of state.
@MainActor package final class MediaModel {
    package private(set) var state = MediaState.loading {
        didSet { if state != oldValue { stateDidChange?(state) } }
    }
    package var stateDidChange: (@MainActor (MediaState) -> Void)?

    private let source: ObjectSource
    private let limit: Int
    private var task: (any CancellableTask)?
    /// The offset of the next part; `nil` once everything is loaded.
    private var next: Int? = 0
    private var known: Set<MediaObject.ID> = []

    /// Creates a model; `limit` is the number of media per request.
    package init(source: ObjectSource, limit: Int = 25) { (self.source, self.limit) = (source, limit) }

    deinit {
        if let task { MainQueue.run { task.cancel() } }
    }

    package var isLoading: Bool { task != nil }
    package var hasMore: Bool { next != nil }

    /// Requests the next part, unless a request is pending or everything is loaded.
    package func loadMore() {
        guard task == nil, let next else { return }
        switch state {
        case .failed, .empty: state = .loading
        case .loaded(let media, _): state = .loaded(media, failure: nil)
        case .loading: break
        }
        // An immediate response is delivered before the call returns.
        var isAnswered = false
        let task = source.requestTrending(from: next, limit: limit) { [weak self] result in
            isAnswered = true
            self?.take(result)
        }
        if !isAnswered { self.task = task }
    }

    /// Requests the first part again if nothing is loaded.
    package func retry() {
        if state == .empty { next = 0 }
        loadMore()
    }

    /// Cancels the pending request.
    package func cancel() {
        task?.cancel()
        task = nil
    }

    private func take(_ result: Result<MediaPage, ServiceFailure>) {
        task = nil
        switch result {
        case .success(let page): append(page)
        case .failure(let failure):
            state = state.media.isEmpty ? .failed(failure) : .loaded(state.media, failure: failure)
        }
    }

    /// Appends a part, skipping media that moved into it while the list was being read.
    private func append(_ page: MediaPage) {
        next = page.next
        let media = state.media + page.media.filter { known.insert($0.id).inserted }
        state = media.isEmpty ? .empty : .loaded(media, failure: nil)
    }
}
