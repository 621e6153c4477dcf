import LayoutSimArguments
import LayoutSimText
import LayoutSimViewTree

/// The options that describe the reader of a screen: text size, language and layout direction.
enum ReaderSelectors {
    static let contentSize = Option<ContentSizeCategory>(
        "content-size", .choice(placeholder: "SIZE"),
        help: "the text size of the user's settings, such as accessibilityLarge (default large)")
    static let language = Option<Language>(
        "language", languageFormat,
        help: "a translation beside the file, such as de, or "
            + PseudoLanguage.allCases.map(\.rawValue).joined(separator: ", "))
    static let rightToLeft = Flag("rtl", help: "lay out from right to left")

    static let section = OptionSection("reader", [contentSize, language, rightToLeft])

    private static let languageFormat = ValueFormat<Language>(placeholder: "LANGUAGE") { text throws(ValueProblem) in
        guard let language = Language(text) else { throw .other("is not a language such as de or zh-Hans") }
        return language
    }
}

/// The reader of a built-in screen.
struct ScreenReader: Sendable {
    private let language: Language?
    private let isRightToLeft: Bool

    init(_ invocation: Invocation) {
        language = invocation[ReaderSelectors.language]
        isRightToLeft = invocation[ReaderSelectors.rightToLeft] || language?.isRightToLeft == true
    }

    /// Returns a screen as the reader sees it. Its texts have no translations, so only pseudo-languages change them;
    /// its fonts are not text styles, so they keep their size.
    func read(_ screen: Screen) -> Screen {
        var screen = screen
        screen.isRightToLeft = screen.isRightToLeft || isRightToLeft
        if case .pseudo(let pseudo)? = language { screen.changeTexts(pseudo.text) }
        return screen
    }
}
