import Foundation

extension ScreenWriter {
    /// Determines the order in which views stretch: as constraints mention them, but views with wrapping text first.
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
        // The constraints of a nib are added at once, in view order.
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

    /// Completes the order, and returns whether views of the same depth are in preorder.
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
    /// The sort key of the constraint: optional constant lengths come first, the last activated ahead, since UIKit
    /// stretches the first of equal views.
    fileprivate var turn: Int {
        second == nil && relation == .equal && priority != .required && !isOfFile ? -order : 0
    }
}
