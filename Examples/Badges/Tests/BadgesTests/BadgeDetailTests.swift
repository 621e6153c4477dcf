import BadgeDetail
import LayoutSimUIKitTesting
import Testing
import UIKit

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
        let badge = variant.content == .typical ? Badge.typical : Badge.longest(on: variant.viewport)
        let side = min(variant.viewport.size.width, variant.viewport.size.height)
        try expectGolden(
            of: UINavigationController(rootViewController: BadgeDetailViewController(badge: badge, shorterSide: side)),
            named: "badge-detail", as: variant, system: "9.3")
    }
}

extension Badge {
    fileprivate static let typical = badge("Measurement: Area and length", Patch(palette: .sun, sign: .brackets))

    /// The longest title, with the sentence that takes the most room on a screen.
    fileprivate static func longest(on viewport: Viewport) -> Badge {
        let title = "Probability and statistics: Random variables and probability distributions"
        var badge = badge(title, Patch(palette: .ember, sign: .clock))
        switch (viewport.deviceName, viewport.orientation) {
        case ("iphone-4s", _), ("iphone-5", .portrait):
            badge.explanation = sentence("Trigonometry: The unit circle definition of sine, cosine, and tangent")
        case ("iphone-6-plus", .portrait):
            badge.explanation = sentence("Integral calculus: Sequences, series, and function approximation")
        default: break
        }
        return badge
    }

    private static func badge(_ title: String, _ patch: Patch) -> Badge {
        Badge(title: title, explanation: sentence(title), patch: patch)
    }

    private static func sentence(_ title: String) -> String { "Achieve mastery in all skills in \(title)" }
}
