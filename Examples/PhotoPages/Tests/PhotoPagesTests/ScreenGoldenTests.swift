import LayoutSimUIKitTesting
import PhotoData
import PhotoFixtures
import Testing
import UIKit

@testable import PhotoPages

/// Each screen in each state.
@MainActor @Suite struct ScreenGoldenTests {
    nonisolated static var phone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)]) }
    }
    nonisolated static var turnedPhone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.landscape], contents: [.typical(0)]) }
    }
    nonisolated static var tablet: Matrix<Int> {
        get throws { try Matrix(devices: ["ipad-9-7"], orientations: [.portrait], contents: [.typical(0)]) }
    }

    private func expectPages(
        _ name: String, _ variant: Variant<Int>, _ feed: Feed = Feed(),
        size: @escaping (Int) -> CGSize = { _ in CGSize(width: 300, height: 200) },
        _ body: (AppRig, TestScreen) throws -> Void
    ) throws {
        let rig = AppRig(feed, size: size)
        try script(name, of: rig.pager, as: variant) { screen in
            try body(rig, screen)
            try screen.expectGolden("at rest")
        }
    }

    @Test(arguments: try phone) func `a page without data`(_ variant: Variant<Int>) throws {
        try expectPages("px-page-loading", variant) { _, _ in }
    }

    @Test(arguments: try phone) func `four columns`(_ variant: Variant<Int>) throws {
        try expectPages("px-grid4-375", variant) { rig, _ in rig.answerAll() }
    }

    @Test(arguments: try phone) func `two columns`(_ variant: Variant<Int>) throws {
        try expectPages("px-grid2-375", variant) { (rig, screen) throws in
            rig.answerAll()
            try screen.pinch(try rig.grid, withScale: 1.4)
            #expect(try rig.grid.scale == .two)
        }
    }

    @Test(arguments: try phone) func `one column at the top`(_ variant: Variant<Int>) throws {
        try expectPages("px-one-375-top", variant, size: { _ in CGSize(width: 900, height: 600) }) {
            (rig, screen) throws in
            rig.answerAll()
            try screen.tap(try rig.button(0))
        }
    }

    @Test(arguments: try phone) func `a small picture is as high as it is`(_ variant: Variant<Int>) throws {
        try expectPages("px-one-375-capped-280", variant, size: { _ in CGSize(width: 280, height: 280) }) {
            (rig, screen) throws in
            rig.answerAll()
            try screen.tap(try rig.button(2))
            #expect(try rig.button(2).frame.height == 280)
        }
    }

    @Test(arguments: try phone) func `a picture that is not there is a square`(_ variant: Variant<Int>) throws {
        try expectPages("px-one-375-image-missing-square", variant) { (rig, screen) throws in
            rig.answerPages()
            try screen.tap(try rig.button(1))
            #expect(near(try rig.button(1).frame, 1, 626, 373, 373))
        }
    }

    @Test(arguments: try turnedPhone) func `four columns on a turned phone`(_ variant: Variant<Int>) throws {
        try expectPages("px-grid4-667-landscape", variant) { rig, _ in rig.answerAll() }
    }

    @Test(arguments: try tablet) func `four columns on a tablet`(_ variant: Variant<Int>) throws {
        try expectPages("px-grid4-768", variant) { (rig, _) throws in
            rig.answerAll()
            #expect(near(try rig.button(1).frame, 193, 1, 190, 190))
        }
    }

    @Test(arguments: try phone) func `a photo under a finger`(_ variant: Variant<Int>) throws {
        let rig = AppRig { _ in CGSize(width: 300, height: 200) }
        try script("px-button-pressed-0.95", of: rig.pager, as: variant) { screen in
            rig.answerAll()
            let button = try rig.button(5)
            button.isHighlighted = true
            try screen.expectMotion("1 pressing", at: [0, 0.1, 0.2, 0.4])
            settle()
            #expect(button.transform.a == 0.95)
            try screen.expectGolden("2 pressed")
            button.isHighlighted = false
            settle()
            #expect(button.transform.isIdentity)
        }
    }

    @Test(arguments: try phone) func `the last page`(_ variant: Variant<Int>) throws {
        try expectPages("px-last-page", variant, Feed(pages: 2, photosByPage: 20)) { (rig, screen) throws in
            for held in rig.loader.waiting where Feed.page(of: held.url) == 1 {
                rig.loader.answer(held, rig.right(held.url))
            }
            // The last page is shorter.
            rig.feed.photosByPage = 7
            rig.answerAll()
            try screen.swipeLeft(CGPoint(x: 180, y: 400))
            rig.answerAll()
            try screen.swipeLeft(CGPoint(x: 180, y: 400))
            #expect(rig.title == "Popular Images - Page 2/2")
        }
    }

    @Test(arguments: try phone) func `what moves`(_ variant: Variant<Int>) throws {
        let rig = AppRig { _ in CGSize(width: 300, height: 200) }
        try script("motions", of: rig.pager, as: variant) { screen in
            for held in rig.loader.waiting { rig.loader.answer(held, rig.right(held.url)) }
            rig.loader.answerAll(rig.right)
            try screen.expectMotion("photos grow", at: [0.05, 0.15, 0.25])
            rig.answerAll()
            rig.pager.turnForward()
            rig.pager.view.layoutIfNeeded()
            rig.loader.answerAll(rig.right)
            try screen.expectMotion("page turn", at: [0, 0.1, 0.2, 0.3])
        }
    }

    /// Columns change at once; the movement to a photo in the same column is visible.
    @Test(arguments: try phone) func `zooming in and to a photo`(_ variant: Variant<Int>) throws {
        let rig = AppRig(Feed(photosByPage: 60)) { _ in CGSize(width: 373, height: 300) }
        try script("px-zoom", of: rig.pager, as: variant) { screen in
            rig.answerAll()
            try rig.scroll(to: 100)
            try screen.pinch(try rig.grid, withScale: 1.4)
            try screen.expectMotion("1 two columns", at: [0, 0.1])
            #expect(try rig.grid.contentOffset.y == 376)
            try screen.tap(try rig.button(5))
            try screen.expectMotion("2 one column", at: [0, 0.1])
            let tapped = try rig.grid.layout.frames[5].minY
            #expect(abs(try rig.grid.contentOffset.y - tapped) < 0.5)
            // Content scrolls in frames of the clock, so its position depends on when scrolling began.
            let now = CACurrentMediaTime()
            advance(by: now.rounded(.up) - now)
            try rig.grid.focus(on: 6)
            try screen.expectMotion("3 next photo", at: [0, 0.1, 0.2, 0.3])
            let next = try rig.grid.layout.frames[6].minY
            #expect(abs(try rig.grid.contentOffset.y - next) < 0.5)
        }
    }

    // MARK: Texts about a photo

    @Test(arguments: try phone) func `texts on a phone`(_ variant: Variant<Int>) throws {
        try script("px-info-373", of: InfoHost(.sample(), width: 373), as: variant) { screen in
            try screen.expectGolden("at rest")
            let frames = try #require(screen.controller as? InfoHost).frames
            #expect(near(frames[0], 10, 0, 353, 36))
            #expect(frames.contains { near($0, 10, 79, 353, 161) })
        }
    }

    @Test(arguments: try turnedPhone) func `texts as wide as their xib`(_ variant: Variant<Int>) throws {
        try script("px-info-540", of: InfoHost(.sample(), width: 540), as: variant) { screen in
            try screen.expectGolden("at rest")
            let frames = try #require(screen.controller as? InfoHost).frames
            #expect(near(frames[0], 10, 0, 520, 36))
            #expect(near(frames[1], 10, 36, 520, 35))
            // A symbol is aligned by a line of its font, which extends half a point beyond the symbol above and below.
            #expect(near(frames[2], 10, 36.5, 35, 34))
            #expect(frames.contains { near($0, 10, 79, 520, 161) })
            let bar = Array(frames[3...9])
            #expect(near(bar[0], 45, 36, bar[1].minX - 10 - 45, 35), "the user has what is left")
            // Count, symbol, count, symbol, count, symbol: 4 points between them and after the last.
            for (left, right) in zip(bar[1...], bar[2...]) { #expect(abs(right.minX - left.maxX - 4) <= 0.5) }
            #expect(abs(bar[6].maxX - 526) < 0.01)
            for count in [1, 3, 5] { #expect(abs(bar[count].width - 35.5) <= 0.5) }
        }
    }

    @Test(arguments: try phone) func `no description`(_ variant: Variant<Int>) throws {
        try script("px-info-no-description", of: InfoHost(.sample(description: ""), width: 373), as: variant) {
            try $0.expectGolden("at rest")
        }
    }

    /// A line of Futura has 1.298 em, so the two lines that the label may have are 4 points higher than its bar.
    @Test(arguments: try phone) func `a long name has no room for its second line`(_ variant: Variant<Int>) throws {
        let photo = Photo.sample(username: "wanderer", fullname: "Maximiliane Oberhuber")
        try script("px-info-long-user-two-lines", of: InfoHost(photo, width: 373), as: variant) { screen in
            try screen.expectGolden("at rest")
            let info = try #require(screen.controller as? InfoHost).info
            let labels = info.subviews.flatMap(\.subviews).compactMap { $0 as? UILabel }
            let user = try #require(labels.first { $0.text?.hasPrefix("wanderer") ?? false })
            #expect(user.numberOfLines == 2)
            #expect(user.bounds.height == 35)
            #expect(user.sizeThatFits(CGSize(width: user.bounds.width, height: 100)).height == 39)
        }
    }
}
