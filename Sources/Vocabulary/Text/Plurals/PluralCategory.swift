/// A plural category of CLDR.
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
    case zero, one, two, few, many, other

    /// Creates the plural category of a number in a language; `other` for languages without a rule.
    ///
    /// According to the cardinal rules of the Unicode Common Locale Data Repository, version 46
    /// (supplemental/plurals.xml).
    package init(of operands: PluralOperands, in language: String) {
        let subtags = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        let name = subtags.first?.lowercased() ?? ""
        let rule = subtags.contains("PT") && name == "pt" ? .italian : PluralRule.rules[name]
        self = rule?.category(of: operands) ?? .other
    }
}
