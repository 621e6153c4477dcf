import BadgeData
import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Badges

/// The frames of the detail's views, as released.
@MainActor @Suite struct DetailFrameTests {
    private static let title3 = "Probability and statistics: Random variables and probability distributions"

    struct Figures: Sendable {
        var device: String
        var orientation: Orientation = .portrait
        var isLong: Bool
        var title: CGRect
        var picture: CGRect
        var text: CGRect
    }

    nonisolated static let figures = [
        Figures(
            device: "iphone-4s", isLong: true, title: CGRect(x: 14, y: 78, width: 292, height: 67.5),
            picture: CGRect(x: 61, y: 159.5, width: 198, height: 198),
            text: CGRect(x: 14, y: 371.5, width: 292, height: 52)),
        Figures(
            device: "iphone-5", isLong: true, title: CGRect(x: 14, y: 89.5, width: 292, height: 67.5),
            picture: CGRect(x: 61, y: 171, width: 198, height: 198),
            text: CGRect(x: 14, y: 383, width: 292, height: 52)),
        Figures(
            device: "iphone-6", isLong: true, title: CGRect(x: 16, y: 106.5, width: 343, height: 79),
            picture: CGRect(x: 71.5, y: 201.5, width: 232, height: 232),
            text: CGRect(x: 16, y: 449.5, width: 343, height: 61)),
        Figures(
            device: "iphone-6-plus", isLong: true, title: CGRect(x: 18, y: 117, width: 378, height: 87),
            picture: CGRect(x: 79, y: 222, width: 256, height: 256),
            text: CGRect(x: 18, y: 496, width: 378, height: 67.333)),
        Figures(
            device: "iphone-5", isLong: false, title: CGRect(x: 14, y: 134.5, width: 292, height: 22.5),
            picture: CGRect(x: 61, y: 171, width: 198, height: 198),
            text: CGRect(x: 14, y: 383, width: 292, height: 17.5)),
        Figures(
            device: "iphone-6", isLong: false, title: CGRect(x: 16, y: 159, width: 343, height: 26.5),
            picture: CGRect(x: 71.5, y: 201.5, width: 232, height: 232),
            text: CGRect(x: 16, y: 449.5, width: 343, height: 20.5)),
        Figures(
            device: "iphone-6-plus", isLong: false, title: CGRect(x: 18, y: 175, width: 378, height: 29),
            picture: CGRect(x: 79, y: 222, width: 256, height: 256),
            text: CGRect(x: 18, y: 496, width: 378, height: 22.667)),
    ]

    nonisolated static var matrix: Matrix<Int> {
        get throws {
            try Matrix(
                devices: ["iphone-4s", "iphone-5", "iphone-6", "iphone-6-plus"], orientations: [.portrait, .landscape],
                contents: [.typical(1), .longest(3)])
        }
    }

    /// Returns 1 for the phones that stand in the figures, which are upright; the smallest one with short texts is not
    /// among them.
    private static func figureCount(_ variant: Variant<Int>) -> Int {
        let isLowAndShort = variant.viewport.deviceName == "iphone-4s" && variant.content == 1
        return variant.viewport.orientation == .portrait && !isLowAndShort ? 1 : 0
    }

    /// Returns texts of three lines each or one each; in landscape one and two.
    private static func data(_ lines: Int, _ variant: Variant<Int>) -> DataModel {
        let isLandscape = variant.viewport.orientation == .landscape
        let title =
            lines == 1 ? "JS: Variables" : isLandscape ? "Algebra I: Expressions with rational exponents" : title3
        let text = lines == 1 ? "Complete the variables" : title3 + ", and what follows from them for games of dice"
        return DataModel(title: title, text: text, picture: .questionMark)
    }

    @Test(arguments: try matrix) func `the detail of each phone`(_ variant: Variant<Int>) throws {
        let data = Self.data(variant.content, variant)
        let side = min(variant.viewport.size.width, variant.viewport.size.height)
        try script(
            "detail",
            of: UINavigationController(
                rootViewController: DetailViewController(FixedDetail(data), shorterSide: side)),
            as: variant, system: "9.3"
        ) { screen in
            let detail = try #require(screen.controller)
            try screen.expectGolden("at rest")
            let frames = detail.view.subviews.map(\.frameOnScreen)
            #expect(frames.count == 3)
            let figures = Self.figures.filter {
                variant.viewport.orientation == .portrait && $0.device == variant.viewport.deviceName
                    && $0.isLong == (variant.content == 3)
            }
            #expect(figures.count == Self.figureCount(variant))
            for figures in figures {
                for (frame, wanted) in zip(frames, [figures.title, figures.picture, figures.text]) {
                    #expect(near(frame, wanted.minX, wanted.minY, wanted.width, wanted.height), "\(frame) \(wanted)")
                }
            }
        }
    }

    @Test(arguments: [(320.0, 198.0, 14.0), (375, 232, 16), (414, 256, 18)])
    func `layout follows the shorter side in whole points`(_ side: CGFloat, _ picture: CGFloat, _ padding: CGFloat) {
        let layout = LayoutModel.shipped.scaled(by: LayoutModel.factor(shorterSide: side))
        #expect(layout.pictureSide == picture)
        #expect(layout.verticalPadding == padding && layout.horizontalPadding == padding)
        #expect(layout.titleGutter == padding && layout.textGutter == padding && layout.verticalOffset == -padding)
        let style = StyleModel.standard.scaled(by: side / 375)
        #expect(abs(style.titleFont.pointSize - 22 * side / 375) < 0.001)
        #expect(abs(style.textFont.pointSize - 17 * side / 375) < 0.001)
    }
}
