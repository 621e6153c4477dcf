import Testing

@testable import LayoutSimText

/// Plural forms of texts.
@Suite struct PluralTests {
    @Test(arguments: [
        ("en", "1 one, 0 other, 2 other"), ("fr", "0 one, 1 one, 2 other, 1000000 many"),
        ("pt-PT", "0 other, 1 one"), ("pt-BR", "0 one, 1 one"), ("ja", "1 other"),
        ("ar", "0 zero, 1 one, 2 two, 3 few, 10 few, 11 many, 99 many, 100 other, 103 few"),
        ("ru", "1 one, 2 few, 5 many, 11 many, 21 one, 22 few, 112 many"),
        ("pl", "1 one, 2 few, 5 many, 12 many, 21 many, 22 few"), ("cs", "1 one, 2 few, 5 other"),
        ("lt", "1 one, 2 few, 11 other, 21 one, 20 other"), ("lv", "0 zero, 1 one, 11 zero, 21 one, 22 other"),
        ("sl", "1 one, 2 two, 3 few, 5 other, 101 one"), ("he", "1 one, 2 two, 3 other"),
        ("ro", "1 one, 0 few, 19 few, 20 other, 101 few"), ("hr", "1 one, 2 few, 5 other, 21 one"),
        ("ga", "1 one, 2 two, 6 few, 7 many, 11 other"), ("cy", "0 zero, 3 few, 6 many, 7 other"),
        ("gd", "11 one, 12 two, 19 few, 20 other"), ("mt", "0 few, 2 two, 11 many, 20 other"),
        ("fil", "3 one, 4 other, 5 one"), ("is", "11 other, 21 one"), ("hi", "0 one, 1 one, 2 other"),
    ])
    func `a language has forms for numbers`(_ language: String, _ forms: String) throws {
        for form in forms.split(separator: ", ") {
            let words = form.split(separator: " ").map(String.init)
            let number = PluralOperands(try #require(Int(words[0])))
            #expect(PluralCategory(of: number, in: language).rawValue == words[1], "\(language) \(words[0])")
        }
    }

    @Test(arguments: [
        ("en", 1.5, PluralCategory.other), ("fr", 1.5, .one), ("cs", 1.5, .many), ("lt", 1.5, .many), ("da", 0.1, .one),
        ("sl", 1.5, .few), ("ru", 1.5, .other), ("en", 1.0, .one), ("hi", 0.5, .one), ("hr", 0.1, .one),
    ])
    func `a number with a fraction has a form of its own`(_ language: String, _ number: Double, _ form: PluralCategory)
    {
        #expect(PluralCategory(of: PluralOperands(number), in: language) == form)
    }

    private static let files = CountedText(
        "%1$#@files@ in %2$#@folders@ of %3$@",
        variables: [
            "files": CountedText.Variable(forms: [.zero: "nothing", .one: "one file", .other: "%d files"]),
            "folders": CountedText.Variable(forms: [.one: "a folder", .other: "%lld folders"]),
        ])

    @Test(arguments: [
        (0, 1, "nothing in a folder of %@", [2]), (1, 2, "one file in %lld folders of %@", [1, 2]),
        (5, 1, "%d files in a folder of %@", [0, 2]),
    ])
    func `each variable takes its argument`(_ files: Int, _ folders: Int, _ format: String, _ arguments: [Int]) {
        let found = Self.files.resolved(for: [PluralOperands(files), PluralOperands(folders), nil], in: "en")
        #expect(found.format == format)
        #expect(found.arguments == arguments)
    }

    @Test func `forms that are whole formats take all arguments`() {
        let variable = CountedText.Variable(
            position: 2, isWhole: true, forms: [.one: "%@ has an item", .other: "%2$lld items has %1$@"])
        let text = CountedText("%#@n@", variables: ["n": variable])
        let one = text.resolved(for: [nil, PluralOperands(1)], in: "en")
        #expect(one == CountedText.Resolution(format: "%@ has an item", arguments: [0]))
        let two = text.resolved(for: [nil, PluralOperands(2)], in: "en")
        #expect(two == CountedText.Resolution(format: "%lld items has %@", arguments: [1, 0]))
        #expect(text.other == "%2$lld items has %1$@")
    }

    @Test func `a form takes its number once, and then what follows`() {
        let variable = CountedText.Variable(forms: [.other: "%d of %d"])
        let text = CountedText("%#@n@ by %@", variables: ["n": variable])
        let found = text.resolved(for: [PluralOperands(2), PluralOperands(9), nil], in: "en")
        #expect(found == CountedText.Resolution(format: "%d of %d by %@", arguments: [0, 1, 2]))
    }

    @Test func `a form that is a whole format begins with the first argument`() {
        let variable = CountedText.Variable(isWhole: true, forms: [.other: "%lld items of %@"])
        let text = CountedText("%#@n@", variables: ["n": variable])
        let found = text.resolved(for: [PluralOperands(2), nil], in: "en")
        #expect(found == CountedText.Resolution(format: "%lld items of %@", arguments: [0, 1]))
    }

    @Test func `variables that name each other in a circle end`() {
        let text = CountedText("%#@a@", variables: ["a": CountedText.Variable(forms: [.other: "x %#@a@"])])
        #expect(text.resolved(for: [PluralOperands(2)], in: "en").format == "x ")
        #expect(text.other == "x %#@a@")
    }
}
