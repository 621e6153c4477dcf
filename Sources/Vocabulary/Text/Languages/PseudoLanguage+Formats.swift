extension PseudoLanguage {
    /// Returns a format string in the pseudo-language, with the same arguments.
    package func text(_ text: CountedText) -> CountedText {
        guard !text.format.isEmpty else { return text }
        switch self {
        case .doubleLength:
            let format = TextFormat(text.format).numbered.description
            return CountedText("\(format) \(format)", variables: text.variables)
        case .accented:
            let variables = text.variables.mapValues { variable in
                var accented = variable
                accented.forms = variable.forms.mapValues(accentedFormat)
                return accented
            }
            return CountedText(accentedFormat(text.format), variables: variables)
        case .bounded: return CountedText("[# \(text.format) #]", variables: text.variables)
        case .rightToLeft, .longest: return text
        }
    }

    private func accentedFormat(_ format: String) -> String {
        TextFormat(format).mapTexts { self.text($0) }.description
    }
}
