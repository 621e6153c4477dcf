import Foundation
import Testing
import UIKit

/// The fonts that views of text return, after the tests of BonMot for UIKit.
@MainActor @Suite struct FontAnswerTests {
    private let large = UIFont.systemFont(ofSize: 20)
    private let small = UIFont.systemFont(ofSize: 10)

    @Test func aLabelReturnsToTheFontThatItWasGiven() {
        let label = UILabel()
        label.font = large
        label.attributedText = NSAttributedString(string: "word", attributes: [.font: small])
        #expect(label.font == small)
        label.text = "word"
        #expect(label.font == large)
    }

    @Test func aTextViewHasNoFontBeforeItHasAText() {
        let view = UITextView()
        #expect(view.font == nil)
        view.text = "word"
        #expect(view.font?.pointSize == 12)
        view.font = large
        #expect(view.font == large)
        view.font = nil
        #expect(view.font == nil)
        view.text = "words"
        #expect(view.font?.pointSize == 12)
    }

    @Test func aFieldAlwaysHasAFont() {
        let field = UITextField()
        field.font = large
        field.font = nil
        #expect(field.font?.pointSize == 17)
    }
}
