import GiphyData
import UIKit

/// A section of the list.
package struct ImageSection: Hashable, Sendable {
    package let title: String
    package var images: [ImagePresentation]

    package init(title: String, images: [ImagePresentation]) { (self.title, self.images) = (title, images) }
}

/// What the list shows.
package enum MediaListState: Hashable, Sendable {
    case loading
    case loaded([ImageSection])
    case empty
    case failed(message: String)
}

/// What the list's screen asks for; tests have one without a service.
@MainActor package protocol MediaListPresenting: AnyObject {
    var state: MediaListState { get }
    var stateDidChange: (@MainActor (MediaListState) -> Void)? { get set }
    /// Called when the list appears for the first time.
    func start()
    /// Its end comes near.
    func approachEnd()
    func retry()
    /// Asks for a picture; the block is called on the main thread unless the task is cancelled.
    func requestPicture(
        of image: ImagePresentation, completion: @escaping @MainActor (UIImage?) -> Void
    ) -> (any CancellableTask)?
}
