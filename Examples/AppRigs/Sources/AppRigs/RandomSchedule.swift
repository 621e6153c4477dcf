/// One way that things can go, which follows from a seed.
@MainActor public protocol RandomSchedule {
    /// What did not hold so far.
    var faults: [String] { get }

    /// Has one thing happen.
    mutating func step() throws
    /// Looks at what must hold at any time.
    mutating func check() throws
    /// Has all come to an end, and looks at what must hold then.
    mutating func end() throws
}

extension RandomSchedule {
    /// Takes steps and comes to an end, checking after the first of so many steps each; the result is what did not hold.
    public mutating func faults(afterSteps count: Int, checkingEach stride: Int = 1) throws -> [String] {
        for number in 0..<count {
            try step()
            if number % stride == 0 { try check() }
        }
        try end()
        return faults
    }
}
