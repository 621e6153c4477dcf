import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Badges

/// The detail in other languages and text sizes.
@MainActor @Suite struct DetailReaderTests {
    nonisolated static var matrix: Matrix<Void> {
        get throws {
            try Matrix(
                devices: ["iphone-6"], orientations: [.portrait],
                contentSizes: [.large, .extraExtraExtraLarge, .accessibilityMedium],
                languages: ["Base", "de", "ar", "longest"])
        }
    }

    /// Returns a service's data for the badge in a language.
    private static func data(_ language: String?) -> DataModel {
        let picture = Picture.patch(Patch(palette: .sun, sign: .brackets))
        return switch language {
        case "de", "longest":
            DataModel(
                title: "Messen: Flächen und Längen", text: "Beherrsche alle Fertigkeiten in Messen: Flächen und Längen",
                picture: picture)
        case "ar":
            DataModel(
                title: "القياس: المساحة والطول", text: "أتقن جميع المهارات في القياس: المساحة والطول", picture: picture)
        default:
            DataModel(
                title: "Measurement: Area and length",
                text: "Achieve mastery in all skills in Measurement: Area and length", picture: picture)
        }
    }

    private func detail(_ variant: Variant<Void>) -> UIViewController {
        UINavigationController(
            rootViewController: DetailViewController(
                FixedDetail(Self.data(variant.language)), layout: .design, shorterSide: 375))
    }

    @Test(arguments: try matrix) func `each reader sees the whole detail`(_ variant: Variant<Void>) throws {
        try expectGolden(of: detail(variant), named: "detail-readers", as: variant)
    }

    @Test func `it is read from the bar down`() throws {
        let variant = try #require(try Self.matrix.first { $0.language == "de" })
        try expectSpoken(
            """
            Abzeichen, heading
            Fertig, button
            Messen: Flächen und Längen
            Beherrsche alle Fertigkeiten in Messen: Flächen und Längen
            """, of: detail(variant), as: variant)
    }
}
