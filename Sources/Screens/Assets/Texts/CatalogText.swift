import LayoutSimJSON
import LayoutSimText

/// The entry of a text in a string catalog for one language: a unit, its variations by number and device, and the forms
/// of its substitutions.
struct CatalogText {
    private let node: JSONNode

    init(_ node: JSONNode) { self.node = node }

    /// Returns the text for phones; `nil` if there is none. Throws a `JSONError`.
    func text() throws -> CountedText? {
        guard let substitutions = try node.optionalMember("substitutions") else { return try text(of: node) }
        guard var text = try text(of: node) else { return nil }
        for format in [text.format] + text.variables.values.flatMap(\.forms.values).sorted() {
            for case .variable(let name, _) in TextFormat(format).pieces where name != CatalogText.count {
                text.variables[name] = try variable(substitutions.member(name))
            }
        }
        return text
    }

    private func text(of node: JSONNode) throws -> CountedText? {
        if let unit = try node.optionalMember("stringUnit") { return CountedText(try unit.member("value").string()) }
        guard let variations = try node.optionalMember("variations") else { return nil }
        if let plural = try variations.optionalMember("plural") {
            let forms = try forms(of: plural)
            // The number is the first numeric argument.
            let arguments = TextFormat(forms[.other] ?? "").numbered.arguments
            let number = arguments.first { $0.kind == .integer || $0.kind == .floating }
            let variable = CountedText.Variable(position: number?.position ?? 1, isWhole: true, forms: forms)
            return CountedText("%#@\(CatalogText.count)@", variables: [CatalogText.count: variable])
        }
        guard let devices = try variations.optionalMember("device") else { return nil }
        return try text(of: devices.optionalMember("iphone") ?? devices.member("other"))
    }

    /// The name of the variable of a text that varies as a whole.
    private static let count = "count of all"

    private func variable(_ node: JSONNode) throws -> CountedText.Variable {
        let specifier = try node.optionalMember("formatSpecifier")?.string() ?? "lld"
        var forms: [PluralCategory: String] = [:]
        if let plural = try node.optionalMember("variations")?.optionalMember("plural") {
            forms = try self.forms(of: plural)
        } else if let text = try text(of: node) {
            forms = [.other: text.other]
        }
        return CountedText.Variable(
            position: try node.optionalMember("argNum")?.integer(in: 1...1000),
            forms: forms.mapValues { form in
                form.split(separator: "%arg", omittingEmptySubsequences: false).joined(separator: "%\(specifier)")
            })
    }

    /// Returns the forms by plural category; each language needs one for `other`.
    private func forms(of plural: JSONNode) throws -> [PluralCategory: String] {
        _ = try plural.member("other")
        var forms: [PluralCategory: String] = [:]
        for (name, form) in try plural.members() {
            guard let category = PluralCategory(rawValue: name) else { continue }
            forms[category] = try text(of: form)?.other ?? ""
        }
        return forms
    }
}
