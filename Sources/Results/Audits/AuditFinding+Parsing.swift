import LayoutSimNotation

extension AuditFinding {
    /// Parses the format of `description`, a line of a layout document; `nil` if the rule is unknown.
    package init?(_ line: String) {
        let word = line.prefix { $0 != " " }
        guard let rule = AuditRule(rawValue: String(word)) else { return nil }
        var rest = line[word.endIndex...].utf8
        var views: [AuditedView] = []
        while rest.first == UInt8(ascii: " "), let (name, behind) = unquoted(rest.dropFirst()) {
            // Unquoted names may contain a colon.
            let isLast = rest.dropFirst().first != UInt8(ascii: "\"") && name.hasSuffix(":")
            views.append(AuditedView(id: isLast ? String(name.dropLast()) : name))
            rest = behind
            if isLast || rest.first == UInt8(ascii: ":") { break }
        }
        let detail = rest.drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
        self.init(rule, views, String(Substring(detail)))
    }
}
