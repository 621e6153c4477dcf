import LayoutSimErrors

extension ArgumentError.Reason {
    static func unknownCommand(_ word: String, among known: [String]) -> Self {
        .unknownCommand(word, suggestion: Suggestion.nearest(to: word, among: known))
    }

    /// Short options are too short for suggestions.
    static func unknownOption(_ option: String, among known: [String]) -> Self {
        let isLong = option.hasPrefix("--")
        return .unknownOption(option, suggestion: isLong ? Suggestion.nearest(to: option, among: known) : nil)
    }
}
