import Foundation
import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

@testable import Trails

/// A member's way through all screens.
@MainActor @Suite(.serialized) struct TourTests {
    nonisolated static var phone: Matrix<Void> {
        get throws { try Matrix(devices: ["iphone-se-3"], orientations: [.portrait], languages: ["en"]) }
    }
    nonisolated static var readers: Matrix<Void> {
        get throws {
            try Matrix(
                devices: ["iphone-se-3"], orientations: [.portrait], appearances: [.light, .dark],
                contentSizes: [.small, .extraExtraExtraLarge, .accessibilityMedium], languages: ["en", "de"])
        }
    }

    @Test(arguments: try phone) func `every step is a golden`(_ variant: Variant<Void>) throws {
        try script("tour", of: app(), as: variant) { screen in
            try Tour(screen: screen, words: Words(language: "en"), goldens: nil).go()
        }
    }

    @Test(arguments: try readers) func `every reader comes to the end`(_ variant: Variant<Void>) throws {
        let isGolden = variant.appearance == .dark && variant.contentSize != .small
        try script("readers", of: app(), as: variant) { screen in
            let words = try Words(language: variant.language ?? "en")
            try Tour(screen: screen, words: words, goldens: isGolden ? ["10 trail", "15 filled in"] : []).go()
        }
    }

    private func app() throws -> UIViewController {
        let defaults = try #require(UserDefaults(suiteName: "TourTests"))
        defaults.removePersistentDomain(forName: "TourTests")
        let club = Club(trails: Trail.all, today: Date(timeIntervalSince1970: 1_780_920_000))
        return UIHostingController(rootView: RootView().environment(club).defaultAppStorage(defaults))
    }
}
