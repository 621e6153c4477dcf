/// A random sequence of events that follows from a seed.
@MainActor public protocol RandomSchedule {
    /// The violations found so far.
    var faults: [String] { get }

    /// Performs one event.
    mutating func step() throws
    /// Checks the conditions that must hold at any time.
    mutating func check() throws
    /// Finishes all pending work and checks the conditions that must hold at the end.
    mutating func end() throws
}

extension RandomSchedule {
    /// Takes steps and ends the schedule, checking after every `stride` steps; returns the violations.
    public mutating func faults(afterSteps count: Int, checkingEach stride: Int = 1) throws -> [String] {
        for number in 0..<count {
            try step()
            if number % stride == 0 { try check() }
        }
        try end()
        return faults
    }
}
