import Foundation
public import Testing

/// Returns the number of schedules that an environment variable asks for, or the usual one without it.
public func scheduleCount(_ variable: String, usually usual: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? usual
}

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
    /// Takes steps and comes to an end, checking after the first of so many steps each; throws if something did not
    /// hold, and the issue tells the seed.
    public mutating func run(
        seed: Int, steps: Int, checkingEach stride: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for number in 0..<steps {
            try step()
            if number % stride == 0 { try check() }
        }
        try end()
        try #require(faults.isEmpty, "seed \(seed): \(faults)", sourceLocation: sourceLocation)
    }
}
