/// Which form of a text a number asks for, in CLDR's words.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other

    /// The form that a language has for a number; `other` for languages without a rule.
    ///
    /// After the cardinal rules of the Unicode Common Locale Data Repository, version 46 (supplemental/plurals.xml).
    package init(of operands: PluralOperands, in language: String) {
        let subtags = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        let name = subtags.first?.lowercased() ?? ""
        let rule = subtags.contains("PT") && name == "pt" ? .italian : PluralRule.rules[name]
        self = rule?.category(of: operands) ?? .other
    }
}
