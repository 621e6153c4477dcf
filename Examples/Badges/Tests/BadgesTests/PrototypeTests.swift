import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import BadgePrototype

/// The first step: tabs with a list and a grid of bundled badges, and the detail pushed.
@MainActor @Suite struct PrototypeTests {
    nonisolated static var phone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)]) }
    }
    nonisolated static var phones: Matrix<Int> {
        get throws {
            try Matrix(
                devices: ["iphone-5", "iphone-6-plus", "iphone-14-pro"], orientations: [.portrait],
                contents: [.typical(0)])
        }
    }

    @Test(arguments: try phone) func `list, detail and grid`(_ variant: Variant<Int>) throws {
        try script("prototype", launching: PrototypeSceneDelegate(), as: variant, system: "9.3") { screen in
            try screen.expectGolden("list")
            let list = try #require(screen.controller as? UITableViewController)
            for row in 0..<7 {
                let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
                let top = CGFloat(64 + 80 * row)
                #expect(near(cell.frameOnScreen, 0, top, 375, 80))
                #expect(near(try #require(cell.imageView).frameOnScreen, 16, top, 80, 79.5))
                #expect(near(try #require(cell.textLabel).frameOnScreen, 111, top, 248, 79.5))
            }
            #expect(list.tableView.contentSize.height == 19_680)
            try screen.tap(.row(4))
            try screen.expectGolden("detail pushed")
            try expectDetail(screen)
            try screen.tap("BackButton")
            try screen.tap("Grid")
            try screen.expectGolden("grid")
            try expectGrid(screen, [10, 101.5, 193.5, 285], height: 5_590)
            try screen.rotate(to: .landscapeRight)
            try screen.expectGolden("grid in landscape")
            try expectGrid(screen, [10, 104.5, 199, 293.5, 388, 482.5, 577], height: 3_250)
            try screen.tap("List")
            try screen.expectGolden("list in landscape")
        }
    }

    @Test(arguments: try phones) func `grids of other widths`(_ variant: Variant<Int>) throws {
        let isOld = variant.viewport.deviceName != "iphone-14-pro"
        try script("prototype", launching: PrototypeSceneDelegate(), as: variant, system: isOld ? "9.3" : nil) {
            screen in
            try screen.tap("Grid")
            try screen.expectGolden("grid")
            switch variant.viewport.deviceName {
            case "iphone-5": try expectGrid(screen, [10, 120, 230], height: 7_390)
            case "iphone-6-plus": try expectGrid(screen, [10, 114.667, 219.333, 324], height: 5_590)
            default: break
            }
        }
    }

    private func expectGrid(_ screen: TestScreen, _ columns: [CGFloat], height: CGFloat) throws {
        let grid = try #require(screen.controller as? UICollectionViewController)
        #expect(grid.collectionView.contentSize.height == height)
        let top = grid.collectionView.adjustedContentInset.top + 10
        for (item, x) in (columns + columns).enumerated() {
            let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: item, section: 0)))
            #expect(near(cell.frameOnScreen, x, top + CGFloat(item / columns.count * 90), 80, 80))
        }
    }

    private func expectDetail(_ screen: TestScreen) throws {
        let detail = try #require(screen.controller as? PrototypeDetailController)
        let views = detail.view.subviews.map(\.frameOnScreen)
        #expect(near(views[2], 16, 100, 343, 53))
        #expect(near(views[0], 67.5, 177, 240, 240))
        #expect(views[1].minY == 453 && views[1].minX == 16)
    }
}
