import Foundation

extension ScreenWriter {
    /// Views stretch in the order in which constraints mention them, those whose texts wrap before others.
    mutating func noteTurns() {
        guard turns.isEmpty else { return }
        noteAgain()
        turns = Array(repeating: 0, count: views.count)
        sortConstraints()
        var next = 1
        func note(_ operand: LayoutOperand) {
            guard let reference = operand.itemReference, let position = position(of: reference),
                turns[position] == 0
            else { return }
            turns[position] = next
            next += 1
        }
        // What a file holds is there at once, in the order of the views.
        for constraint in constraints where !constraint.isOfFile {
            note(constraint.first)
            if let second = constraint.second { note(second) }
        }
        if isInPreorder() { turns = Array(repeating: 0, count: views.count) }
    }

    private mutating func sortConstraints() {
        var keys: [(turn: Int, order: Int, place: Int)] = []
        keys.reserveCapacity(constraints.count)
        var isSorted = true
        for (place, constraint) in constraints.enumerated() {
            let key = (constraint.turn, constraint.order, place)
            if let last = keys.last, last > key { isSorted = false }
            keys.append(key)
        }
        guard !isSorted else { return }
        keys.sort(by: <)
        var sorted: [NSLayoutConstraint] = []
        sorted.reserveCapacity(keys.count)
        for key in keys { sorted.append(constraints[key.place]) }
        constraints = sorted
    }

    /// Completes the turns, and finds out whether views of the same depth have them in preorder.
    private mutating func isInPreorder() -> Bool {
        var depths = [0]
        depths.reserveCapacity(views.count)
        var latest = [0]
        var isInPreorder = true
        for position in views.indices.dropFirst() {
            let depth = depths[parents[position]] + 1
            depths.append(depth)
            if depth == latest.count { latest.append(0) }
            let before = latest[depth]
            if turns[position] == 0 {
                turns[position] = before
            } else if views[position].wrapsText {
                turns[position] = -1
            }
            if turns[position] < before { isInPreorder = false }
            latest[depth] = max(before, turns[position])
        }
        return isInPreorder
    }
}

extension NSLayoutConstraint {
    /// Constraints of lengths to optional numbers come first, the last one ahead: of equals, UIKit stretches the first
    /// view.
    fileprivate var turn: Int {
        second == nil && relation == .equal && priority != .required && !isOfFile ? -order : 0
    }
}
