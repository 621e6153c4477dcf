import GiphyData
import UIKit

/// Converts the model's state to the contents of the list.
@MainActor package final class MediaListViewModel: MediaListPresenting {
    package private(set) var state = MediaListState.loading
    package var stateDidChange: (@MainActor (MediaListState) -> Void)?

    private let model: MediaModel
    private let pictures: PictureLibrary
    /// The presentations of the model's media, in order.
    private var images: [ImagePresentation] = []

    package init(model: MediaModel, pictures: PictureLibrary) {
        (self.model, self.pictures) = (model, pictures)
        model.stateDidChange = { [weak self] in self?.take($0) }
    }

    package func start() { model.loadMore() }

    package func approachEnd() {
        // Failed parts are requested again by the user, or when the end is reached again.
        if case .loaded = model.state { model.loadMore() }
    }

    package func retry() { model.retry() }

    package func requestPicture(
        of image: ImagePresentation, completion: @escaping @MainActor (UIImage?) -> Void
    ) -> (any CancellableTask)? {
        pictures.requestPicture(at: image.url, completion: completion)
    }

    private func take(_ state: MediaState) {
        switch state {
        case .loading: show(.loading)
        case .empty: show(.empty)
        case .failed(let failure): show(.failed(message: failure.message))
        case .loaded(let media, _):
            images += media.dropFirst(images.count).map(ImagePresentation.init)
            show(.loaded([ImageSection(title: "Trending", images: images)]))
        }
    }

    private func show(_ state: MediaListState) {
        guard state != self.state else { return }
        self.state = state
        stateDidChange?(state)
    }
}

extension ServiceFailure {
    var message: String {
        switch self {
        case .unreachable: "The service cannot be reached."
        case .unauthorized: "The service wants you to sign in."
        case .status, .unreadable: "The service does not answer as it should."
        }
    }
}
