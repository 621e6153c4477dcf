import GiphyData
import GiphyFixtures
import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Giphy

/// The list in front of a user.
@MainActor @Suite struct ListTests {
    private func scrollToEnd(_ rig: AppRig) throws {
        let view = try rig.list.collectionView
        let end = view.contentSize.height + view.adjustedContentInset.bottom - view.bounds.height
        view.setContentOffset(CGPoint(x: 0, y: end), animated: false)
        advance(by: 0.05)
    }

    @Test func `it grows to its end as it is scrolled, and what is seen stays`() throws {
        try AppRig.run(feed: Feed(count: 60)) { rig, _ in
            rig.answerAll()
            let view = try rig.list.collectionView
            #expect(view.numberOfItems(inSection: 0) == 25)
            for count in [50, 60] {
                try scrollToEnd(rig)
                let offset = view.contentOffset
                let frames = view.visibleCells.map(\.frame)
                rig.answerAll()
                #expect(view.numberOfItems(inSection: 0) == count)
                #expect(view.contentOffset == offset)
                #expect(Array(view.visibleCells.map(\.frame).prefix(frames.count)) == frames)
            }
            try scrollToEnd(rig)
            #expect(rig.held.requested.count { $0.path == "/v1/trending" } == 3)
        }
    }

    @Test func `a later part that fails keeps the list, and is asked for again at the end`() throws {
        try AppRig.run(feed: Feed(count: 60)) { rig, _ in
            rig.answerAll()
            try scrollToEnd(rig)
            for part in rig.waitingParts { rig.held.answer(part, .failure(.status(503))) }
            let view = try rig.list.collectionView
            #expect(view.numberOfItems(inSection: 0) == 25)
            view.setContentOffset(.zero, animated: false)
            advance(by: 0.05)
            try scrollToEnd(rig)
            rig.answerAll()
            #expect(view.numberOfItems(inSection: 0) == 50)
        }
    }

    @Test func `cells that leave give up their pictures, and those that come show their own`() throws {
        try AppRig.run(feed: Feed(count: 25)) { rig, _ in
            rig.answer(try #require(rig.waitingParts.first))
            settle()
            let first = rig.held.waiting
            #expect(!first.isEmpty)
            try scrollToEnd(rig)
            let view = try rig.list.collectionView
            let seen = Set(view.indexPathsForVisibleItems.map { "\($0.item)" })
            for request in first {
                let number = "\(PaintedPictures.number(of: request.url))"
                #expect(request.isCancelled == !seen.contains(number), "picture \(number)")
            }
            rig.answerAll()
            for path in view.indexPathsForVisibleItems {
                let cell = try #require(view.cellForItem(at: path) as? ImageCell)
                #expect(cell.pictureView.image?.size.width == CGFloat(100 + path.item))
            }
        }
    }

    @Test func `a picture that was seen is not asked for again`() throws {
        try AppRig.run(feed: Feed(count: 25)) { rig, _ in
            rig.answerAll()
            let count = rig.held.requested.count
            let view = try rig.list.collectionView
            let start = view.contentOffset
            try scrollToEnd(rig)
            rig.answerAll()
            view.setContentOffset(start, animated: false)
            advance(by: 0.05)
            #expect(rig.held.waiting.isEmpty)
            #expect(Set(rig.held.requested).count == rig.held.requested.count)
            #expect(rig.held.requested.count > count)
        }
    }

    @Test func `a picture that cannot be read leaves the color of its place`() throws {
        try AppRig.run { rig, _ in
            rig.answer(try #require(rig.waitingParts.first))
            rig.held.answerAll { _ in .success(Data("<html>".utf8)) }
            settle()
            let cell = try #require(try rig.list.collectionView.visibleCells.first as? ImageCell)
            #expect(cell.pictureView.image == nil)
            #expect(cell.contentView.backgroundColor == .placeholder(0))
        }
    }

    @Test func `turned, the list has another column, and turned back its own again`() throws {
        for variant in try ScreenGoldenTests.phone {
            let rig = AppRig()
            try script("turned", of: rig.root, as: variant) { screen in
                rig.answerAll()
                let view = try rig.list.collectionView
                let frames = view.visibleCells.map(\.frame)
                try screen.rotate(to: .landscapeRight)
                #expect(view.visibleCells.map(\.frame.width).first == 209)
                #expect(view.contentSize == CGSize(width: 667, height: 516.5))
                try screen.rotate(to: .portrait)
                rig.answerAll()
                #expect(view.visibleCells.map(\.frame) == frames)
            }
        }
    }
}
