import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Waterfall

/// The individual rules of the waterfall.
@MainActor @Suite struct WaterfallRuleTests {
    private static let square = CGSize(width: 1, height: 1)

    @Test func `without settings there are two columns with 10 points between them`() {
        let rig = WaterfallRig([[Self.square, Self.square, Self.square]], width: 210)
        #expect(rig.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(rig.frame(1) == CGRect(x: 110, y: 0, width: 100, height: 100))
        #expect(rig.frame(2) == CGRect(x: 0, y: 110, width: 100, height: 100))
        #expect(rig.contentHeight == 210)
    }

    @Test func `of columns that end at the same height the first one is taken`() {
        let rig = WaterfallRig([Array(repeating: Self.square, count: 9)], width: 320) { $0.columnCount = 3 }
        for item in 0..<9 { #expect(rig.frame(item)?.minX == [0, 110, 220][item % 3]) }
    }

    @Test(arguments: [CGSize(width: 0, height: 9), CGSize(width: 9, height: 0), CGSize(width: -3, height: 4)])
    func `an item with a side of nothing has no height and takes the space below it`(_ size: CGSize) {
        let rig = WaterfallRig([[size, Self.square]], width: 210) { $0.columnCount = 1 }
        #expect(rig.frame(0) == CGRect(x: 0, y: 0, width: 210, height: 0))
        #expect(rig.frame(1)?.minY == 10)
    }

    @Test func `an empty section ends one space too high`() {
        let rig = WaterfallRig([[], [Self.square]], width: 210) { $0.headerHeight = 0 }
        #expect(rig.frame(0, section: 1)?.minY == -10)
        let inset = WaterfallRig([[]], width: 210) {
            $0.sectionInset = UIEdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
        }
        #expect(inset.contentHeight == 10)
    }

    @Test func `the space above a header counts without one, that below it only with one`() {
        func top(_ header: CGFloat) -> CGFloat? {
            WaterfallRig([[Self.square]], width: 210) {
                $0.headerHeight = header
                $0.headerInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
            }.frame(0)?.minY
        }
        #expect(top(0) == 3)
        #expect(top(20) == 30)
    }

    @Test func `footers follow the items with their own insets, and the section's do not count for them`() {
        let rig = WaterfallRig([[Self.square], [Self.square]], width: 210) {
            $0.sectionInset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
            $0.headerHeight = 8
            $0.footerHeight = 9
            $0.headerInset = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 6)
            $0.footerInset = UIEdgeInsets(top: 5, left: 1, bottom: 6, right: 2)
        }
        #expect(rig.header(0) == CGRect(x: 4, y: 0, width: 200, height: 8))
        #expect(rig.frame(0) == CGRect(x: 20, y: 9, width: 75, height: 75))
        #expect(rig.footer(0) == CGRect(x: 1, y: 91, width: 207, height: 9))
        #expect(rig.header(1)?.minY == 106)
    }

    @Test func `a section of its own kind is laid out by its own metrics`() {
        let rig = WaterfallRig([[Self.square], [Self.square, Self.square]], width: 320)
        var metrics = WaterfallMetrics()
        (metrics.columnCount, metrics.columnSpacing, metrics.order) = (3, 4, .rightToLeft)
        rig.special[1] = metrics
        rig.layout.invalidateLayout()
        rig.view.layoutIfNeeded()
        #expect(rig.frame(0) == CGRect(x: 0, y: 0, width: 155, height: 155))
        #expect(rig.frame(0, section: 1) == CGRect(x: 216, y: 155, width: 104, height: 104))
        #expect(rig.frame(1, section: 1)?.minX == 108)
    }

    @Test func `the content is at least as high as it has to be`() {
        let rig = WaterfallRig([[Self.square]], width: 210)
        rig.layout.minimumContentHeight = 800
        rig.view.layoutIfNeeded()
        #expect(rig.view.contentSize == CGSize(width: 210, height: 800))
    }

    @Test func `another width computes the layout anew, another height does not`() {
        let rig = WaterfallRig(width: 375, height: 667)
        #expect(rig.layout.prepared == 1)
        rig.view.frame.size.height = 375
        rig.view.layoutIfNeeded()
        rig.view.contentOffset.y = 40
        rig.view.layoutIfNeeded()
        #expect(rig.layout.prepared == 1)
        rig.view.frame.size = CGSize(width: 670, height: 375)
        rig.view.layoutIfNeeded()
        #expect(rig.layout.prepared == 2)
        #expect(rig.frame(1)?.minX == 340)
    }

    @Test func `what lies in a rectangle is what a look at each element finds`() {
        let sizes = (0..<400).map { CGSize(width: 100, height: ($0 * 37) % 190) }
        let rig = WaterfallRig([sizes, [], sizes], width: 320) {
            ($0.columnCount, $0.headerHeight, $0.footerHeight) = (3, 12, 8)
        }
        let all = (0..<3).flatMap { section in
            (0..<rig.sections[section].count).compactMap { rig.frame($0, section: section) }
                + [rig.header(section), rig.footer(section)].compactMap(\.self)
        }
        for top in stride(from: CGFloat(-200), to: rig.contentHeight + 200, by: 331) {
            let rect = CGRect(x: 0, y: top, width: 320, height: 480)
            let found = (rig.layout.layoutAttributesForElements(in: rect) ?? []).map(\.frame)
            #expect(found.count == all.count { $0.intersects(rect) })
            #expect(found.allSatisfy { $0.intersects(rect) })
        }
    }

    @Test func `there is nothing where there is no item, and no element of another kind`() {
        let rig = WaterfallRig([[Self.square]])
        #expect(rig.frame(1) == nil)
        #expect(rig.frame(0, section: 1) == nil)
        #expect(rig.header(0) == nil)
        #expect(
            rig.layout.layoutAttributesForSupplementaryView(ofKind: "badge", at: IndexPath(item: 0, section: 0)) == nil)
        #expect(WaterfallRig([]).contentHeight == 0)
    }

    @Test func `cells lie where the layout says`() {
        let rig = WaterfallRig([Array(repeating: Self.square, count: 60)], width: 210, height: 300) {
            $0.headerHeight = 20
        }
        rig.view.contentOffset.y = 1_000
        rig.view.layoutIfNeeded()
        #expect(!rig.view.visibleCells.isEmpty)
        for cell in rig.view.visibleCells {
            #expect(cell.frame == rig.view.indexPath(for: cell).flatMap { rig.frame($0.item) })
        }
    }
}
