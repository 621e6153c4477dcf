import GiphyData
import GiphyFixtures
import LayoutSimUIKitTesting
import Testing
import UIKit
import Waterfall

@testable import Giphy

/// Five thousand media.
@MainActor @Suite struct LoadTests {
    /// A weak reference that shows when a picture is released.
    private struct Trace {
        weak let image: UIImage?
    }

    @Test func `cells are used again, and no more pictures are kept than there is room for`() throws {
        try LoadRig.run { rig in
            var cells: Set<ObjectIdentifier> = []
            var traces: [Trace] = []
            var most = 0
            try rig.scrollThrough(step: 12) { view in
                for case let cell as ImageCell in view.visibleCells {
                    cells.insert(ObjectIdentifier(cell))
                    if let image = cell.pictureView.image { traces.append(Trace(image: image)) }
                }
                most = max(most, view.visibleCells.count)
            }
            #expect(cells.count <= 2 * most, "\(cells.count) cells where \(most) are seen at once")
            let alive = Set(traces.compactMap { $0.image.map(ObjectIdentifier.init) })
            // Each picture has at least 100 by 4 pixels of four bytes.
            #expect(alive.count <= LoadRig.limit / 1_600 + cells.count, "\(alive.count) pictures are kept")
            #expect(rig.loader.requested > 500)
        }
    }

    /// The times that `bin/load` prints, measured in a separate process.
    @Test(.enabled(if: ProcessInfo.processInfo.environment["GIPHY_LOAD"] != nil)) func times() throws {
        try LoadRig.run { rig in
            for order in WaterfallMetrics.Order.allCases {
                for columns in [2, 3] {
                    rig.list.layout.metrics.order = order
                    rig.list.layout.metrics.columnCount = columns
                    let time = ContinuousClock().measure { rig.list.layout.prepare() }
                    print("laid out \(order) in \(columns) columns in \(time / .milliseconds(1)) ms")
                }
            }
            let time = try ContinuousClock().measure { try rig.scrollThrough(step: 0.5) { _ in } }
            print("scrolled through \(Int(time / .milliseconds(1))) ms, \(rig.loader.requested) pictures")
        }
    }
}

/// A list of five thousand media whose pictures load at once.
@MainActor private final class LoadRig {
    let loader: Loader
    let list: MediaListViewController
    /// The limit of cached pictures, in bytes.
    static let limit = 1 << 20

    static func run(_ body: (LoadRig) throws -> Void) throws {
        let rig = try LoadRig()
        let screen = TestScreen(rig.list)
        defer { screen.close() }
        #expect(rig.list.collectionView.numberOfItems(inSection: 0) == 5_000)
        try body(rig)
    }

    private init() throws {
        loader = Loader(Feed(count: 5_000))
        let source = ObjectSource(service: AppRig.service, source: loader, tokens: MemoryTokenStore("good"))
        let model = MediaModel(source: source, limit: 5_000)
        list = MediaListViewController(
            model: MediaListViewModel(model: model, pictures: PictureLibrary(source: source, limit: Self.limit)))
    }

    /// Scrolls to the end, a part of the screen at a time.
    func scrollThrough(step: CGFloat, _ look: (UICollectionView) -> Void) throws {
        let view = list.collectionView
        let end = view.contentSize.height - view.bounds.height
        while view.contentOffset.y < end {
            view.contentOffset.y = min(end, view.contentOffset.y + step * view.bounds.height)
            view.layoutIfNeeded()
            look(view)
        }
    }
}
