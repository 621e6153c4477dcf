import SwiftParser
import SwiftSyntax

extension Draft {
    /// Creates the draft of a source; returns `nil` if nothing in it is prepared.
    ///
    /// A source that lacks a brace or a word gets no additions, so that the compiler reports it unchanged.
    ///
    /// - Parameters:
    ///   - classes: Classes whose overrides are in extensions in other files.
    ///   - names: Base names of members that extensions declare and classes override.
    ///   - isNeeded: Whether there must be a draft, even of a source that stays unchanged.
    ///   - unknown: The keys of members that are not found by them, since the compiler refuses the lines for them.
    public init?(
        of source: [UInt8], classes: [String] = [], names: Set<String> = [], isNeeded: Bool = false,
        unknown: Set<String> = []
    ) {
        guard isNeeded || Triggers.occur(in: source) || Triggers.concernOverrides(in: source, of: classes) else {
            return nil
        }
        let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let lines = SourceLocationConverter(fileName: "", tree: tree)
        let visitor = SourceVisitor(source, names: names, lines: lines)
        visitor.walk(tree)
        guard !visitor.draft.isForTheMac else {
            self.init(source: source)
            isForTheMac = true
            return
        }
        self = visitor.finished(isComplete: !tree.hasError || tree.hasAllTokens, unknown: unknown)
    }
}

extension SourceVisitor {
    /// Returns the draft with the member tables at its end.
    fileprivate func finished(isComplete: Bool, unknown: Set<String>) -> Draft {
        var draft = draft
        guard isComplete else {
            draft.additions = []
            return draft
        }
        let named = Set(draft.selectors.map(\.name))
        var calls: [String] = []
        for (number, table) in tablesWithRequirements.enumerated() {
            var scope = table
            scope.entries.removeAll { unknown.contains(String($0.key)) }
            guard let table = scope.table(number: number, named: named) else { continue }
            let opening = scope.conditions.map { "#if \($0)\n" }.joined()
            let closing = scope.conditions.map { _ in "\n#endif" }.joined()
            draft.additions.append(opening + table.function + closing)
            draft.edits += scope.inlineTable(number: number, named: named)
            calls.append(opening + table.name + closing)
        }
        if refersToFulfill { draft.additions.append(ExpectationReferences.method) }
        if measures { draft.additions.append(Measurements.method) }
        if asksForIntersections { draft.additions.append(RectangleIntersections.method) }
        if looksUpMembers { draft.additions.append(dynamicLookup.declarations) }
        if !calls.isEmpty { draft.additions.append(record(calls)) }
        return draft
    }

    /// Returns the record by which the tables are found at run time: a special record in the section that contains
    /// tests.
    private func record(_ calls: [String]) -> String {
        """
        @used @section("swift5_tests") private nonisolated let _layoutSimRecord: (UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer?, UInt) -> CBool, UInt, UInt) = (0x6c73696d, 0, { pointer, _, _, _ in _layoutSimTables(pointer); return true }, 0, 0)
        private nonisolated func _layoutSimTables(_ pointer: UnsafeMutableRawPointer) {
        let t = _MemberTable(at: pointer)
        \(calls.joined(separator: "\n"))
        }
        """
    }
}

extension SyntaxProtocol {
    /// Whether the parser did not have to insert any token, such as a closing brace.
    fileprivate var hasAllTokens: Bool { tokens(viewMode: .fixedUp).allSatisfy { $0.presence == .present } }
}
