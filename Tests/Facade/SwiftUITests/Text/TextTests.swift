import Foundation
import Testing
import UIKit

@testable import SwiftUI

@Suite @MainActor struct TextTests {
    private let environment = EnvironmentValues()

    @Test func interpolatedValuesAreFormatted() {
        #expect(Text("\(3) of \(2.5, specifier: "%.2f") in \("*x*")").words(in: environment) == "3 of 2.50 in *x*")
        #expect(Text("100% of \(1)").words(in: environment) == "100% of 1")
        #expect(Text("100%").words(in: environment) == "100%")
        #expect(Text(verbatim: "**a**").words(in: environment) == "**a**")
        #expect(Text("**a**").words(in: environment) == "a")
        #expect(Text(String("**a**")).words(in: environment) == "**a**")
    }

    @Test func keysHavePlaceholders() {
        let key: LocalizedStringKey = "\(3) cars, \("x") at 50% by \(UInt(2)), \(Float(1))"
        #expect(key.key == "%lld cars, %@ at 50%% by %llu, %f")
    }

    @Test func textsKeepTheirStylesInOthers() {
        let pieces = Text("a \(Text("b").bold()) c").pieces(in: environment)
        #expect(pieces.map(\.words) == ["a ", "b", " c"])
        #expect(pieces.map(\.look.setting.isBold) == [nil, true, nil])
    }

    @Test func joinedTextsHaveTheStylesOfBoth() {
        let text = (Text(verbatim: "a").foregroundColor(.red) + Text(verbatim: "b")).font(.title)
        let pieces = text.pieces(in: environment)
        #expect(pieces.map(\.look.font) == [.title, .title])
        #expect(pieces.map { $0.look.style == nil } == [false, true])
    }

    @Test func theChangeThatWasMadeFirstHolds() {
        let pieces = Text(verbatim: "a").font(.body).font(.title).pieces(in: environment)
        #expect(pieces.first?.look.font == .body)
    }

    @Test func valuesAreFormattedForTheLanguage() {
        var values = environment
        values.locale = Locale(identifier: "en_US")
        #expect(Text(1234.5, format: .number).words(in: values) == "1,234.5")
        values.locale = Locale(identifier: "de_DE")
        #expect(Text(1234.5, format: .number).words(in: values) == "1.234,5")
    }

    @Test func casesChangeWords() {
        var values = environment
        values.textCase = .uppercase
        #expect(Text(verbatim: "straße").words(in: values) == "STRASSE")
    }

    @Test func textsAreCompared() {
        #expect(Text("a \(1)") == Text("a \(1)"))
        #expect(Text("a \(1)") != Text("a \(2)"))
        #expect(Text(verbatim: "a").bold() != Text(verbatim: "a"))
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(verbatim: "a") + Text(verbatim: "b") == Text(verbatim: "a") + Text(verbatim: "b"))
    }

    @Test func attributesAreStyles() {
        var text = AttributedString("a")
        text.foregroundColor = .red
        text.font = .title
        var other = AttributedString("b")
        other.uiKit.foregroundColor = .blue
        let pieces = Text(text + other).pieces(in: environment)
        #expect(pieces.map(\.words) == ["a", "b"])
        #expect(pieces.first?.look.font == .title)
        #expect(pieces.map { $0.look.style != nil } == [true, true])
    }

    @Test func fontsFollowTheSizeOfTexts() {
        var values = environment
        values.dynamicTypeSize = .large
        #expect(Font.body.uiFont(in: values).pointSize == 17)
        #expect(Font.system(size: 17).uiFont(in: values).pointSize == 17)
        values.dynamicTypeSize = .accessibility1
        #expect(Font.body.uiFont(in: values).pointSize == 28)
        #expect(Font.system(size: 17).uiFont(in: values).pointSize == 17)
    }

    @Test func fontsAreChanged() {
        let font = Font.body.weight(.heavy).italic().uiFont(in: environment)
        #expect(font.fontName.hasSuffix("HeavyItalic"))
        #expect(font.lineStep == 22)
        #expect(Font.system(size: 20).bold().uiFont(in: environment).fontName.hasSuffix("Bold"))
        #expect(Font.body.bold().uiFont(in: environment).fontName.hasSuffix("Semibold"))
        #expect(Font.body.pointSize(30).uiFont(in: environment).pointSize == 30)
        var values = environment
        values.legibilityWeight = .bold
        #expect(Font.system(size: 20).uiFont(in: values).fontName.hasSuffix("Bold"))
    }

    @Test func distancesFromNowAreSaid() {
        let text = Text(Date(timeIntervalSinceNow: 7_200), style: .offset)
        #expect(text.words(in: environment) == "+2 hours")
        let past = Text(Date(timeIntervalSinceNow: -65), style: .timer)
        #expect(past.words(in: environment) == "1:05")
    }
}

extension TextPiece {
    fileprivate var words: String {
        if case .words(let words) = content { words } else { "" }
    }
}
