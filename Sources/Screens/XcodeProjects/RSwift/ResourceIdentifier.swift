/// Names of members that are made from names of files and texts, as R.swift makes them.
enum ResourceIdentifier {
    /// Returns the name of a member: `icon_cell` stays, `arrow-left` is `arrowLeft`, and `OK` is `oK`.
    static func member(_ name: some StringProtocol) -> String {
        let parts = name.split(omittingEmptySubsequences: false) { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let first = parts.first else { return "_" }
        let joined = first + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let word = joined.drop(while: \.isNumber)
        let member = word.prefix(1).lowercased() + word.dropFirst()
        return member.isEmpty ? "_" : SwiftIdentifier.escaped(member)
    }
}
