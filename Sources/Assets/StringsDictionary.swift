package import LayoutSimErrors
package import LayoutSimFiles
import LayoutSimXML

/// Texts that depend on numbers, as Xcode keeps them in a `.stringsdict` file.
package struct StringsDictionary: Hashable, Sendable {
    /// The texts by their keys, with the forms for numbers that are neither one nor few.
    ///
    /// A file of Interface Builder knows no numbers: the form that languages have in common is its placeholder.
    package let texts: [String: String]

    /// Reads a file; throws a `FileError`, or a `StringsDictionaryError` that names the line.
    package init(contentsOf file: File) throws {
        try self.init(parsing: file.contents(), file: file.path)
    }

    package init(parsing bytes: [UInt8], file: String) throws(StringsDictionaryError) {
        let root: XMLElement
        do { root = try XMLElement(parsing: bytes) } catch {
            throw StringsDictionaryError(file: file, line: error.line, problem: "\(error.reason)")
        }
        let reader = PropertyListReader(file: file)
        guard root.name == "plist", let list = root.children.first else {
            throw reader.error(root, "this is no property list: its root is '\(root.name)'")
        }
        var texts: [String: String] = [:]
        for entry in try reader.entries(of: list) { texts[entry.key] = try reader.text(of: entry) }
        self.texts = texts
    }
}

/// Why a `.stringsdict` file is not understood, and where.
package struct StringsDictionaryError: ReportableError, Hashable {
    package var file: String
    /// From 1.
    package var line: Int
    /// What is wrong, and what belongs there.
    package var problem: String

    package var exitStatus: ExitStatus { .inputNotUnderstood }
    package var description: String { "\(file):\(line): error: \(problem)" }
}

/// Reads what a property list says of texts.
private struct PropertyListReader {
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

    /// The text of an entry, with its variables in their other forms.
    func text(of entry: Entry) throws(StringsDictionaryError) -> String {
        let members = try entries(of: entry.value)
        if let widths = members.first(where: { $0.key == "NSStringVariableWidthRuleType" }) {
            return try widest(widths.value)
        }
        guard let format = members.first(where: { $0.key == "NSStringLocalizedFormatKey" })?.value else {
            throw error(entry.value, "'\(entry.key)' has no NSStringLocalizedFormatKey")
        }
        let variables = members.filter { $0.value.name == "dict" }
        return try expanded(format, of: entry.key, variables, open: [])
    }

    /// A format with its variables replaced by their forms, which may name further ones.
    private func expanded(
        _ format: XMLElement, of key: String, _ variables: [Entry], open: [String]
    ) throws(StringsDictionaryError) -> String {
        var (text, rest) = ("", format.text)
        while let (range, name) = rest.firstVariable {
            guard !open.contains(name) else {
                throw error(format, "the variable '\(name)' of '\(key)' names itself; take one of the two out")
            }
            guard let variable = variables.first(where: { $0.key == name }) else {
                throw error(format, "the format of '\(key)' names the variable '\(name)', which it does not have")
            }
            text +=
                rest[..<range.lowerBound] + (try expanded(form(of: variable), of: key, variables, open: open + [name]))
            rest = String(rest[range.upperBound...])
        }
        return text + rest
    }

    private func form(of variable: Entry) throws(StringsDictionaryError) -> XMLElement {
        guard let other = try entries(of: variable.value).first(where: { $0.key == "other" })?.value else {
            throw error(
                variable.value, "the variable '\(variable.key)' has no form for 'other', which every language needs")
        }
        return other
    }

    /// The text for the widest screens.
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
