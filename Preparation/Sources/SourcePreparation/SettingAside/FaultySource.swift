import SwiftParser
import SwiftSyntax

/// A source of which parts are set aside until the compiler accepts the rest.
struct FaultySource {
    /// The text, with the lines of the original.
    private(set) var text: [UInt8]
    /// The faults that were set aside by the last call.
    private(set) var faults: [Fault] = []

    init(_ text: [UInt8]) { self.text = text }

    /// Sets aside the smallest part around each error.
    ///
    /// - Parameters:
    ///   - tried: What was set aside before; where that did not help, the declaration around it is left out.
    ///   - causes: What the errors may follow from.
    mutating func setAside(
        _ errors: [CompilerError], after tried: Set<Fault> = [], causes: FaultCauses? = nil
    ) {
        faults = []
        let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let lines = SourceLocationConverter(fileName: "", tree: tree)
        var clauses: [Int: ReducedClause] = [:]
        var changes: [(edit: Edit, fault: Fault?)] = []
        var found: [(error: CompilerError, part: FaultyPart, fault: Fault)] = []
        for error in errors.map({ $0.behindStandIn(tried) }) {
            let place = lines.position(ofLine: error.line, column: error.column)
            guard place < tree.endPosition, let token = tree.token(at: place),
                var part = FaultyPart(of: error, at: token)
            else { continue }
            var fault = Fault(part, of: error, causes)
            while tried.contains(fault), let larger = part.larger {
                part = larger
                fault = Fault(part, of: error, causes)
            }
            found.append((error, part, fault))
        }
        // What is assigned to a property that is left out now is left out, too.
        let lost = Set(found.map(\.fault).filter { $0.kind == .declaration }.map(\.subject))
        for (error, part, fault) in found {
            if let (clause, types) = part.reducedClause {
                let start = clause.start
                clauses[start, default: ReducedClause(clause)].leaveOut(types)
                faults.append(fault)
            } else if case .module(let node) = part {
                changes.append((ReexportedModules.edit(node, in: text), fault))
            } else if let alone = part.withoutRest({ lost.contains($0) || causes?.isLost($0) == true }),
                let edit = alone.edit(for: fault, isUnanswered: true)
            {
                changes.append((edit, fault))
            } else if case .absent(let value) = part {
                let edits = value.edits(fault.sentence, isUnanswered: causes?.isOfService(error) == true)
                changes += edits.enumerated().map { ($0.element, $0.offset == 0 ? fault : nil) }
            } else if let edit = part.edit(
                for: fault, isUnanswered: part.isRequest(to: error.missingName) && causes?.isOfService(error) == true)
            {
                changes.append((edit, fault))
            }
        }
        let kept = FaultySource.outermost(changes)
        faults += kept.compactMap(\.fault)
        let edits = kept.map(\.edit) + clauses.sorted { $0.key < $1.key }.map(\.value.edit)
        text = Edit.apply(edits, to: text)
    }

    /// Returns the changes that are not within another.
    private static func outermost(_ changes: [(edit: Edit, fault: Fault?)]) -> [(edit: Edit, fault: Fault?)] {
        var (kept, end) = ([(edit: Edit, fault: Fault?)](), 0)
        let sorted = changes.sorted {
            ($0.edit.range.lowerBound, -$0.edit.range.count) < ($1.edit.range.lowerBound, -$1.edit.range.count)
        }
        for change in sorted where change.edit.range.lowerBound >= end {
            if let last = kept.last, last.edit == change.edit { continue }
            kept.append(change)
            end = change.edit.range.upperBound
        }
        return kept
    }
}

extension CompilerError {
    /// Returns the error for which a modifier was left out of what turned out to be no view, or a value that turned
    /// out to have no known type; the error itself for others.
    fileprivate func behindStandIn(_ tried: Set<Fault>) -> CompilerError {
        let kind: Fault.Kind? =
            missingMember?.name == FaultCalls.modifier
            ? .modifier : text == "generic parameter 'Value' could not be inferred" ? .absent : nil
        guard let fault = tried.filter({ $0.kind == kind && $0.line == line }).min(by: { $0.need < $1.need })
        else { return self }
        let text = fault.isNamed ? "cannot find '\(fault.need)' in scope" : fault.need
        return CompilerError(file: file, line: line, column: column, text: text)
    }
}

/// A clause of supertypes some of which are left out.
private struct ReducedClause {
    private let clause: InheritanceClauseSyntax
    private var left: Set<Int> = []

    init(_ clause: InheritanceClauseSyntax) { self.clause = clause }

    mutating func leaveOut(_ types: [InheritedTypeSyntax]) { left.formUnion(types.map(\.start)) }

    var edit: Edit {
        let isOfClass = clause.parent?.is(ClassDeclSyntax.self) == true
        let names = clause.inheritedTypes.compactMap { type in
            let name = type.type.trimmedDescription
            guard left.contains(type.start) else { return name }
            // What stands behind the first can be protocols alone.
            let isFirst = type.start == clause.inheritedTypes.first?.start
            return isOfClass && isFirst ? StandIn.superclass(for: name) : nil
        }
        return Edit(range: clause.bytes, text: names.isEmpty ? "" : ": " + names.joined(separator: ", "))
    }
}

extension FaultyPart {
    /// The clause and the supertypes in it that are left out.
    fileprivate var reducedClause: (clause: InheritanceClauseSyntax, types: [InheritedTypeSyntax])? {
        switch self {
        case .supertype(let type, let clause): (clause, [type])
        case .protocols(let clause, let keepsFirst):
            (clause, Array(clause.inheritedTypes.dropFirst(keepsFirst ? 1 : 0)))
        default: nil
        }
    }

    /// The change that sets the part aside; `nil` for supertypes and imports.
    ///
    /// - Parameter isUnanswered: Whether it asks a service that is not here, and nothing depends on the answer.
    fileprivate func edit(for fault: Fault, isUnanswered: Bool) -> Edit? {
        switch self {
        case .statements(let list, let first):
            let call =
                list.areViews
                ? FaultCalls.statement(fault.sentence, isUnanswered: false)
                : FaultCalls.statements(fault.sentence, line: fault.line, in: list.enclosingFunction)
            return Edit(range: first.start..<list.end, text: call)
        case .statement(let item, _):
            let call = FaultCalls.statement(fault.sentence, isUnanswered: isUnanswered)
            return Edit(range: item.item.bytes, text: call)
        case .modifier(let member, let call):
            return Edit(range: member.period.start..<call.end, text: FaultCalls.modifier(fault.sentence))
        case .body(let list):
            let call = FaultCalls.statements(
                fault.sentence, line: fault.line, in: list.enclosingFunction)
            return list.isEmpty ? nil : Edit(range: list.bytes, text: call)
        case .value(let expression):
            return Edit(range: expression.bytes, text: FaultCalls.value(fault.sentence))
        case .added(let declaration, let block):
            let call = FaultCalls.statements(fault.sentence, line: fault.line, in: nil)
            return .insert(" \(declaration) { \(call) } ", at: block.rightBrace.start)
        case .bound(let condition):
            let value = condition.initializer.map { Syntax($0.value) } ?? Syntax(condition.pattern)
            let name = condition.initializer == nil ? "\(value.trimmedDescription) = " : ""
            return Edit(range: value.bytes, text: "\(name)Optional(\(value.trimmedDescription))")
        case .optional(let value):
            return .insert("!", at: value.end)
        case .word(let node): return .blank(node.bytes)
        case .declaration(let node, _): return .blank(node.start..<(node.semicolonBehind ?? node).end)
        case .outlet(let name):
            let mark = name.nextToken(viewMode: .sourceAccurate).flatMap { $0.isOptionalMark ? $0 : nil }
            return Edit(
                range: name.start..<(mark ?? name).end,
                text: StandIn.typeOfOutlet(for: name.text) + (mark?.text ?? ""))
        case .supertype, .protocols, .module, .absent: return nil
        }
    }
}
