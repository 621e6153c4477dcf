/// What comes out when inputs are reverted, beside the golden's outputs and the current ones.
struct Reverting {
    /// The inputs that can be reverted, by their sorted indices.
    let all: [Int]
    let golden: Outputs
    let now: Outputs
    /// The outputs with the inputs at some sorted indices reverted; `nil` if these cannot be reverted on their own.
    let outcome: ([Int]) throws -> Outputs?

    /// All inputs but some.
    func others(than places: [Int]) -> [Int] { all.filter { !places.contains($0) } }

    /// Whether the golden's values of all these outputs are back.
    func restores(_ changes: [OutputChange], _ places: [Int]) throws -> Bool {
        guard let outputs = try outcome(places.sorted()) else { return false }
        return changes.allSatisfy { outputs.agrees(with: golden, on: $0.subject) }
    }

    /// Whether all these outputs still have their current values.
    func leaves(_ changes: [OutputChange], _ places: [Int]) throws -> Bool {
        guard let outputs = try outcome(places.sorted()) else { return false }
        return changes.allSatisfy { outputs.agrees(with: now, on: $0.subject) }
    }

    /// Whether everything is as in the golden.
    func restoresAll(_ places: [Int]) throws -> Bool {
        try outcome(places.sorted())?.changes(since: golden).isEmpty ?? false
    }

    /// Whether inputs have no effect, neither on the current screen when they are reverted nor on the golden's when they
    /// are all that changed.
    func isIdle(_ places: [Int]) throws -> Bool {
        guard let current = try outcome(places.sorted()), let former = try outcome(others(than: places)) else {
            return false
        }
        return current.changes(since: now).isEmpty && former.changes(since: golden).isEmpty
    }
}

extension Reverting {
    /// Up to how many inputs are looked at one by one without asking first which of them have any effect.
    private static let fewest = 8
    /// How many questions are asked to find out.
    private static let mostQuestions = 200

    /// The units that may have an effect, found by halving: many inputs of which few matter take few trials.
    ///
    /// Where very many matter, some of them are left together in a unit.
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
