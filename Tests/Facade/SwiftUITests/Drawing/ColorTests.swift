import Testing
import UIKit

@testable import SwiftUI

@Suite struct ColorTests {
    private var light: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = .light
        return values
    }
    private var dark: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = .dark
        return values
    }

    @Test func numbersStayWhatTheyAre() {
        let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5).resolve(in: light)
        #expect(color.description == "#33669980")
        #expect(abs(color.linearRed - 0.0331) < 0.001)
    }

    @Test func systemColorsFollowTheLook() {
        #expect(Color.primary.resolve(in: light).description == "#000000FF")
        #expect(Color.primary.resolve(in: dark).description == "#FFFFFFFF")
        #expect(Color.secondary.resolve(in: light).description == "#3C3C4399")
        #expect(Color.white.resolve(in: dark).description == "#FFFFFFFF")
    }

    @Test func opacitiesAreMultiplied() {
        #expect(Color.black.opacity(0.5).opacity(0.5).resolve(in: light).description == "#00000040")
        #expect(Color.clear.resolve(in: light).opacity == 0)
    }

    @Test func colorsAreMixed() {
        let middle = Color.black.mix(with: .white, by: 0.5, in: .device).resolve(in: light)
        #expect(middle.description == "#808080FF")
        // In the middle of black and white, people see a darker gray.
        let seen = Color.black.mix(with: .white, by: 0.5).resolve(in: light)
        #expect(seen.description == "#636363FF")
        #expect(Color.red.mix(with: .blue, by: 0).resolve(in: light).description == "#FF3B30FF")
    }

    @Test func theAccentIsTheTintAround() {
        var values = light
        #expect(Color.accentColor.resolve(in: values) == Color.blue.resolve(in: values))
        values.tintColor = .green
        #expect(Color.accentColor.opacity(1).resolve(in: values) == Color.green.resolve(in: values))
        values.tintColor = .accentColor.opacity(0.5)
        #expect(Color.accentColor.resolve(in: values).opacity == 0.5)
    }

    @Test func uiKitsColorsAreThoseOfSwiftUI() {
        let color = UIColor(Color.primary)
        #expect(
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.standard == [1, 1, 1, 1])
        #expect(Color(uiColor: .systemRed) != Color.red)
        #expect([UIColor.systemRed].map(Color.init) == [Color(uiColor: .systemRed)])
        #expect(Color.red == Color.red)
        #expect(Color.red.description == "red")
    }
}

extension CGColor {
    fileprivate var standard: [CGFloat] { standardComponents }
}
