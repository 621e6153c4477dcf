/// Trials with reverted inputs, compared with the golden's outputs and the current ones.
struct Reverting {
    /// The sorted indices of the inputs that can be reverted.
    let all: [Int]
    let golden: Outputs
    let now: Outputs
    /// Returns the outputs with the inputs at sorted indices reverted; `nil` if they cannot be reverted on their own.
    let outcome: ([Int]) throws -> Outputs?

    /// Returns all inputs except some.
    func others(than places: [Int]) -> [Int] { all.filter { !places.contains($0) } }

    /// Returns whether the golden's values of all these outputs are restored.
    func restores(_ changes: [OutputChange], _ places: [Int]) throws -> Bool {
        guard let outputs = try outcome(places.sorted()) else { return false }
        return changes.allSatisfy { outputs.agrees(with: golden, on: $0.subject) }
    }

    /// Returns whether all these outputs still have their current values.
    func leaves(_ changes: [OutputChange], _ places: [Int]) throws -> Bool {
        guard let outputs = try outcome(places.sorted()) else { return false }
        return changes.allSatisfy { outputs.agrees(with: now, on: $0.subject) }
    }

    /// Returns whether everything matches the golden.
    func restoresAll(_ places: [Int]) throws -> Bool {
        try outcome(places.sorted())?.changes(since: golden).isEmpty ?? false
    }

    /// Returns whether inputs have no effect, neither on the current screen when they are reverted nor on the golden's
    /// when only they changed.
    func isIdle(_ places: [Int]) throws -> Bool {
        guard let current = try outcome(places.sorted()), let former = try outcome(others(than: places)) else {
            return false
        }
        return current.changes(since: now).isEmpty && former.changes(since: golden).isEmpty
    }
}

extension Reverting {
    /// The maximum number of inputs that are tried one by one without first determining which of them have an effect.
    private static let fewest = 8
    /// The maximum number of trials for that.
    private static let mostQuestions = 200

    /// Returns the units that may have an effect, found by bisection: many inputs of which few matter take few trials.
    ///
    /// If very many matter, some of them remain combined in a unit.
    func effective(_ units: [[Int]]) throws -> [[Int]] {
        guard units.count > Reverting.fewest else { return units }
        var questions = Reverting.mostQuestions
        return try halved(units, &questions)
    }

    private func halved(_ units: [[Int]], _ questions: inout Int) throws -> [[Int]] {
        guard questions > 0 else { return [units.flatMap(\.self)] }
        questions -= 1
        if try isIdle(units.flatMap(\.self)) { return [] }
        guard units.count > 1 else { return units }
        let middle = units.count / 2
        return try halved(Array(units[..<middle]), &questions) + halved(Array(units[middle...]), &questions)
    }
}
