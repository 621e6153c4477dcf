/// How often each kind of edit was named, alone and with others.
struct MutationTable: CustomStringConvertible {
    private struct Row {
        var count = 0
        var missed = 0
        var wrong = 0
        var split = 0

        var right: Int { count - missed - wrong }
    }

    private var rows: [String: Row] = [:]
    private var goneEffects = 0
    private var effectsOtherwise = 0

    mutating func count(_ kinds: [String], _ verdict: MutationJudgment.Verdict, isOneGroup: Bool) {
        let name = kinds.count == 1 ? kinds[0] : "\(kinds.count) at once"
        for name in [name, kinds.count == 1 ? "= single edits" : "= several at once"] {
            rows[name, default: Row()].count += 1
            if verdict == .missed { rows[name, default: Row()].missed += 1 }
            if verdict == .wrong { rows[name, default: Row()].wrong += 1 }
            if !isOneGroup { rows[name, default: Row()].split += 1 }
        }
    }

    mutating func count(_ judgment: MutationJudgment) {
        goneEffects += judgment.goneEffects
        effectsOtherwise += judgment.effectsOtherwise
    }

    var description: String {
        let lines = rows.sorted { $0.key < $1.key }.map { name, row in
            "\(name): \(row.right) of \(row.count) right, \(row.missed) missed, \(row.wrong) wrong, "
                + "\(row.split) in more than one group\n"
        }
        return lines.joined()
            + "effects of several at once: \(goneEffects) gone without the edits named, \(effectsOtherwise) not judged, "
            + "since the others have them by inputs of their own\n"
    }
}
