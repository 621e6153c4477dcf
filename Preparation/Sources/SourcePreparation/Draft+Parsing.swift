import SwiftParser
import SwiftSyntax

extension Draft {
    /// The draft of a source, or nil if it stays as it is: nothing in it is prepared, or it does not parse, which the compiler reports.
    public init?(of source: [UInt8]) {
        guard Triggers.occur(in: source) else { return nil }
        let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard !tree.hasError else { return nil }
        let visitor = SourceVisitor(source)
        visitor.walk(tree)
        self = visitor.finished()
    }
}

extension SourceVisitor {
    /// The draft with the member tables at its end.
    fileprivate func finished() -> Draft {
        var draft = draft
        let named = Set(draft.selectors.map(\.name))
        var calls: [String] = []
        for (number, scope) in tables.enumerated() {
            guard let table = scope.table(number: number, named: named) else { continue }
            let opening = scope.conditions.map { "#if \($0)\n" }.joined()
            let closing = scope.conditions.map { _ in "\n#endif" }.joined()
            draft.additions.append(opening + table.function + closing)
            calls.append(opening + table.name + closing)
        }
        if !calls.isEmpty { draft.additions.append(record(calls)) }
        return draft
    }

    /// The record by which the tables are found while the program runs: one of the section that holds tests, of a kind of its own.
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
