import Foundation
import GiphyData
import GiphyFixtures
import UIKit

@testable import Giphy

/// A list without a service.
@MainActor final class FixedList: MediaListPresenting {
    private(set) var state: MediaListState
    var stateDidChange: (@MainActor (MediaListState) -> Void)?
    private(set) var retries = 0
    private let pictures = PaintedPictures.painted

    init(_ state: MediaListState) { self.state = state }

    /// Creates sections with the given numbers of images.
    convenience init(_ sections: [(title: String, count: Int)]) {
        let feed = Feed(count: 0)
        self.init(
            .loaded(
                sections.map { title, count in
                    ImageSection(title: title, images: (0..<count).map { Self.image($0, of: feed) })
                }))
    }

    private static func image(_ index: Int, of feed: Feed) -> ImagePresentation {
        let (width, height) = feed.size(index)
        let url = URL(string: feed.address(index)) ?? URL(filePath: "/\(index).gif")
        return ImagePresentation(title: feed.title(index), width: width, height: height, url: url)
    }

    func start() {}
    func approachEnd() {}
    func retry() { retries += 1 }

    func requestPicture(
        of image: ImagePresentation, completion: @escaping @MainActor (UIImage?) -> Void
    ) -> (any CancellableTask)? {
        completion(UIImage(data: pictures.data(of: image.url)))
        return nil
    }

    func show(_ state: MediaListState) {
        self.state = state
        stateDidChange?(state)
    }

    /// Returns the list as the root of a navigation controller, as in the app.
    func inNavigation(_ change: (MediaListViewController) -> Void = { _ in }) -> UINavigationController {
        let list = MediaListViewController(model: self)
        change(list)
        let navigation = UINavigationController(rootViewController: list)
        navigation.overrideUserInterfaceStyle = .dark
        return navigation
    }
}
