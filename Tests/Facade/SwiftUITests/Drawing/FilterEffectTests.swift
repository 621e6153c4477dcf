import LayoutSimDrawing
import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

/// What effects do to the pixels of views.
@Suite @MainActor struct FilterEffectTests {
    /// The display list of a red square of 10 points with an effect, in a screen of 20 by 20 points.
    private func drawn(_ view: some View) -> [String] {
        let screen = HostedScreen(view, width: 20, height: 20)
        return screen.controller.view.layer.operations().map(\.description)
    }

    private var square: some View { Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10) }

    @Test func effectsAreFilters() {
        let cases: [(any View, String)] = [
            (square.blur(radius: 3), "blur 3"), (square.blur(radius: 3, opaque: true), "blur 3 opaque"),
            (square.brightness(0.25), "brightness 0.25"), (square.contrast(1.5), "contrast 1.5"),
            (square.saturation(0.5), "saturation 0.5"), (square.grayscale(0.5), "grayscale 0.5"),
            (square.grayscale(2), "grayscale 2"), (square.hueRotation(.radians(1)), "hue 1"),
            (square.colorInvert(), "inverted 1"),
            (square.colorMultiply(Color(red: 0, green: 1, blue: 0)), "multiplied #00FF00"),
            (square.luminanceToAlpha(), "luminance-to-alpha"),
        ]
        for (view, words) in cases {
            let lines = drawn(AnyView(view))
            #expect(lines.contains { $0.contains("composited \(words): fill rect 5,5 10x10 #FF0000") }, "\(lines)")
        }
    }

    @Test func effectsThatChangeNothingAreNotDrawn() {
        let cases: [any View] = [
            square.blur(radius: 0), square.brightness(0), square.contrast(1), square.saturation(1),
            square.grayscale(0), square.hueRotation(.zero), square.colorMultiply(.white),
        ]
        for view in cases { #expect(drawn(AnyView(view)) == drawn(square)) }
    }

    @Test func canvasesFilterTheLastAddedFirst() {
        let lines = drawn(
            Canvas { context, size in
                context.addFilter(.alphaThreshold(min: 0.5, color: .black))
                context.addFilter(.blur(radius: 2))
                context.fill(Path(CGRect(x: 5, y: 5, width: 10, height: 10)), with: .color(.black))
            })
        #expect(
            lines.contains { $0.contains("composited blur 2 alpha 0.5 1 #000000: fill rect 5,5 10x10") }, "\(lines)")
    }

    @Test func aLayerOfACanvasIsFilteredAsOne() {
        let lines = drawn(
            Canvas { context, size in
                context.addFilter(.grayscale(1))
                context.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.black))
                    layer.fill(Path(CGRect(x: 2, y: 0, width: 1, height: 1)), with: .color(.black))
                }
            })
        #expect(lines.joined().components(separatedBy: "grayscale 1").count == 2, "\(lines)")
    }

    @Test func blendModesAreDrawn() {
        let lines = drawn(
            ZStack {
                square
                Color.black.frame(width: 4, height: 4).blendMode(.destinationOut)
            }
            .compositingGroup())
        #expect(lines.contains { $0.contains("composited destinationOut: fill rect 8,8 4x4 #000000") }, "\(lines)")
    }

    @Test func shadowsWithinAFormAreClippedToIt() {
        let lines = drawn(
            Circle().fill(Color(red: 1, green: 0, blue: 0).shadow(.inner(color: .black, radius: 2))))
        #expect(lines.contains { $0.contains("masked") && $0.contains("over a shadow #000000") }, "\(lines)")
    }

    @Test func filledSymbolsOfAPaletteAreInItsSecondColor() {
        let blue = Color(red: 0, green: 0, blue: 1)
        func symbol(_ name: String) -> String {
            drawn(
                Image(systemName: name).symbolRenderingMode(.palette)
                    .foregroundStyle(Color(red: 1, green: 0, blue: 0), blue)
            ).joined()
        }
        #expect(symbol("checkmark.circle.fill").contains("#0000FF"))
        #expect(symbol("star").contains("#FF0000"))
    }
}
