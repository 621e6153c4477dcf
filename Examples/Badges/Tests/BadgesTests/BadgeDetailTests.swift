import Badges
import LayoutSimUIKitTesting
import Testing
import UIKit

/// The detail as designed, with a patch: identical to the pixel to LayoutSim's own badge detail.
@MainActor @Suite struct BadgeDetailTests {
    enum Length: Sendable {
        case typical, longest
    }

    nonisolated static var matrix: Matrix<Length> {
        get throws {
            try Matrix(
                devices: ["iphone-4s", "iphone-5", "iphone-6", "iphone-6-plus"],
                contents: [.typical(.typical), .longest(.longest)])
        }
    }

    @Test(arguments: try matrix) func `the detail matches its golden`(_ variant: Variant<Length>) throws {
        let data = variant.content == .typical ? DataModel.typical : DataModel.longest(on: variant.viewport)
        let side = min(variant.viewport.size.width, variant.viewport.size.height)
        try expectGolden(
            of: UINavigationController(
                rootViewController: DetailViewController(FixedDetail(data), layout: .design, shorterSide: side)),
            named: "badge-detail", as: variant, system: "9.3")
    }
}

extension DataModel {
    @MainActor fileprivate static let typical = data(
        "Measurement: Area and length", Patch(palette: .sun, sign: .brackets))

    /// Returns the longest title, with the sentence that takes the most room on a screen.
    fileprivate static func longest(on viewport: Viewport) -> DataModel {
        let title = "Probability and statistics: Random variables and probability distributions"
        var data = data(title, Patch(palette: .ember, sign: .clock))
        switch (viewport.deviceName, viewport.orientation) {
        case ("iphone-4s", _), ("iphone-5", .portrait):
            data.text = sentence("Trigonometry: The unit circle definition of sine, cosine, and tangent")
        case ("iphone-6-plus", .portrait):
            data.text = sentence("Integral calculus: Sequences, series, and function approximation")
        default: break
        }
        return data
    }

    private static func data(_ title: String, _ patch: Patch) -> DataModel {
        DataModel(title: title, text: sentence(title), picture: .patch(patch))
    }

    private static func sentence(_ title: String) -> String { "Achieve mastery in all skills in \(title)" }
}
