import BadgeData
import BadgeFixtures
import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Badges

/// The grid of the refined product, and the transitions between list and grid.
@MainActor @Suite struct GridTests {
    nonisolated static var phone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)]) }
    }

    @Test(arguments: try phone) func `the grid fills, shows a detail and turns`(_ variant: Variant<Int>) throws {
        let rig = AppRig()
        try script("grid", of: rig.root, as: variant, system: "9.3") { screen in
            rig.answerList()
            try rig.showGrid(on: screen)
            try screen.expectGolden("1 partial")
            try expectFrames(rig, [10, 101.5, 193.5, 285], height: 3_430)

            // Items 2 and 3 share a picture.
            try rig.answerPictures(of: [5, 2])
            settle()
            #expect(try (0..<7).filter { try isComplete($0, rig) } == [2, 3, 5])
            rig.answerAll()
            try screen.expectGolden("2 complete")

            try screen.tap(try rig.item(5))
            #expect((screen.controller as? DetailViewController)?.view.window != nil)
            #expect(try rig.grid.indexPathsForSelectedItems == [IndexPath(item: 5, section: 0)])
            try screen.tap("Done")
            #expect(try rig.grid.indexPathsForSelectedItems == [])

            try screen.rotate(to: .landscapeRight)
            rig.answerAll()
            try screen.expectGolden("3 in landscape")
            try expectFrames(rig, [10, 104.5, 199, 293.5, 388, 482.5, 577], height: 1_990)
        }
    }

    nonisolated static let columns: [(String, [CGFloat])] = [
        ("iphone-5", [10, 120, 230]), ("iphone-6-plus", [10, 114.667, 219.333, 324]),
    ]

    @Test(arguments: columns)
    func `columns of other phones`(_ device: String, _ columns: [CGFloat]) throws {
        for variant in try Matrix(devices: [device], orientations: [.portrait], contents: [.typical(0)]) {
            let rig = AppRig()
            try script("grid", of: rig.root, as: variant, system: "9.3") { screen in
                rig.answerList()
                try rig.showGrid(on: screen)
                try expectFrames(rig, columns, height: CGFloat((152 + columns.count - 1) / columns.count * 90 + 10))
            }
        }
    }

    private func expectFrames(_ rig: AppRig, _ columns: [CGFloat], height: CGFloat) throws {
        let grid = try rig.grid
        #expect(grid.contentSize.height == height)
        let top = grid.adjustedContentInset.top + 10
        for (item, x) in (columns + columns).enumerated() {
            let frame = try rig.item(item).pictureView.frameOnScreen
            #expect(near(frame, x, top + CGFloat(item / columns.count * 90), 80, 80), "\(item): \(frame)")
        }
    }

    private func isComplete(_ item: Int, _ rig: AppRig) throws -> Bool {
        try rig.item(item).pictureView.image?.isEqual(UIImage.questionMark) == false
    }

    @Test func `items ask as rows do: those that are seen, once for each address`() throws {
        try AppRig.run { rig, screen in
            rig.answerList()
            try rig.showGrid(on: screen)
            rig.turn()
            let grid = try rig.grid
            let seen = try grid.indexPathsForVisibleItems.map {
                try #require(rig.services.grid.rows?[$0.item]?.badge.picture.url)
            }
            // The list requested its visible rows, the grid its other items.
            let asked = rig.loader.requested.dropFirst()
            #expect(Set(asked) == Set(seen) && asked.count == Set(seen).count)
            rig.answerAll()
            while grid.contentOffset.y < grid.contentSize.height - grid.bounds.height {
                grid.contentOffset.y += 400
                rig.turn()
                rig.answerAll()
            }
            #expect(rig.loader.requested.count == 45, "the JSON is not asked for again, nor what the list has")
            #expect(rig.services.grid.rows?.rows.allSatisfy(\.isComplete) == true)
            try rig.showList(on: screen)
            rig.answerAll()
            #expect(rig.loader.requested.count == 45)
        }
    }

    @Test func `an item that failed fills when the network returns, and short memory keeps what is seen`() throws {
        try AppRig.run { rig, screen in
            try rig.showGrid(on: screen)
            rig.failAll()
            rig.network.comeBack()
            rig.answerList()
            rig.failAll()
            #expect(try !isComplete(0, rig))
            rig.network.comeBack()
            rig.answerAll()
            #expect(try isComplete(0, rig))
            try rig.grid.contentOffset.y = 1_500
            rig.turn()
            rig.answerAll()
            rig.post(UIApplication.didReceiveMemoryWarningNotification)
            #expect(rig.services.grid.rows?[0]?.isComplete == false)
            let seen = try rig.grid.indexPathsForVisibleItems
            #expect(seen.allSatisfy { rig.services.grid.rows?[$0.item]?.isComplete == true })
            try rig.grid.contentOffset.y = 0
            rig.turn()
            rig.answerAll()
            #expect(try isComplete(0, rig))
        }
    }

    @Test func `list and grid stay as they were left, and their life is told`() throws {
        try AppRig.run { rig, screen in
            rig.answerAll()
            try rig.table.contentOffset.y = 800
            rig.answerAll()
            try rig.showGrid(on: screen)
            try rig.grid.contentOffset.y = 400
            rig.answerAll()
            try rig.showList(on: screen)
            #expect(try rig.table.contentOffset.y == 800)
            let action = try #require(rig.root.navigationBar.accessibilityCustomActions?.last)
            #expect(action.name == "Grid" && action.actionHandler?(action) == true)
            #expect(try rig.grid.contentOffset.y == 400)
            let events = rig.trace.lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
            let life = events.filter { !$0.contains("didComplete") }
            #expect(
                life == [
                    "ListController.viewDidLoad", "ListController.viewDidAppear", "ListController.didFill 152",
                    "GridController.viewDidLoad", "GridController.didFill 152", "ListController.viewDidDisappear",
                    "GridController.viewDidAppear", "GridController.viewDidDisappear",
                    "ListController.viewDidAppear", "ListController.viewDidDisappear", "GridController.viewDidAppear",
                ])
        }
    }
}
