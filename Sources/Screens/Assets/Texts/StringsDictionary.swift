package import LayoutSimErrors
package import LayoutSimFiles
import LayoutSimText
import LayoutSimXML

/// Texts that depend on numbers, as Xcode stores them in a `.stringsdict` file.
package struct StringsDictionary: Hashable, Sendable {
    /// The texts by their keys.
    let entries: [String: TranslatedText]

    /// The texts by their keys, with the plural form `other`.
    ///
    /// An Interface Builder file has no numbers, so it uses the one form that all languages have.
    package var texts: [String: String] { entries.mapValues(\.text.other) }

    /// Reads a file; throws a `FileError`, or a `StringsDictionaryError` that names the line.
    package init(contentsOf file: File) throws {
        try self.init(parsing: file.contents(), file: file.path)
    }

    /// Parses the bytes of a file; errors name `file`. Throws a `StringsDictionaryError`.
    package init(parsing bytes: [UInt8], file: String) throws(StringsDictionaryError) {
        let root: XMLElement
        do { root = try XMLElement(parsing: bytes) } catch {
            throw StringsDictionaryError(file: file, line: error.line, problem: "\(error.reason)")
        }
        let reader = PropertyListReader(file: file)
        guard root.name == "plist", let list = root.children.first else {
            throw reader.error(root, "this is no property list: its root is '\(root.name)'")
        }
        var entries: [String: TranslatedText] = [:]
        for entry in try reader.entries(of: list) {
            entries[entry.key] = TranslatedText(text: try reader.text(of: entry), file: file, line: entry.value.line)
        }
        self.entries = entries
    }
}

/// The reason why a `.stringsdict` file is not understood, with its place.
package struct StringsDictionaryError: ReportableError, Hashable {
    /// The name of the file.
    package var file: String
    /// The one-based line of the fault.
    package var line: Int
    /// A description of the fault and of the expected contents.
    package var problem: String

    package var exitStatus: ExitStatus { .inputNotUnderstood }
    package var description: String { "\(file):\(line): error: \(problem)" }
}

/// Reads texts from a property list.
struct PropertyListReader {
    var file: String

    typealias Entry = (key: String, value: XMLElement)

    func error(_ element: XMLElement, _ problem: String) -> StringsDictionaryError {
        StringsDictionaryError(file: file, line: element.line, problem: problem)
    }

    func entries(of list: XMLElement) throws(StringsDictionaryError) -> [Entry] {
        guard list.name == "dict" else { throw error(list, "expected a 'dict', not '\(list.name)'") }
        var entries: [Entry] = []
        var key: XMLElement?
        for child in list.children {
            if let name = key {
                entries.append((name.text, child))
                key = nil
            } else if child.name == "key" {
                key = child
            } else {
                throw error(child, "expected a 'key' before this '\(child.name)'")
            }
        }
        if let key { throw error(key, "the key '\(key.text)' has no value") }
        return entries
    }

    /// Returns the text of an entry with the forms of its variables.
    func text(of entry: Entry) throws(StringsDictionaryError) -> CountedText {
        let members = try entries(of: entry.value)
        if let widths = members.first(where: { $0.key == "NSStringVariableWidthRuleType" }) {
            return CountedText(try widest(widths.value))
        }
        guard let format = members.first(where: { $0.key == "NSStringLocalizedFormatKey" })?.value else {
            throw error(entry.value, "'\(entry.key)' has no NSStringLocalizedFormatKey")
        }
        let variables = members.filter { $0.value.name == "dict" }
        var check = VariableCheck(key: entry.key, variables, self)
        try check.check(format)
        var known: [String: CountedText.Variable] = [:]
        for variable in variables { known[variable.key] = CountedText.Variable(forms: try forms(of: variable)) }
        return CountedText(format.text, variables: known)
    }

    /// Returns the forms of a variable by plural category.
    private func forms(of variable: Entry) throws(StringsDictionaryError) -> [PluralCategory: String] {
        var forms: [PluralCategory: String] = [:]
        for entry in try entries(of: variable.value) {
            if let category = PluralCategory(rawValue: entry.key) { forms[category] = entry.value.text }
        }
        return forms
    }

    func form(of variable: Entry) throws(StringsDictionaryError) -> XMLElement {
        guard let other = try entries(of: variable.value).first(where: { $0.key == "other" })?.value else {
            throw error(
                variable.value, "the variable '\(variable.key)' has no form for 'other', which every language needs")
        }
        return other
    }

    /// Returns the text for the widest screens.
    private func widest(_ widths: XMLElement) throws(StringsDictionaryError) -> String {
        var widest: (width: Int, text: String)?
        for entry in try entries(of: widths) {
            guard let width = Int(entry.key) else {
                throw error(entry.value, "'\(entry.key)' is no width; widths are whole numbers")
            }
            if width > widest?.width ?? .min { widest = (width, entry.value.text) }
        }
        guard let widest else { throw error(widths, "there is no text for any width") }
        return widest.text
    }
}
