import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Waterfall

/// Tables of waterfalls computed by hand, exact to the point.
@MainActor @Suite struct WaterfallTableTests {
    /// An order, the column and top of each item, and the height of the content.
    struct Row: Sendable {
        var order: WaterfallMetrics.Order
        var places: [(column: Int, y: CGFloat)]
        var content: CGFloat
    }

    nonisolated static let rows = [
        Row(
            order: .shortestFirst,
            places: [(0, 10), (1, 10), (0, 117), (1, 192.5), (1, 299), (0, 434), (1, 481.5), (1, 586)], content: 616.5),
        Row(
            order: .leftToRight,
            places: [(0, 10), (1, 10), (0, 117), (1, 192.5), (0, 434), (1, 299), (0, 616.5), (1, 481.5)], content: 721),
        Row(
            order: .rightToLeft,
            places: [(1, 10), (0, 10), (1, 117), (0, 192.5), (1, 434), (0, 299), (1, 616.5), (0, 481.5)], content: 721),
    ]
    private static let heights: [CGFloat] = [97, 172.5, 307, 96.5, 172.5, 172.5, 94.5, 0]
    private static let inset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    @Test(arguments: rows) func `two columns at 375 points`(_ row: Row) throws {
        try onScreen("iphone-6") {
            let rig = WaterfallRig {
                $0.sectionInset = Self.inset
                $0.order = row.order
            }
            for (item, place) in row.places.enumerated() {
                let frame = CGRect(
                    x: [10, 192.5][place.column], y: place.y, width: 172.5, height: Self.heights[item])
                #expect(rig.frame(item) == frame, "item \(item)")
            }
            #expect(rig.layout.collectionViewContentSize == CGSize(width: 375, height: row.content))
        }
    }

    @Test func `three columns at 667 points`() throws {
        try onScreen("iphone-6") {
            let rig = WaterfallRig(width: 667) {
                $0.columnCount = 3
                $0.sectionInset = Self.inset
            }
            let places: [(column: Int, y: CGFloat)] = [
                (0, 10), (1, 10), (2, 10), (0, 137.5), (1, 229), (0, 264.5), (2, 392), (1, 448),
            ]
            for (item, place) in places.enumerated() {
                let frame = try #require(rig.frame(item))
                #expect(frame.minX == [10, 229, 448][place.column], "item \(item)")
                #expect(frame.minY == place.y, "item \(item)")
                #expect(frame.width == 209)
            }
            #expect(rig.frame(7)?.height == 0)
            #expect(rig.contentHeight == 516.5)
        }
    }

    @Test func `headers and footers, and a second section without items`() throws {
        try onScreen("iphone-6") {
            let rig = WaterfallRig([Array(WaterfallRig.sizes[..<3]), []]) {
                $0.sectionInset = Self.inset
                ($0.columnSpacing, $0.interitemSpacing) = (20, 30)
                ($0.headerHeight, $0.footerHeight) = (15, 10)
            }
            #expect(rig.header(0) == CGRect(x: 0, y: 0, width: 375, height: 15))
            #expect(rig.frame(0) == CGRect(x: 10, y: 25, width: 167.5, height: 94))
            #expect(rig.frame(1) == CGRect(x: 197.5, y: 25, width: 167.5, height: 167.5))
            #expect(rig.frame(2) == CGRect(x: 10, y: 149, width: 167.5, height: 298))
            #expect(rig.footer(0) == CGRect(x: 0, y: 457, width: 375, height: 10))
            #expect(rig.header(1) == CGRect(x: 0, y: 467, width: 375, height: 15))
            #expect(rig.footer(1) == CGRect(x: 0, y: 472, width: 375, height: 10), "it covers 10 points of the header")
            #expect(rig.contentHeight == 482)
        }
    }

    @Test(arguments: [("iphone-6", 106.5), ("iphone-6-plus", CGFloat(320) / 3)])
    func `widths and heights are rounded down to pixels`(_ device: String, _ width: CGFloat) throws {
        try onScreen(device) {
            let rig = WaterfallRig([[CGSize(width: 3, height: 1)]], width: 320) {
                $0.columnCount = 3
                $0.columnSpacing = 0
            }
            let frame = try #require(rig.frame(0))
            let scale = rig.view.traitCollection.displayScale
            #expect(abs(frame.width - width) < 1e-9)
            #expect(frame.height == (width / 3 * scale).rounded(.down) / scale)
        }
    }
}

/// Runs a test on the screen of a device.
@MainActor func onScreen(_ device: String, _ body: @escaping () throws -> Void) throws {
    let matrix = try Matrix(devices: [device], orientations: [.portrait], contents: [.typical(0)])
    for variant in matrix {
        try script("waterfall", of: UIViewController(), as: variant, system: "9.3") { _ in try body() }
    }
}
