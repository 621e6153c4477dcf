import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import LayoutSimTypography
import Testing
import UIKit

@testable import SwiftUI

@Suite @MainActor struct TextSetterTests {
    private func environment(_ size: DynamicTypeSize, scale: CGFloat) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.dynamicTypeSize = size
        values.displayScale = scale
        return values
    }

    /// The height of a text of lines, in points.
    private func height(_ lines: Int, _ font: Font, _ environment: EnvironmentValues) -> Double {
        var environment = environment
        environment.font = font
        let text = Text(verbatim: Array(repeating: "Xy", count: lines).joined(separator: "\n"))
        return TextSetter(text, environment).answer(.unspecified).size.height
    }

    /// Heights that devices gave.
    @Test(arguments: [(1, 13.333), (2, 26.333), (4, 52.333), (6, 78.333)])
    func captionsAtMediumAreCloserThanTheirFont(lines: Int, expected: Double) {
        #expect(abs(height(lines, .caption, environment(.medium, scale: 3)) - expected) < 0.01)
    }

    @Test func titlesStepByTheirStyle() {
        #expect(height(5, .title, environment(.large, scale: 1)) == 170)
        #expect(height(1, .body, environment(.large, scale: 3)).rounded(to: 2) == 20.33)
        #expect(height(2, .body, environment(.large, scale: 3)).rounded(to: 2) == 42.33)
    }

    @Test func fontsBySizeStepByTheirHeight() {
        var values = environment(.large, scale: 2)
        #expect(height(2, .system(size: 16), values) == 38.5)
        values.lineSpacing = 2
        #expect(height(2, .system(size: 16), values) == 40.5)
        #expect(height(1, .system(size: 16), values) == 19.5)
    }

    @Test func spacingComesOnTopOfTheStyle() {
        var values = environment(.large, scale: 3)
        values.lineSpacing = 4
        #expect(height(2, .body, values).rounded(to: 2) == 46.33)
    }

    @Test func distancesToOtherTextsAreThoseOfTheStyle() {
        var values = environment(.medium, scale: 3)
        values.font = .subheadline
        let lines = TextSetter(Text(verbatim: "x"), values).lines
        #expect(lines.map { ($0.leading).rounded(to: 2) } == 2.29)
        values.font = .system(size: 14)
        #expect(TextSetter(Text(verbatim: "x"), values).lines?.leading == 0)
    }

    @Test func heightsLimitTheLines() {
        let setter = TextSetter(Text(verbatim: "a\nb\nc"), environment(.large, scale: 3))
        #expect(setter.answer(ProposedSize(width: nil, height: 50)).size.height.rounded(to: 2) == 42.33)
        #expect(setter.answer(ProposedSize(width: nil, height: 0)).size.height.rounded(to: 2) == 20.33)
        #expect(setter.answer(ProposedSize(width: nil, height: .infinity)).size.height.rounded(to: 2) == 64.33)
    }

    @Test func linesAreLimited() {
        var values = environment(.large, scale: 3)
        values.lineLimits = LineLimits(least: 3, most: 3)
        let setter = TextSetter(Text(verbatim: "a\nb\nc\nd"), values)
        #expect(setter.answer(.unspecified).size.height.rounded(to: 2) == 64.33)
        #expect(setter.reservedHeight.rounded(to: 2) == 64.33)
    }

    @Test func baselinesAreOnPixels() {
        let answer = TextSetter(Text(verbatim: "a\nb"), environment(.large, scale: 3)).answer(.unspecified)
        // The ascender of 17 points is 16.18.
        #expect(answer.firstBaseline.rounded(to: 2) == 16.33)
        #expect(answer.lastBaseline.rounded(to: 2) == 38.33)
    }

    @Test func textsBreakAgainAsTheyDid() {
        let words = "The quick brown fox jumps over the lazy dog, and then it goes on and on about lines of texts"
        let setter = TextSetter(Text(verbatim: words), environment(.large, scale: 3))
        for width in stride(from: 40.0, through: 400, by: 7) {
            let answer = setter.answer(ProposedSize(width: width, height: nil))
            let first = setter.layout(width: width, height: nil).lines.map(\.text)
            let again = setter.layout(width: answer.size.width, height: answer.size.height).lines.map(\.text)
            #expect(first == again, "at \(width)")
        }
    }

    @Test func aTextCanBeAsNarrowAsNothing() {
        let setter = TextSetter(Text(verbatim: "Word"), environment(.large, scale: 3))
        #expect(setter.answer(.zero).size.width == 0)
        #expect(setter.answer(ProposedSize(width: 1, height: nil)).size.width == 1)
    }

    @Test func emptyTextsHaveHalfALine() {
        var values = environment(.large, scale: 2)
        values.font = .title2
        let answer = TextSetter(Text(verbatim: ""), values).answer(.unspecified)
        #expect(answer.size.width == 0 && answer.size.height == 14)
    }

    @Test func aLineThatShrinksIsAsHighAsItsLetters() {
        var values = environment(.large, scale: 3)
        values.minimumScaleFactor = 0.5
        values.lineLimits = LineLimits(most: 1)
        let setter = TextSetter(Text(verbatim: "A line that is too long"), values)
        let ideal = setter.answer(.unspecified)
        let answer = setter.answer(ProposedSize(width: ideal.size.width * 0.8, height: nil))
        #expect(answer.size.width <= ideal.size.width * 0.8 + 1.0 / 3)
        #expect(answer.size.height < ideal.size.height - 3 && answer.size.height > ideal.size.height * 0.75)
        #expect(answer.firstBaseline < ideal.firstBaseline)
        #expect(!setter.layout(width: answer.size.width, height: nil).isTruncated)
    }

    @Test func digitsOfOneWidthAreEquallyWide() {
        func width(_ words: String, _ change: (Text) -> Text) -> Double {
            TextSetter(change(Text(verbatim: words)), environment(.large, scale: 3)).answer(.unspecified).size.width
        }
        let changes: [(Text) -> Text] = [
            { $0.monospacedDigit() }, { $0.font(.body.monospacedDigit()) },
            { $0.font(.title.bold().monospacedDigit()) },
            { $0.font(.system(size: 11).monospacedDigit()) },
        ]
        for change in changes { #expect(width("1111", change) == width("4780", change)) }
        #expect(width("1111") { $0 } < width("4780") { $0 })
        #expect(width("0", changes[0]) == width("0") { $0 })
    }

    @Test func textsOfSeveralLinesShrink() {
        var values = environment(.large, scale: 3)
        values.minimumScaleFactor = 0.5
        values.lineLimits = LineLimits(most: 2)
        let setter = TextSetter(Text(verbatim: "Some words that are too many for two lines of it"), values)
        #expect(setter.scale(width: 1000, height: nil) == 1)
        let scale = setter.scale(width: 150, height: nil)
        #expect(scale < 1 && scale > 0.5)
        #expect(!setter.layout(width: 150, height: nil, scale: scale).isTruncated)
    }
}

extension Double {
    fileprivate func rounded(to digits: Int) -> Double {
        let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
        return (self * factor).rounded() / factor
    }
}
