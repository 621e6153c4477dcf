/// The media loaded so far, and the state of the list.
package enum MediaState: Hashable, Sendable {
    /// Nothing came yet.
    case loading
    /// There is something; `failure` says why no more came.
    case loaded([MediaObject], failure: ServiceFailure?)
    /// The service has nothing.
    case empty
    /// Nothing came, and this is why.
    case failed(ServiceFailure)

    package var media: [MediaObject] {
        if case .loaded(let media, _) = self { media } else { [] }
    }
}

/// Loads the list part by part, and tells each state that it gets into.
@MainActor package final class MediaModel {
    package private(set) var state = MediaState.loading {
        didSet { if state != oldValue { stateDidChange?(state) } }
    }
    package var stateDidChange: (@MainActor (MediaState) -> Void)?

    private let source: ObjectSource
    private let limit: Int
    private var task: (any CancellableTask)?
    /// Where the next part begins; `nil` when all is there.
    private var next: Int? = 0
    private var known: Set<MediaObject.ID> = []

    /// `limit` is the number of media that are asked for at once.
    package init(source: ObjectSource, limit: Int = 25) { (self.source, self.limit) = (source, limit) }

    deinit {
        if let task { MainQueue.run { task.cancel() } }
    }

    package var isLoading: Bool { task != nil }
    package var hasMore: Bool { next != nil }

    /// Asks for the next part, unless one is on its way or all is there.
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

    /// Asks for the first part again if nothing is there.
    package func retry() {
        if state == .empty { next = 0 }
        loadMore()
    }

    /// Gives up what is on its way.
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

    /// Adds a part; media that moved to it while the list was read are there already.
    private func append(_ page: MediaPage) {
        next = page.next
        let media = state.media + page.media.filter { known.insert($0.id).inserted }
        state = media.isEmpty ? .empty : .loaded(media, failure: nil)
    }
}
