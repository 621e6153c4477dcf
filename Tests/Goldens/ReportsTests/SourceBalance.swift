/// Checks whether brackets, strings, templates, regular expressions and comments of a script or style end where they
/// must.
///
/// It does less than a parser and more than counting: it finds an unclosed string or bracket without any other program.
struct SourceBalance: Sendable {
    enum Language { case script, style }

    /// The first fault with its line; `nil` if there is none.
    private(set) var problem: String?

    private let language: Language
    private var rest: Substring
    private var line = 1
    /// The open brackets and their lines; `$` is the bracket of a value in a template.
    private var open: [(bracket: Character, line: Int)] = []
    /// The last character that is not blank, which distinguishes a division from a regular expression.
    private var last: Character?
    private var lastWord = ""

    private static let closing: [Character: Character] = [")": "(", "]": "[", "}": "{"]

    init(_ text: String, _ language: Language) {
        self.language = language
        rest = text[...]
        while problem == nil, let character = rest.popFirst() { read(character) }
        if problem == nil, let (bracket, line) = open.last {
            problem = "line \(line): " + (bracket == "$" ? "the template does not end" : "'\(bracket)' is not closed")
        }
    }

    private mutating func read(_ character: Character) {
        switch character {
        case "\n": line += 1
        case "\"", "'": skip("string") { $0 == character }
        case "`" where language == .script: readTemplate()
        case "/" where rest.first == "*": skipComment()
        case "/" where language == .script && rest.first == "/": rest = rest.drop { $0 != "\n" }
        case "/" where language == .script && isValueExpected: skipRegularExpression()
        case "(", "[", "{": open.append((character, line))
        case ")", "]", "}": close(character)
        default: break
        }
        guard !character.isWhitespace else { return }
        lastWord = character.isLetter ? lastWord + String(character) : ""
        last = character
    }

    /// Whether a slash begins a regular expression: after an operator, an opening bracket or `return`.
    private var isValueExpected: Bool {
        guard let last else { return true }
        return "([{,;=:?!&|+-*%<>~^".contains(last) || lastWord.hasSuffix("return")
    }

    private mutating func close(_ character: Character) {
        guard let (bracket, _) = open.popLast() else {
            problem = "line \(line): '\(character)' closes nothing"
            return
        }
        if bracket == "$", character == "}" { return readTemplate() }
        guard bracket == SourceBalance.closing[character] else {
            problem = "line \(line): '\(character)' closes '\(bracket)'"
            return
        }
    }

    /// Reads the text of a template up to its end or to the next value in it.
    private mutating func readTemplate() {
        let start = line
        while let character = rest.popFirst() {
            switch character {
            case "`": return
            case "\\": rest = rest.dropFirst()
            case "\n": line += 1
            case "$" where rest.first == "{":
                rest = rest.dropFirst()
                return open.append(("$", start))
            default: break
            }
        }
        problem = "line \(start): the template does not end"
    }

    private mutating func skip(_ name: String, until isEnd: (Character) -> Bool) {
        while let character = rest.popFirst(), character != "\n" {
            if isEnd(character) { return }
            if character == "\\" { rest = rest.dropFirst() }
        }
        problem = "line \(line): the \(name) does not end"
    }

    private mutating func skipRegularExpression() {
        var isInClass = false
        skip("regular expression") { character in
            if character == "[" { isInClass = true }
            if character == "]" { isInClass = false }
            return character == "/" && !isInClass
        }
    }

    private mutating func skipComment() {
        let start = line
        rest = rest.dropFirst()
        while let character = rest.popFirst() {
            if character == "\n" { line += 1 }
            if character == "*", rest.first == "/" {
                rest = rest.dropFirst()
                return
            }
        }
        problem = "line \(start): the comment does not end"
    }
}
