import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoPages

/// Neighboring pages and the requests for them.
@MainActor @Suite struct PagerTests {
    private static let middle = CGPoint(x: 180, y: 400)

    @Test func `at the start the first two pages are asked for, and the third with the way to the second`() throws {
        try AppRig.run { (rig, screen) throws in
            #expect(rig.requestedPages == [1, 2])
            rig.answerAll()
            try screen.swipeLeft(Self.middle)
            #expect(rig.title == "Popular Images - Page 2/1000")
            // The page after the second one is created as soon as the second is loaded, with the data of the fourth.
            #expect(rig.requestedPages == [1, 2, 3, 4])
        }
    }

    @Test func `asking for the page after one prefetches one more, and before one likewise`() throws {
        try AppRig.run { (rig, _) throws in
            rig.answerAll()
            let (pager, pages) = (rig.pager, rig.pager.pages)
            let second = try #require(pager.pageViewController(pages, viewControllerAfter: try rig.page))
            #expect(rig.requestedPages == [1, 2, 3])
            var page: UIViewController = second
            for _ in 0..<4 { page = try #require(pager.pageViewController(pages, viewControllerAfter: page)) }
            #expect(rig.requestedPages == [1, 2, 3, 4, 5, 6, 7])
            rig.answerAll()
            rig.clock.time = 301
            _ = pager.pageViewController(pages, viewControllerBefore: page)
            #expect(rig.requestedPages.suffix(2) == [5, 4])
        }
    }

    @Test func `no page can be turned to until the count is known, and then without a restart`() throws {
        try AppRig.run { (rig, screen) throws in
            try screen.swipeLeft(Self.middle)
            #expect(rig.title == "Popular Images - Page 1/1")
            #expect(try rig.page.index == 0)
            rig.answerAll()
            #expect(rig.title == "Popular Images - Page 1/1000")
            try screen.swipeLeft(Self.middle)
            #expect(rig.title == "Popular Images - Page 2/1000")
        }
    }

    @Test func `a page says 1 until its own data comes, though the count is known`() throws {
        try AppRig.run { (rig, screen) throws in
            for held in rig.loader.waiting where Feed.page(of: held.url) == 1 {
                rig.loader.answer(held, rig.right(held.url))
            }
            try screen.swipeLeft(Self.middle)
            #expect(rig.title == "Popular Images - Page 2/1")
            rig.answerAll()
            #expect(rig.title == "Popular Images - Page 2/1000")
        }
    }

    @Test func `before the first and after the last there is none`() throws {
        try AppRig.run(Feed(pages: 3)) { (rig, screen) throws in
            rig.answerAll()
            try screen.swipeRight(Self.middle)
            #expect(try rig.page.index == 0)
            for index in [1, 2, 2] {
                try screen.swipeLeft(Self.middle)
                rig.answerAll()
                #expect(try rig.page.index == index)
            }
            #expect(rig.requestedPages == [1, 2, 3])
        }
    }

    @Test func `a page that is turned to begins with four columns`() throws {
        try AppRig.run { (rig, screen) throws in
            rig.answerAll()
            try screen.tap(try rig.button(3))
            #expect(try rig.grid.scale == .one)
            try screen.swipeLeft(Self.middle)
            rig.answerAll()
            #expect(try rig.grid.scale == .four)
            try screen.swipeRight(Self.middle)
            #expect(try rig.page.index == 0)
            #expect(try rig.grid.scale == .four)
        }
    }

    @Test func `arrow keys turn pages too`() throws {
        try AppRig.run(Feed(pages: 2)) { (rig, _) throws in
            rig.answerAll()
            #expect(rig.pager.keyCommands?.count == 2)
            for (turn, index) in [
                (rig.pager.turnBack, 0), (rig.pager.turnForward, 1), (rig.pager.turnForward, 1),
                (rig.pager.turnBack, 0),
            ] {
                turn()
                settle()
                #expect(try rig.page.index == index)
            }
        }
    }

    @Test func `a page that failed stays black, and comes when the app does`() throws {
        try AppRig.run { (rig, _) throws in
            rig.loader.answerAll { _ in .failure(.unreachable) }
            settle()
            #expect(rig.title == "Popular Images - Page 1/1")
            #expect(try rig.grid.buttons.isEmpty)
            rig.notifications.post(name: UIApplication.willEnterForegroundNotification, object: nil)
            #expect(rig.requestedPages == [1, 2, 1], "nobody looks at the second")
            rig.answerAll()
            #expect(try rig.grid.buttons.count == 20)
        }
    }

    @Test func `pictures that failed come when the page does, or the app`() throws {
        try AppRig.run(Feed(photosByPage: 4)) { (rig, screen) throws in
            rig.answerPages()
            rig.loader.answerAll { Feed.number(of: $0) == 2 ? rig.right($0) : .failure(.status(500)) }
            settle()
            #expect(try (0..<4).map { try rig.button($0).image != nil } == [false, false, true, false])
            let count = rig.loader.requested.count
            rig.notifications.post(name: UIApplication.willEnterForegroundNotification, object: nil)
            rig.notifications.post(name: UIApplication.willEnterForegroundNotification, object: nil)
            #expect(rig.loader.requested.dropFirst(count).map(Feed.number) == [0, 1, 3])
            rig.loader.answerAll { Feed.number(of: $0) == 1 ? .success(Data("<html>".utf8)) : rig.right($0) }
            try screen.swipeLeft(Self.middle)
            rig.answerAll()
            try screen.swipeRight(Self.middle)
            rig.answerAll()
            #expect(try (0..<4).allSatisfy { try rig.button($0).image != nil })
        }
    }

    @Test func `a stale page on the screen gets the new photos`() throws {
        try AppRig.run { (rig, screen) throws in
            rig.answerAll()
            try screen.swipeLeft(Self.middle)
            rig.answerAll()
            rig.clock.time = 301
            rig.feed.photosByPage = 7
            try screen.swipeRight(Self.middle)
            rig.answerAll()
            try screen.swipeLeft(Self.middle)
            rig.answerAll()
            #expect(try rig.page.index == 1)
            #expect(rig.requestedPages.count { $0 == 1 } <= 2)
        }
    }
}
