import Foundation
import LayoutSimUIKitTesting
import SwiftUI
import Testing
import UIKit

@testable import Trails

@MainActor @Suite(.serialized) struct TourTests {
    nonisolated static var phone: Matrix<Void> {
        get throws { try Matrix(devices: ["iphone-se-3"], orientations: [.portrait], languages: ["en"]) }
    }

    @Test(arguments: try phone) func tour(_ variant: Variant<Void>) throws {
        let words = try Words(variant.language ?? "en")
        try script("tour", of: app(), as: variant) { screen in
            let tour = Tour(screen: screen, words: words, goldens: nil)
            try tour.see("01 trails", "Trails", "Oeschinensee")
            try screen.swipeLeft("Oeschinensee")
            try tour.see("02 swiped")
            try screen.drag("Oeschinensee", by: CGVector(dx: -300, dy: 0))
            try tour.see("03 favorite")
            try screen.typeText("bern", into: words["Name or region"])
            try tour.see("04 search")
            try screen.typeText("zz")
            try tour.see("05 nothing found")
            try tour.tap("Cancel")
            try screen.scroll(to: "Hardergrat")
            try tour.see("06 scrolled", "Hardergrat")
            try screen.swipeDown()
            try screen.swipeDown()
            try tour.tap("Filter")
            try tour.see("07 filter", "Difficulty")
            try screen.drag(CGPoint(x: 187, y: 320), by: CGVector(dx: 0, dy: -250))
            try tour.see("08 filter pulled up", "Longest")
            try tour.toggle("Easy")
            try screen.drag("longest", by: CGVector(dx: -100, dy: 0))
            try tour.see("09 filters")
            try tour.tap("Done")
            try tour.see("10 filtered")
            try screen.tap("Creux du Van")
            try tour.see("11 trail", "About this trail")
            try tour.tap("Show more")
            try tour.see("12 long description", "Show less")
            try tour.tap("Favorite")
            try screen.scroll(to: words["Map"])
            try tour.tap("Map")
            try tour.see("13 map", "Map")
            try screen.tap("BackButton")
            try tour.tap("Log a hike")
            try tour.tap("Save")
            try tour.see("14 no title", "A hike needs a title.")
            try screen.typeText("Up to the edge\n")
            try screen.typeText("Two ibexes.")
            try tour.see("15 notes")
            try screen.swipeDown(words["Trail"])
            try tour.tap("Trail")
            try tour.see("16 trails to pick")
            try screen.tap("Rigi Kulm")
            try screen.tap("Increment")
            try tour.toggle("Summit reached")
            try tour.tap("Cloudy")
            try tour.see("17 filled in")
            try tour.tap("Save")
            try tour.tap("Diary")
            try tour.see("18 diary", "Summit reached")
            try tour.tap("Season")
            try tour.see("19 season", "Distance")
            try tour.tap("Ascent")
            try tour.see("20 ascent")
            try tour.tap("Settings")
            try tour.toggle("Remind me to hike")
            try tour.see("21 reminders", "After")
            try tour.tap("Units")
            try tour.tap("Imperial")
            try tour.see("22 imperial", "Imperial")
            try tour.tap("Sign in…")
            try screen.typeText("ada@example.org\n")
            try screen.typeText("short\n")
            try tour.see("23 wrong password", "Passwords have 8 characters or more.")
            try screen.typeText("ened enough\n")
            try tour.see("24 signed in", "Signed in")
            try tour.tap("Diary")
            try screen.swipeLeft("Up to the edge")
            try screen.tap("Delete")
            try tour.see("25 nothing in the diary", "No hikes yet")
        }
    }

    private func app() throws -> UIViewController {
        let defaults = try #require(UserDefaults(suiteName: "TourTests"))
        defaults.removePersistentDomain(forName: "TourTests")
        let club = Club(trails: Trail.all, today: Date(timeIntervalSince1970: 1_780_920_000))
        return UIHostingController(rootView: RootView().environment(club).defaultAppStorage(defaults))
    }
}
