extension DeclaredType {
    /// Returns a generic type with types in the place of its placeholders; itself, still generic, if their number
    /// differs.
    func filled(with types: [String]) -> DeclaredType {
        guard !placeholders.isEmpty, placeholders.count == types.count else { return self }
        let table = Dictionary(zip(placeholders, types)) { first, _ in first }
        func filled(_ parameters: [Parameter]) -> [Parameter] {
            parameters.map { parameter in
                var parameter = parameter
                parameter.type = parameter.type.replacingWords(table)
                return parameter
            }
        }
        var type = self
        type.isGeneric = false
        type.filling = types
        type.injected = filled(injected)
        type.references = filled(references)
        for index in initializers.indices {
            type.initializers[index].parameters = filled(initializers[index].parameters)
        }
        for index in cases.indices { type.cases[index].values = filled(cases[index].values) }
        return type
    }
}

extension String {
    /// The text with other words in the place of some.
    fileprivate func replacingWords(_ table: [String: String]) -> String {
        var (text, word) = ("", "")
        func written(_ word: String) -> String { text.hasSuffix(".") ? word : table[word] ?? word }
        for character in self {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                text += written(word) + String(character)
                word = ""
            }
        }
        return text + written(word)
    }
}
