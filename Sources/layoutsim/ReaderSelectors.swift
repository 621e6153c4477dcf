import LayoutSimArguments
import LayoutSimText
import LayoutSimViewTree

/// The options that choose who reads a screen: how large, in which language and from which side.
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

/// Who reads a built-in screen.
struct ScreenReader: Sendable {
    private let language: Language?
    private let isRightToLeft: Bool

    init(_ invocation: Invocation) {
        language = invocation[ReaderSelectors.language]
        isRightToLeft = invocation[ReaderSelectors.rightToLeft] || language?.isRightToLeft == true
    }

    /// A screen as the reader sees it. Its texts have no translations, and pseudo-languages alone change them; its fonts are
    /// no text styles, so that they keep their size.
    func read(_ screen: Screen) -> Screen {
        var screen = screen
        screen.isRightToLeft = screen.isRightToLeft || isRightToLeft
        if case .pseudo(let pseudo)? = language { screen.changeTexts(pseudo.text) }
        return screen
    }
}
