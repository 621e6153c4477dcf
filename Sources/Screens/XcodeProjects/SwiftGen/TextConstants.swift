import LayoutSimFiles

/// A source with a constant for each text of an app.
struct TextConstants {
    /// Names below a name, and the text that it may have.
    private struct Group {
        var groups: [String: Group] = [:]
        var texts: [String: (key: String, text: String)] = [:]
    }

    private var tables: [String: Group] = [:]
    private let parameters: PropertyList?

    /// Reads tables of texts, or those in folders.
    init(of inputs: [String], _ parameters: PropertyList?) {
        self.parameters = parameters
        for path in inputs.flatMap(TextConstants.tables) {
            guard let table = TextTable(at: path) else { continue }
            let name = String(PathText.name(of: path).dropLast(".strings".count))
            for entry in table.entries { add(entry.key, entry.value.string ?? "", to: name) }
        }
    }

    private static func tables(at path: String) -> [String] {
        if PathText.fileExtension(of: path) == "strings" { return [path] }
        let names = (try? Folder(path).names()) ?? []
        return names.filter { $0.hasSuffix(".strings") }.sorted().map { "\(path)/\($0)" }
    }

    private mutating func add(_ key: String, _ text: String, to table: String) {
        let parts = key.split(separator: ".").map(String.init)
        TextConstants.add(key, text, at: parts[...], to: &tables[table, default: Group()])
    }

    private static func add(_ key: String, _ text: String, at parts: ArraySlice<String>, to group: inout Group) {
        guard let first = parts.first else { return }
        guard parts.count > 1 else {
            group.texts[SwiftIdentifier.member(first)] = (key, text)
            return
        }
        add(key, text, at: parts.dropFirst(), to: &group.groups[SwiftIdentifier.type(first), default: Group()])
    }

    /// The source.
    var source: String {
        let access = parameters?["publicAccess"]?.isTrue == true ? "public " : ""
        let name = parameters?["enumName"]?.string ?? "L10n"
        let isSplit = tables.count > 1 || parameters?["forceFileNameEnum"]?.isTrue == true
        let body = tables.sorted { $0.key < $1.key }.map { table, group in
            let members = TextConstants.members(group, table, name, access)
            return isSplit ? "\(access)enum \(SwiftIdentifier.type(table)) {\n\(members)}\n" : members
        }.joined()
        return """
            import Foundation

            \(access)enum \(name) {
            \(body)
                fileprivate static func tr(_ table: String, _ key: String, _ arguments: any CVarArg...) -> String {
                    let format = Bundle.main.localizedString(forKey: key, value: nil, table: table)
                    return arguments.isEmpty ? format : String(format: format, arguments: arguments)
                }
            }

            """
    }

    private static func members(_ group: Group, _ table: String, _ root: String, _ access: String) -> String {
        let texts = group.texts.sorted { $0.key < $1.key }.map { name, value in
            let call = "\(root).tr(\"\(table)\", \(SwiftIdentifier.literal(value.key))"
            let types = FormatPlaceholders(in: value.text).types
            guard !types.isEmpty else { return "\(access)static var \(name): String { \(call)) }\n" }
            let parameters = types.enumerated().map { "_ p\($0.offset + 1): \($0.element)" }.joined(separator: ", ")
            let arguments = types.enumerated().map { index, type in
                type == "Any" ? "String(describing: p\(index + 1))" : "p\(index + 1)"
            }.joined(separator: ", ")
            return "\(access)static func \(name)(\(parameters)) -> String { \(call), \(arguments)) }\n"
        }
        let groups = group.groups.sorted { $0.key < $1.key }.map { name, inner in
            "\(access)enum \(name) {\n\(members(inner, table, root, access))}\n"
        }
        return (texts + groups).joined()
    }
}

/// The types of what is put into a text.
struct FormatPlaceholders {
    /// The types, in the order of the arguments.
    private(set) var types: [String] = []

    init(in text: String) {
        var rest = text[...]
        var found: [Int: String] = [:]
        var next = 1
        while let sign = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { $0.isNumber }
            var position: Int?
            if rest.dropFirst(digits.count).first == "$" {
                position = Int(digits)
                rest = rest.dropFirst(digits.count + 1)
            }
            rest = rest.drop { $0.isNumber || "-+.#' lhqzLtj".contains($0) }
            guard let letter = rest.first, let type = FormatPlaceholders.type(of: letter) else { continue }
            found[position ?? next] = type
            if position == nil { next += 1 }
        }
        types = (found.keys.max().map { 1...$0 }.map(Array.init) ?? []).map { found[$0] ?? "Any" }
    }

    private static func type(of letter: Character) -> String? {
        switch letter {
        case "@": "Any"
        case "d", "i", "u", "D", "U", "x", "X", "o", "O": "Int"
        case "f", "F", "e", "E", "g", "G", "a", "A": "Float"
        case "c", "C": "CChar"
        case "s", "S": "UnsafePointer<CChar>"
        default: nil
        }
    }
}
