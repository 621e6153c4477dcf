import BadgeData
import BadgeFixtures
import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Badges

/// The list of the refined product in each of its states.
@MainActor @Suite struct ListStatesTests {
    nonisolated static var phone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)]) }
    }
    nonisolated static var phones: Matrix<Int> {
        get throws {
            try Matrix(
                devices: ["iphone-5", "iphone-6", "iphone-6-plus", "iphone-14-pro"],
                orientations: [.portrait, .landscape], contents: [.typical(0)])
        }
    }

    @Test(arguments: try phone) func `nothing, titles, pictures`(_ variant: Variant<Int>) throws {
        let rig = AppRig()
        try script("list", of: rig.root, as: variant, system: "9.3") { screen in
            try screen.expectGolden("1 empty")
            rig.answerList()
            try screen.expectGolden("2 partial")
            #expect(rig.loader.requested.count == 8, "the list, and 8 rows with 7 pictures")
            try expectFrames(rig, margin: 16, width: 375)

            // Rows 2 and 3 share a picture; rows complete in the order of their answers.
            try rig.answerPictures(of: [5])
            advance(by: 0.05)
            try rig.answerPictures(of: [2])
            try screen.expectMotion("3 fading", at: [0.06, 0.12])
            settle()
            let alphas = try (0..<8).map { try rig.cell($0).alpha }
            #expect(alphas == Array(repeating: 1, count: 8))
            rig.answerAll()
            try screen.expectGolden("4 complete")
            try rig.table.setContentOffset(CGPoint(x: 0, y: 640.5 - 64), animated: false)
            rig.turn()
            try screen.expectGolden("5 scrolled to partial rows")
            rig.answerAll()
            try screen.expectGolden("6 scrolled")
        }
    }

    @Test(arguments: try phones) func `lists of all phones`(_ variant: Variant<Int>) throws {
        let rig = AppRig()
        let isOld = variant.viewport.deviceName != "iphone-14-pro"
        try script("lists", of: rig.root, as: variant, system: isOld ? "9.3" : nil) { screen in
            rig.answerAll()
            if variant.viewport.orientation == .portrait || variant.viewport.deviceName == "iphone-6" {
                try screen.expectGolden("complete")
            }
            guard isOld else { return }
            let width = variant.viewport.size.width
            try expectFrames(rig, margin: width < 414 ? 16 : 20, width: width)
            try screen.rotate(to: variant.viewport.orientation == .portrait ? .landscapeRight : .portrait)
            rig.answerAll()
            let turned = variant.viewport.size.height
            try expectFrames(rig, margin: turned < 414 ? 16 : 20, width: turned)
        }
    }

    private func expectFrames(_ rig: AppRig, margin: CGFloat, width: CGFloat) throws {
        for row in 0..<3 {
            let cell = try rig.cell(row)
            let top = try rig.table.adjustedContentInset.top + CGFloat(row * 80)
            let height = 80 - 1 / cell.traitCollection.displayScale
            let picture = try #require(cell.imageView).frameOnScreen
            #expect(near(picture, margin, top, 80, height), "\(picture)")
            let text = try #require(cell.textLabel).frameOnScreen
            #expect(near(text, margin + 95, top, width - 2 * margin - 95, height), "\(text)")
        }
    }

    @Test(arguments: try phone) func `a row is selected`(_ variant: Variant<Int>) throws {
        let rig = AppRig()
        try script("selection", of: rig.root, as: variant, system: "9.3") { screen in
            rig.answerList()
            let path = IndexPath(row: 3, section: 0)
            try rig.table.selectRow(at: path, animated: false, scrollPosition: .none)
            try screen.expectGolden("partial")
            rig.answerAll()
            try rig.table.selectRow(at: path, animated: false, scrollPosition: .none)
            try screen.expectGolden("complete")
            try rig.table.deselectRow(at: path, animated: true)
            try screen.expectMotion("deselecting", at: [0.12, 0.24])
            settle()
            #expect(try !rig.cell(3).isSelected)
        }
    }

    @Test(arguments: try phone) func `the detail comes and goes`(_ variant: Variant<Int>) throws {
        let rig = AppRig()
        try script("detail-of-row", of: rig.root, as: variant, system: "9.3") { screen in
            rig.answerList()
            try rig.answerPictures(of: Array(0..<8))
            settle()
            try rig.table.setContentOffset(CGPoint(x: 0, y: 1_440 - 64), animated: false)
            rig.turn()
            rig.failAll()
            try rig.tapRow(21, on: screen)
            try screen.expectMotion("0 rising", at: [0.06, 0.12])
            try screen.expectGolden("1 partial")
            #expect(rig.loader.waiting.count == 1, "the detail asks again")
            rig.failAll()
            rig.network.comeBack()
            rig.answerAll()
            try screen.expectGolden("2 complete")
            let detail = try #require(screen.controller as? DetailViewController)
            #expect(near(detail.view.subviews[1].frameOnScreen, 71.5, 201.5, 232, 232))
            try screen.tap("Done")
            // The row was reloaded with its picture, and is selected no more.
            try screen.expectMotion("3 closing", at: [0.06, 0.12])
            try screen.expectGolden("4 back at the list")
            #expect(try rig.table.indexPathForSelectedRow == nil)
        }
    }

    /// The upper edge of the detail, recorded twice every 0.06 s.
    @Test(arguments: try phone) func `the detail rises as recorded`(_ variant: Variant<Int>) throws {
        let rig = AppRig()
        try script("presentation", of: rig.root, as: variant, system: "9.3") { _ in
            rig.answerAll()
            rig.root.present(
                rig.services.detail(of: try #require(rig.services.list.rows?[1]?.badge), shorterSide: 375, scale: 2),
                animated: true)
            let view = try #require(rig.root.presentedViewController?.view)
            let recorded: [[CGFloat]] = [
                [667, 496, 239, 112, 49, 19, 7, 3, 1, 0], [667, 462, 224, 104, 46, 18, 7, 3, 1, 0],
            ]
            var seen: [CGFloat] = []
            for step in 0..<10 {
                if step > 0 { advance(by: 0.06) }
                seen.append(view.layer.presentation()?.frame.minY ?? .nan)
            }
            for (step, top) in seen.enumerated() {
                #expect(recorded.contains { abs($0[step] - top) < 15 }, "step \(step): \(top)")
            }
            settle()
        }
    }
}
