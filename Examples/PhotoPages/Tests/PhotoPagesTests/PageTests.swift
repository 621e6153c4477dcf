import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoPages

/// One page in front of a user.
@MainActor @Suite struct PageTests {
    @Test func `label and photos lie below the safe area`() throws {
        try AppRig.run { (rig, _) throws in
            let page = try rig.page
            let label = try #require(page.view.subviews.first)
            #expect(near(label.frame, 20, 24, 335, 22), "\(label.frame)")
            #expect(near(try rig.grid.frame, 0, 50, 375, 617))
            #expect(rig.title == "Popular Images - Page 1/1")
            rig.answerAll()
            #expect(rig.title == "Popular Images - Page 1/1000")
            #expect(near(try rig.button(7).frame, 282.25, 94.75, 91.75, 91.75))
            #expect(try rig.grid.contentSize == CGSize(width: 375, height: 468.75))
        }
    }

    @Test func `the first photo in sight stays at the top when the columns change`() throws {
        try AppRig.run(Feed(photosByPage: 40)) { (rig, _) throws in
            rig.answerAll()
            let grid = try rig.grid
            #expect(grid.firstVisible == nil)
            try rig.scroll(to: 100)
            #expect(grid.firstVisible == 4)
            grid.step(closer: true)
            #expect(grid.contentOffset.y == 376)
            grid.step(closer: true)
            #expect(grid.contentOffset.y == grid.layout.frames[4].minY)
            grid.step(closer: false)
            grid.step(closer: false)
            #expect(grid.scale == .four)
            #expect(grid.contentOffset.y == 94.75)
        }
    }

    @Test func `without a first photo the columns change where they are`() throws {
        try AppRig.run { (rig, _) throws in
            rig.answerAll()
            try rig.grid.step(closer: true)
            #expect(try rig.grid.contentOffset.y == 0)
        }
    }

    @Test func `near the end the offset goes no farther than the content`() throws {
        try AppRig.run(Feed(photosByPage: 40)) { (rig, _) throws in
            rig.answerAll()
            let grid = try rig.grid
            try rig.scroll(to: 320)
            #expect(grid.firstVisible == 12)
            grid.focus(on: 39)
            grid.step(closer: false)
            #expect(grid.contentOffset.y == grid.contentSize.height - grid.bounds.height)
            grid.step(closer: false)
            #expect(grid.contentOffset.y == grid.contentSize.height - grid.bounds.height)
        }
    }

    @Test func `scrolling by itself and a drag note the first photo at their end`() throws {
        try AppRig.run(Feed(photosByPage: 100)) { (rig, screen) throws in
            rig.answerAll()
            let grid = try rig.grid
            try screen.drag(CGPoint(x: 180, y: 500), by: CGVector(dx: 0, dy: -210))
            #expect(grid.contentOffset.y == 200)
            #expect(grid.firstVisible == 8)
            try screen.swipeUp(grid)
            #expect(grid.firstVisible == grid.layout.firstPhoto(in: grid.bounds))
            #expect(grid.firstVisible != 8)
        }
    }

    @Test func `a tap shows the photo in one column, and in one column it scrolls to it`() throws {
        try AppRig.run { (rig, screen) throws in
            rig.answerAll()
            let grid = try rig.grid
            try screen.tap(try rig.button(5))
            #expect(grid.scale == .one)
            #expect(grid.firstVisible == 5)
            #expect(grid.contentOffset.y == grid.layout.frames[5].minY)
            #expect(grid.infos.keys.sorted() == grid.buttons.keys.sorted())
            grid.focus(on: 8)
            #expect(grid.contentOffset.y == grid.layout.frames[5].minY, "it is on its way")
            settle()
            #expect(grid.contentOffset.y == grid.layout.frames[8].minY)
        }
    }

    @Test func `a pinch steps twice on a long way, and no farther than one column`() throws {
        try AppRig.run { (rig, screen) throws in
            rig.answerAll()
            let grid = try rig.grid
            try screen.pinch(grid, withScale: 1.2)
            #expect(grid.scale == .four)
            try screen.pinch(grid, withScale: 2.4, velocity: 4)
            #expect(grid.scale == .one)
            try screen.pinch(grid, withScale: 2, velocity: 4)
            #expect(grid.scale == .one)
            try screen.pinch(grid, withScale: 0.55, velocity: -1)
            #expect(grid.scale == .two)
        }
    }

    @Test func `turned, the first photo is at the top of wider columns`() throws {
        try AppRig.run(Feed(photosByPage: 60)) { (rig, screen) throws in
            rig.answerAll()
            try rig.scroll(to: 300)
            #expect(try rig.grid.firstVisible == 12)
            try screen.rotate(to: .landscapeRight)
            let grid = try rig.grid
            #expect(grid.bounds.width == 667)
            #expect(abs(grid.layout.frames[1].minX - 167.75) < 0.01)
            #expect(grid.contentOffset.y == 3 * 166.75 + 1)
            try screen.rotate(to: .portrait)
            #expect(grid.contentOffset.y == 3 * 93.75 + 1)
        }
    }

    @Test func `a picture that comes late leaves one column as it is until the next redraw`() throws {
        try AppRig.run(Feed(photosByPage: 3), size: { _ in CGSize(width: 900, height: 600) }) { (rig, screen) throws in
            rig.answerPages()
            try screen.tap(try rig.button(0))
            let grid = try rig.grid
            #expect(near(grid.buttons[0]?.frame, 1, 1, 373, 373))
            rig.answerAll()
            #expect(try rig.button(0).image != nil)
            #expect(near(grid.buttons[0]?.frame, 1, 1, 373, 373))
            grid.step(closer: true)
            #expect(near(grid.buttons[0]?.frame, 1, 1, 373, 248.67))
            #expect(abs(grid.layout.frames[1].minY - 501.67) < 0.01)
        }
    }

    @Test func `new photos grow for a quarter of a second, other redraws are there at once`() throws {
        try AppRig.run { (rig, _) throws in
            for held in rig.loader.waiting { rig.loader.answer(held, rig.right(held.url)) }
            let layer = try rig.button(0).layer
            #expect(layer.presentation()?.bounds.width == 0)
            advance(by: 0.125)
            #expect(abs((layer.presentation()?.bounds.width ?? 0) - 91.75 / 2) < 0.01)
            advance(by: 0.125)
            #expect(layer.presentation()?.bounds.width == 91.75)
            try rig.grid.step(closer: true)
            #expect(layer.presentation()?.bounds.width == 185.5)
        }
    }

    @Test func `only what is in sight has views and asks for pictures`() throws {
        try AppRig.run(Feed(photosByPage: 400)) { (rig, _) throws in
            rig.answerPages()
            let grid = try rig.grid
            #expect(grid.buttons.count == 28)
            let first = rig.loader.waiting.filter { Feed.page(of: $0.url) == nil }
            #expect(first.count == 28)
            grid.contentOffset.y = 5_000
            settle()
            #expect(grid.buttons.count <= 32)
            #expect(first.allSatisfy { $0.isCancelled })
            rig.answerAll()
            for (index, button) in grid.buttons {
                #expect(button.image != nil && button.index == index)
            }
        }
    }
}
