import Foundation
import LayoutSimUIKitTesting
import SwiftUI
import Testing

@testable import Trails

/// What is read aloud, and what fits for every reader.
@MainActor @Suite(.serialized) struct ReaderTests {
    nonisolated static var phone: Matrix<Void> {
        get throws { try Matrix(devices: ["iphone-se-3"], orientations: [.portrait], languages: ["en"]) }
    }
    private let club = Club(trails: Trail.all, today: Date(timeIntervalSince1970: 1_780_920_000))

    @Test(arguments: try phone) func `each fact is read with its title`(_ variant: Variant<Void>) throws {
        try expectSpoken(
            """
            Length, 14.1 km
            Ascent, 726 m
            Time, 5h 15m
            Difficulty, Moderate
            """, of: TrailFacts(trail: Trail.all[3]), as: variant)
    }

    @Test(arguments: try phone) func `each month is read with what was walked`(_ variant: Variant<Void>) throws {
        club.add(Hike(title: "Up to the edge", trail: Trail.all[3], date: club.today))
        try expectSpoken(
            """
            Season, heading
            selected, Distance, button, 1 of 2
            Ascent, button, 2 of 2
            14.1 km, 1 hike this year
            Apr, 0.0 km
            May, 0.0 km
            Jun, 14.1 km
            Jul, 0.0 km
            Aug, 0.0 km
            Sep, 0.0 km
            Oct, 0.0 km
            """, of: SeasonView().environment(club), as: variant)
    }

    @Test func `what is said about the club fits for every reader`() throws {
        try expectHolds(AboutView(), everywhere: .everyone(devices: ["iphone-se-3"], languages: ["en", "de"]))
    }
}
