import GiphyData
import UIKit

/// A section of the list.
package struct ImageSection: Hashable, Sendable {
    package let title: String
    package var images: [ImagePresentation]

    package init(title: String, images: [ImagePresentation]) { (self.title, self.images) = (title, images) }
}

/// The contents of the list.
package enum MediaListState: Hashable, Sendable {
    case loading
    case loaded([ImageSection])
    case empty
    case failed(message: String)
}

/// The requests of the list's screen; tests implement it without a service.
@MainActor package protocol MediaListPresenting: AnyObject {
    var state: MediaListState { get }
    var stateDidChange: (@MainActor (MediaListState) -> Void)? { get set }
    /// Called when the list appears for the first time.
    func start()
    /// Reports that the end of the list is near.
    func approachEnd()
    func retry()
    /// Requests a picture; the block is called on the main thread unless the task is cancelled.
    func requestPicture(
        of image: ImagePresentation, completion: @escaping @MainActor (UIImage?) -> Void
    ) -> (any CancellableTask)?
}
