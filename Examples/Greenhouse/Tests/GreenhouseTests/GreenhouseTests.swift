import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Greenhouse

@MainActor @Suite struct GreenhouseTests {
    nonisolated static var matrix: Matrix<Int> {
        get throws {
            try Matrix(devices: ["iphone-16"], orientations: [.portrait], contents: [.typical(0)])
        }
    }

    @Test(arguments: try matrix) func `a day in the greenhouse`(_ variant: Variant<Int>) throws {
        try script("greenhouse", launching: SceneDelegate(), as: variant) { screen in
            try screen.expectGolden("01 plants")
            try screen.swipeUp()
            try screen.expectGolden("02 scrolled")
            try screen.scroll(to: "Florentine")
            try screen.tap("Florentine")
            try screen.expectGolden("03 plant")
            try screen.tap("Water now")
            try screen.expectGolden("04 watered")
            try screen.rotate(to: .landscapeRight)
            try screen.expectGolden("05 plant in landscape")
            try screen.rotate(to: .portrait)

            try screen.tap("Care")
            try screen.expectGolden("06 care")
            try screen.tap("Increment")
            try screen.tap("Mist on dry days")
            try screen.expectGolden("07 misted")
            try screen.tap("By the window")
            try screen.expectGolden("08 another place")
            try screen.tap("Done")
            try screen.expectGolden("09 back at the plant")

            try screen.tap("Remove from greenhouse")
            try screen.expectGolden("10 question")
            try screen.tap("Cancel")
            try screen.tap("Remove from greenhouse")
            try screen.tap("Remove")
            try screen.expectGolden("11 one plant less")

            try screen.tap("Shelf")
            try screen.expectGolden("12 shelf")
            try screen.tap("Bertram")
            try screen.expectGolden("13 plant on the shelf")
            try screen.tap("BackButton")
            try screen.rotate(to: .landscapeRight)
            try screen.expectGolden("14 shelf in landscape")
            try screen.rotate(to: .portrait)

            try screen.tap("Journal")
            try screen.expectGolden("15 journal")
            try screen.tap("New soil")
            try screen.expectGolden("16 entry")
            try screen.tap("Cancel")
            try screen.tap("Add")
            try screen.expectGolden("17 new entry")
            try screen.typeText("Aphids\n")
            try screen.expectGolden("18 title")
            try screen.typeText("On the citrus again; soap water helped last time.")
            try screen.tap("Important")
            try screen.expectGolden("19 text")
            try screen.tap("Save")
            try screen.expectGolden("20 saved")
        }
    }

    @Test(arguments: try matrix) func `what moves`(_ variant: Variant<Int>) throws {
        try script("motions", launching: SceneDelegate(), as: variant) { screen in
            try screen.tap("Agatha")
            try screen.expectMotion("plant", at: [0.1, 0.2])
            try screen.tap("Water now")
            try screen.expectMotion("watering", at: [0.1, 0.3])
            try screen.tap("Care")
            try screen.expectMotion("care", at: [0.1, 0.2, 0.4])
            try screen.tap("Done")
            try screen.expectMotion("care closed", at: [0.1, 0.2])
        }
    }
}
