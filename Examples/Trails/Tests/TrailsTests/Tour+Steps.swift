import LayoutSimUIKitTesting
import Testing
import UIKit

extension Tour {
    /// Goes through all screens.
    func go() throws {
        try findTrail()
        try readAboutTrail()
        try logHike()
        try lookAtSeason()
        try changeSettings()
        try tap("Diary")
        try screen.drag("Up to the edge", by: CGVector(dx: -320, dy: 0))
        try see("25 nothing in the diary", "No hikes yet")
    }

    private func findTrail() throws {
        try see("01 trails", "Trails", "Easy", "Oeschinensee")
        try screen.swipeLeft("Oeschinensee")
        try see("02 swiped", "Oeschinensee")
        try tap("Favorite")
        try see("03 favorite", "Favorite")
        try screen.typeText("bern", into: words["Name or region"])
        try see("04 search", "Oeschinensee", "Hard")
        try screen.typeText("zz")
        try see("05 nothing found", "bernzz")
        try tap("Cancel")
        try screen.scroll(to: "Hardergrat")
        try see("06 scrolled", "Hardergrat")
        try tap("Filter")
        try see("07 filter", "Difficulty")
        try screen.drag(CGPoint(x: 187, y: 320), by: CGVector(dx: 0, dy: -250))
        try tap("Moderate")
        try see("08 filter pulled up", "Longest")
        try tap("Done")
        try see("09 filtered", "Hardergrat")
        try tap("Filter")
        try tap("Reset")
        try tap("Done")
    }

    private func readAboutTrail() throws {
        try screen.swipeDown()
        try screen.scroll(to: "Creux du Van")
        try screen.tap("Creux du Van")
        try see("10 trail", "Neuchâtel", "Length")
        try tap("Show more")
        try see("11 long description", "About this trail")
        try tap("Map")
        try see("12 map", "Map")
        try screen.tap("BackButton")
    }

    private func logHike() throws {
        try tap("Log a hike")
        try see("13 form", "New hike", "Date")
        try tap("Trail")
        try see("14 trails to pick", "Trail")
        try screen.tap("Rigi Kulm")
        try screen.scroll(to: "Increment")
        try screen.tap("Increment")
        try tap("Summit reached")
        try tap("Cloudy")
        try see("15 filled in", "Weather")
        try tap("Save")
        try see("16 no title", "New hike")
        try screen.typeText("Up to the edge\n")
        try screen.typeText("Two ibexes.")
        try see("17 notes", "New hike")
        try tap("Save")
        try tap("Diary")
        try see("18 diary", "Up to the edge", "Summit reached", "Two ibexes.")
    }

    private func lookAtSeason() throws {
        try tap("Season")
        try see("19 season", "Season", "km")
        try tap("Ascent")
        try see("20 ascent", "Season", " m")
    }

    private func changeSettings() throws {
        try tap("Settings")
        try tap("Remind me to hike")
        try see("21 reminders", "Settings", "After")
        try tap("Units")
        try tap("Imperial")
        try see("22 imperial", "Imperial")
        try tap("Sign in…")
        try screen.typeText("ada@example.org\n")
        try screen.typeText("short\n")
        try see("23 wrong password", "Passwords have 8 characters or more.")
        try screen.typeText("long enough\n", into: words["Password"])
        try see("24 signed in", "Signed in", "ada@example.org")
    }
}
