import Foundation
import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoPages

/// Five thousand photos on one page.
@MainActor @Suite struct LoadTests {
    /// A weak reference that shows when a picture is released.
    private struct Trace {
        weak let image: UIImage?
    }

    /// The limit of cached pictures, in bytes.
    private static let limit = 1 << 20

    private func run(_ body: (PhotoGridView) throws -> Void) throws {
        let feed = Feed(pages: 1, photosByPage: 5_000)
        let loader = PromptLoader(feed)
        let page = try #require(PhotoPage(json: feed.json(page: 1), index: 0, feature: "popular"))
        let host = UIViewController()
        let grid = PhotoGridView(library: PictureLibrary(loader: loader, limit: Self.limit))
        grid.frame = CGRect(x: 0, y: 0, width: 375, height: 617)
        host.view.addSubview(grid)
        let screen = TestScreen(host)
        defer { screen.close() }
        grid.show(page.shownPhotos)
        settle()
        #expect(grid.layout.frames.count == 5_000)
        try body(grid)
    }

    /// Scrolls to the end, a part of the screen at a time.
    private func scrollThrough(_ grid: PhotoGridView, step: CGFloat, _ look: () -> Void) {
        let end = grid.contentSize.height - grid.bounds.height
        while grid.contentOffset.y < end {
            grid.contentOffset.y = min(end, grid.contentOffset.y + step * grid.bounds.height)
            grid.layoutIfNeeded()
            look()
        }
    }

    @Test func `views are used again, and no more pictures are kept than there is room for`() throws {
        try run { grid in
            var views: Set<ObjectIdentifier> = []
            var traces: [Trace] = []
            var most = 0
            scrollThrough(grid, step: 3) {
                for (_, button) in grid.buttons {
                    views.insert(ObjectIdentifier(button))
                    if let image = button.image { traces.append(Trace(image: image)) }
                }
                most = max(most, grid.buttons.count)
            }
            #expect(most <= 32)
            #expect(views.count <= 2 * most, "\(views.count) views where \(most) are seen at once")
            let alive = Set(traces.compactMap { $0.image.map(ObjectIdentifier.init) })
            #expect(alive.count <= Self.limit / (60 * 60 * 4) + views.count, "\(alive.count) pictures are kept")
            #expect(traces.count > 1_000)
        }
    }

    /// The times that `bin/load` prints, measured in a separate process.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["PHOTOS_LOAD"] != nil)) func times() throws {
        for scale in PhotoLayout.Scale.allCases {
            let time = ContinuousClock().measure {
                _ = PhotoLayout(scale, width: 375, count: 5_000) { CGSize(width: 300, height: 100 + $0 % 300) }
            }
            print("laid out in \(scale.columns) columns in \(time / .milliseconds(1)) ms")
        }
        try run { grid in
            let time = ContinuousClock().measure { scrollThrough(grid, step: 0.5) {} }
            print("scrolled through \(Int(time / .milliseconds(1))) ms")
        }
    }
}

/// A loader that answers at once.
@MainActor private final class PromptLoader: PhotoLoading {
    private let feed: Feed
    private let picture = Pictures.data(0, CGSize(width: 60, height: 60))

    init(_ feed: Feed) { self.feed = feed }

    private final class Done: LoadRequest {
        func cancel() {}
    }

    func load(_ url: URL, completion: @escaping Completion) -> any LoadRequest {
        completion(.success(Feed.page(of: url) == nil ? picture : feed.answer(to: url)))
        return Done()
    }
}
