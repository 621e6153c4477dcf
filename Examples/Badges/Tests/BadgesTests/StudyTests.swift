import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Badges

/// The detail's layout strategy, with growing blocks and texts.
@MainActor @Suite struct StudyTests {
    nonisolated static var small: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-5"], orientations: [.portrait], contents: [.typical(0)]) }
    }
    nonisolated static var phone: Matrix<Int> {
        get throws { try Matrix(devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)]) }
    }

    /// Heights of cyan and magenta, then the top of cyan, the square, and the top of magenta.
    private static let blocks: [(c: CGFloat, m: CGFloat, top: CGFloat, square: [CGFloat], end: CGFloat)] = [
        (60, 64, 56, [40, 140, 240], 404), (84, 64, 32, [40, 140, 240], 404), (96, 64, 28, [40, 148, 240], 412),
        (171, 64, 28, [40, 223, 240], 487), (183, 64, 28, [41.5, 235, 237], 496),
        (208, 64, 28, [54, 260, 212], 496), (60, 147, 56, [40, 140, 240], 404),
        (60, 159, 53, [40, 137, 240], 401), (60, 184, 28, [40, 112, 240], 376),
        (60, 196, 28, [46, 112, 228], 364), (60, 228, 28, [62, 112, 196], 332),
    ]

    @Test(arguments: try small) func `blocks that grow move the column, then the square gives way`(
        _ variant: Variant<Int>
    ) throws {
        let diagram = DiagramViewController()
        try script("diagram", of: diagram, as: variant, system: "9.3") { screen in
            for (c, m, top, square, end) in Self.blocks {
                diagram.heights = (c, m)
                diagram.view.layoutIfNeeded()
                #expect(near(diagram.cyan.frame, 40, top, 240, c), "\(c) \(m)")
                #expect(near(diagram.gray.frame, square[0], square[1], square[2], square[2]), "\(c) \(m)")
                #expect(near(diagram.magenta.frame, 40, end, 240, m), "\(c) \(m)")
                if [(60, 64), (171, 64), (208, 64), (60, 184), (60, 228)].contains(where: { $0 == (c, m) }) {
                    try screen.expectGolden("c\(Int(c)) m\(Int(m))")
                }
            }
            diagram.heights = (60, 64)
            diagram.grow(to: (title: 208, text: 64), in: 1)
            try screen.expectMotion("growing", at: [0.25, 0.5, 0.75])
        }
    }

    /// Lines of title and text, the side of the picture, and its top. The last side was read as 183 off a picture; 13
    /// lines of 20.287 points leave 184.
    private static let texts: [(title: Int, text: Int, side: CGFloat, top: CGFloat?)] = [
        (2, 3, 232, 201.5), (3, 3, 232, 201.5), (4, 3, 232, 201.5), (5, 3, 232, 227.5), (7, 3, 232, 280),
        (9, 3, 229.5, nil), (10, 3, 203, nil), (11, 3, 177, nil), (3, 6, 232, 201.5), (3, 8, 232, 201.5),
        (3, 9, 232, 201.5), (3, 10, 232, 188), (3, 11, 224, nil), (3, 12, 204, nil), (3, 13, 184, nil),
    ]

    @Test(arguments: try phone) func `texts that grow line by line`(_ variant: Variant<Int>) throws {
        for (title, text, side, top) in Self.texts {
            let layout = LayoutModel(
                verticalPadding: 8, titleGutter: 24, textGutter: 36, horizontalPadding: 16, pictureSide: 232,
                verticalOffset: -16, picturePriority: UILayoutPriority(749), textPriority: .defaultHigh)
            let style = StyleModel(titleFont: .boldSystemFont(ofSize: 22), textFont: .systemFont(ofSize: 17))
            let data = DataModel(title: Self.lines(title), text: Self.lines(text), picture: .questionMark)
            let detail = DetailViewController(FixedDetail(data), layout: layout, style: style)
            let name = "texts-\(title)-\(text)"
            try script(name, of: UINavigationController(rootViewController: detail), as: variant, system: "9.3") {
                screen in
                let picture = detail.view.subviews[1].frameOnScreen
                #expect(abs(picture.width - side) <= 0.5 && picture.width == picture.height, "\(name): \(picture)")
                if let top { #expect(abs(picture.minY - top) <= 0.5, "\(name): \(picture)") }
                if [(3, 3), (9, 3), (11, 3), (3, 10), (3, 13)].contains(where: { $0 == (title, text) }) {
                    try screen.expectGolden("at rest")
                }
            }
        }
    }

    private static func lines(_ count: Int) -> String {
        (1...count).map { "Line \($0)" }.joined(separator: "\n")
    }
}
