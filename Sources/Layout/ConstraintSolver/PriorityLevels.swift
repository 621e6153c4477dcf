/// The priorities that occur, highest first; the first is always required.
struct PriorityLevels {
    private(set) var priorities: [Double] = [LinearConstraint.required]

    init(_ problem: borrowing Problem, broken: [Int]) {
        var found: [Double] = broken.isEmpty ? [] : [LinearConstraint.belowRequired]
        var last = found.last ?? LinearConstraint.required
        for row in problem.entries.indices where problem.entries[row].isPresent {
            let priority = problem.entries[row].priority
            if priority == last || priority >= LinearConstraint.required { continue }
            last = priority
            if found.count > 32 || !found.contains(priority) { found.append(priority) }
        }
        found.sort(by: >)
        for priority in found where priority != priorities[priorities.count - 1] { priorities.append(priority) }
    }

    var count: Int { priorities.count }

    /// Returns the index of a priority that occurs.
    func place(of priority: Double) -> Int {
        var low = 0
        var high = priorities.count - 1
        while low < high {
            let middle = (low + high) / 2
            if priorities[middle] > priority { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
