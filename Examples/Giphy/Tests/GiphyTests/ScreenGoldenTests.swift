import GiphyFixtures
import LayoutSimUIKitTesting
import Testing
import UIKit
import Waterfall

@testable import Giphy

/// Each screen in each state.
@MainActor @Suite struct ScreenGoldenTests {
    nonisolated static var phone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)]) }
    }
    nonisolated static var turnedPhone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.landscape], contents: [.typical(0)]) }
    }
    nonisolated static var phones: Matrix<Int> {
        get throws {
            try Matrix(
                devices: ["iphone-5", "iphone-6", "iphone-6-plus", "iphone-14-pro"],
                orientations: [.portrait, .landscape], contents: [.typical(0)], appearances: [.dark])
        }
    }

    @Test(arguments: try phones) func splash(_ variant: Variant<Int>) throws {
        try script("giphy-splash", of: SplashViewController(), as: variant) { screen in
            try screen.expectGolden("at rest")
        }
    }

    @Test(arguments: try phones) func `the splash screen has the pixels of the launch image`(_ variant: Variant<Int>)
        throws
    {
        var pictures: [Data] = []
        let launch = UIStoryboard(name: "LaunchScreen", bundle: Bundle(for: SplashViewController.self))
        for root in [try #require(launch.instantiateInitialViewController()), SplashViewController()] {
            try script("launch", of: root, as: variant) { pictures.append(try $0.pngData()) }
        }
        #expect(pictures[0].count > 1_000)
        #expect(pictures[0] == pictures[1])
    }

    @Test(arguments: try phone) func authentication(_ variant: Variant<Int>) throws {
        let rig = AppRig(token: nil)
        try script("giphy-authentication", of: rig.root, as: variant) { screen in
            try screen.expectGolden("1 waiting")
            try screen.tap("Sign in")
            try screen.expectGolden("2 authenticating")
            rig.held.answerAll { _ in .failure(.unauthorized) }
            try screen.expectGolden("3 refused")
        }
    }

    @Test(arguments: try phone) func loading(_ variant: Variant<Int>) throws {
        let rig = AppRig()
        try script("giphy-loading", of: rig.root, as: variant) { screen in
            try screen.expectGolden("at rest")
            #expect(rig.held.requested.count == 1)
        }
    }

    @Test(arguments: try phone) func `two columns`(_ variant: Variant<Int>) throws {
        let rig = AppRig()
        try script("giphy-list-375-2col", of: rig.root, as: variant) { screen in
            for part in rig.waitingParts { rig.answer(part) }
            try screen.expectGolden("1 without pictures")
            rig.answerAll()
            try screen.expectGolden("2 loaded")
            let cells = try rig.list.collectionView.visibleCells
            #expect(cells.first?.frame == CGRect(x: 10, y: 10, width: 172.5, height: 97))
        }
    }

    @Test(arguments: try turnedPhone) func `three columns`(_ variant: Variant<Int>) throws {
        let rig = AppRig()
        try script("giphy-list-667-3col", of: rig.root, as: variant) { screen in
            rig.answerAll()
            try screen.expectGolden("loaded")
            let cells = try rig.list.collectionView.visibleCells
            #expect(cells.map(\.frame.minX).prefix(3) == [10, 229, 448])
        }
    }

    @Test(arguments: try phone) func `from left to right`(_ variant: Variant<Int>) throws {
        try expectList("giphy-list-ltr", [("Trending", 8)], variant) { $0.order = .leftToRight }
    }

    @Test(arguments: try phone) func `from right to left`(_ variant: Variant<Int>) throws {
        try expectList("giphy-list-rtl", [("Trending", 8)], variant) { $0.order = .rightToLeft }
    }

    @Test(arguments: try phone) func `headers and footers`(_ variant: Variant<Int>) throws {
        try expectList("giphy-list-header-footer", [("Trending", 5), ("Reactions", 6)], variant, Self.addEdges)
    }

    @Test(arguments: try phone) func `the second section is empty`(_ variant: Variant<Int>) throws {
        try expectList("giphy-two-sections-second-empty", [("Trending", 3), ("Reactions", 0)], variant, Self.addEdges)
    }

    private static func addEdges(_ metrics: inout WaterfallMetrics) {
        (metrics.headerHeight, metrics.footerHeight) = (15, 10)
        (metrics.columnSpacing, metrics.interitemSpacing) = (20, 30)
    }

    private func expectList(
        _ name: String, _ sections: [(title: String, count: Int)], _ variant: Variant<Int>,
        _ change: @escaping (inout WaterfallMetrics) -> Void
    ) throws {
        let root = FixedList(sections).inNavigation { change(&$0.layout.metrics) }
        try script(name, of: root, as: variant) { try $0.expectGolden("loaded") }
    }

    @Test(arguments: try phone) func empty(_ variant: Variant<Int>) throws {
        let rig = AppRig(feed: Feed(count: 0))
        try script("giphy-empty", of: rig.root, as: variant) { screen in
            rig.answerAll()
            try screen.expectGolden("at rest")
            rig.feed.count = 8
            try screen.tap("Look again")
            rig.answerAll()
            #expect(try !rig.list.collectionView.visibleCells.isEmpty)
        }
    }

    @Test(arguments: try phone) func error(_ variant: Variant<Int>) throws {
        let rig = AppRig()
        try script("giphy-error", of: rig.root, as: variant) { screen in
            rig.held.answerAll { _ in .failure(.unreachable) }
            try screen.expectGolden("at rest")
            try screen.tap("Try again")
            rig.answerAll()
            #expect(try !rig.list.collectionView.visibleCells.isEmpty)
        }
    }
}
