import Testing

@testable import LayoutSimText

@Suite struct SystemTextTests {
    @Test(arguments: [
        ("de", SystemText.cancel, "Abbrechen"), ("de-AT", .edit, "Bearbeiten"), ("fr", .back, "Retour"),
        ("es-MX", .selectAll, "Seleccionar todo"), ("it", .done, "Fine"), ("nl", .cancel, "Annuleer"),
        ("pt-BR", .search, "Buscar"), ("ja", .paste, "ペースト"), ("zh-Hans", .copy, "拷贝"), ("zh-CN", .copy, "拷贝"),
        ("zh-Hant", .copy, "Copy"), ("zh-TW", .copy, "Copy"), ("ko", .delete, "삭제"), ("ar", .back, "رجوع"),
        ("he", .done, "סיום"), ("iw", .done, "סיום"), ("ru", .edit, "Править"), ("sv", .edit, "Edit"),
        ("en", .edit, "Edit"), ("longest", .edit, "Edit"),
    ])
    func `words of the system are in the language of the screen`(_ name: String, _ word: SystemText, _ text: String) {
        #expect(word.text(in: Language(name)) == text)
    }

    @Test(arguments: SystemText.allCases) func `each word has a translation in each language`(_ word: SystemText) {
        #expect(word.text(in: nil) == word.rawValue)
        let texts = SystemText.languages.map { word.text(in: Language($0)) }
        #expect(texts.count == 12 && texts.allSatisfy { !$0.isEmpty && $0 != word.rawValue })
    }
}
