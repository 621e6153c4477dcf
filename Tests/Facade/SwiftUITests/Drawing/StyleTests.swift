import Testing
import UIKit

@testable import SwiftUI

@Suite struct StyleTests {
    private let environment = EnvironmentValues()

    private func color(_ style: some ShapeStyle, _ environment: EnvironmentValues) -> String {
        Color.Resolved(style._paint(0, in: environment).color.cgColor).description
    }

    @Test func contentIsInTheColorsOfLabels() {
        #expect(color(.foreground, environment) == "#000000FF")
        #expect(color(HierarchicalShapeStyle.secondary, environment) == "#3C3C4399")
    }

    @Test func levelsBelongToTheStyleOfTheContent() {
        var values = environment
        values.setForeground([AnyShapeStyle(Color.black)])
        #expect(color(HierarchicalShapeStyle.secondary, values) == "#00000080")
        values.setForeground([AnyShapeStyle(Color.black), AnyShapeStyle(Color.white)])
        #expect(color(HierarchicalShapeStyle.secondary, values) == "#FFFFFFFF")
        #expect(color(HierarchicalShapeStyle.tertiary, values) == "#FFFFFF80")
    }

    @Test func aLevelAsContentIsThatOfTheContentAround() {
        var values = environment
        values.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        #expect(color(.foreground, values) == "#3C3C4399")
        values.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        // The third level of labels.
        #expect(color(.foreground, values) == "#3C3C434C")
    }

    @Test func stylesChange() {
        #expect(color(Color.black.opacity(0.5), environment) == "#00000080")
        #expect(color(Color.black.secondary, environment) == "#00000080")
        let paint = Color.black.shadow(.drop(radius: 3, y: 2))._paint(0, in: environment)
        #expect(paint.shadows.map(\.offset) == [CGSize(width: 0, height: 2)])
        #expect(Color.black.blendMode(.multiply)._paint(0, in: environment).blendMode == .multiply)
    }

    @Test func stylesOfAnAppComeToOthers() {
        struct Own: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.white : Color.black
            }
        }
        var values = environment
        #expect(color(Own(), values) == "#000000FF")
        values.colorScheme = .dark
        #expect(color(AnyShapeStyle(Own()), values) == "#FFFFFFFF")
    }

    @Test func stylesOfAnyTypeAreCompared() {
        #expect(AnyShapeStyle(Color.red).compared == AnyShapeStyle(AnyShapeStyle(Color.red)).compared)
        #expect(AnyShapeStyle(Color.red).compared != AnyShapeStyle(Color.blue).compared)
        #expect(AnyShapeStyle(Color.red).compared != AnyShapeStyle(Material.bar).compared)
    }

    @Test func gradientsBeginAtTheirRadius() {
        let gradient = RadialGradient(colors: [.black, .white], center: .center, startRadius: 10, endRadius: 40)
        guard case .gradient(let paint) = gradient._paint(0, in: environment).kind else {
            Issue.record("no gradient")
            return
        }
        #expect(paint.layerStops.map(\.location) == [0, 0.25, 1])
    }

    @Test func partsOfATurnHaveTheColorsOfTheirEnds() {
        let gradient = AngularGradient(
            colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .degrees(180))
        guard case .gradient(let paint) = gradient._paint(0, in: environment).kind else {
            Issue.record("no gradient")
            return
        }
        #expect(paint.layerStops.map(\.location) == [0, 0.5, 0.75, 0.75, 1])
    }

    @Test func theTintCanBeAStyle() {
        var values = environment
        #expect(color(.tint, values) == color(Color.accentColor, values))
        values.tintStyle = AnyShapeStyle(Color.black)
        #expect(color(.tint, values) == "#000000FF")
    }
}
