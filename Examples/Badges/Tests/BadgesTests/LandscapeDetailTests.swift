import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Badges

/// In landscape the picture shrinks for the texts and keeps its distances.
@MainActor @Suite struct LandscapeDetailTests {
    nonisolated static var matrix: Matrix<Int> {
        get throws {
            try Matrix(devices: ["iphone-5", "iphone-6"], orientations: [.landscape], contents: [.typical(0)])
        }
    }

    /// The sides of the picture for one and one, one and two, and two and two lines of title and text.
    private static let sides: [String: [CGFloat]] = ["iphone-5": [192, 174.5, 152], "iphone-6": [232, 211.5, 185]]
    private static let lines = [(1, 1), (1, 2), (2, 2)]

    private func frames(_ screen: TestScreen, title: Int, text: Int, side: CGFloat) throws -> [CGRect] {
        func lines(_ count: Int) -> String { Array(repeating: "A line", count: count).joined(separator: "\n") }
        let data = DataModel(title: lines(title), text: lines(text), picture: .questionMark)
        screen.window.rootViewController = UINavigationController(
            rootViewController: DetailViewController(FixedDetail(data), shorterSide: side))
        screen.window.layoutIfNeeded()
        return try #require(screen.controller).view.subviews.map(\.frameOnScreen)
    }

    @Test(arguments: try matrix) func `the picture gives way to lines`(_ variant: Variant<Int>) throws {
        let side = min(variant.viewport.size.width, variant.viewport.size.height)
        let sides = try #require(Self.sides[variant.viewport.deviceName])
        try script("landscape", of: UIViewController(), as: variant, system: "9.3") { screen in
            for ((title, text), wanted) in zip(Self.lines, sides) {
                let frames = try frames(screen, title: title, text: text, side: side)
                #expect(abs(frames[1].width - wanted) <= 0.5 && frames[1].width == frames[1].height, "\(frames[1])")
            }
            guard variant.viewport.deviceName == "iphone-6" else { return }
            let frames = try frames(screen, title: 1, text: 2, side: side)
            #expect(near(frames[0], 16, 48, 635, 26.5), "\(frames[0])")
            #expect(near(frames[1], 227.75, 90.5, 211.5, 211.5), "\(frames[1])")
            #expect(near(frames[2], 16, 318, 635, 41), "\(frames[2])")
        }
    }
}
