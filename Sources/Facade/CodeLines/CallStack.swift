import LayoutSimCallStack
import Synchronization

/// A call stack of the program, identified by a number.
package struct CallStack: Sendable {
    private let number: Int

    /// Whether lines can be looked up later.
    package static var isKept: Bool { ProjectSources.current != nil }

    /// Returns the current call stack; `nil` if lines cannot be looked up later.
    ///
    /// Following the frame pointers of 32 calls costs about as much as creating an object; the addresses are resolved
    /// only when a line is requested.
    package static func current() -> CallStack? {
        guard isKept else { return nil }
        return unsafe withUnsafeTemporaryAllocation(of: UInt.self, capacity: depth) { addresses in
            guard let start = addresses.baseAddress else { return nil }
            let count = unsafe layoutsim_return_addresses(start, depth)
            let calls = unsafe UnsafeBufferPointer(start: start, count: count)
            return CallStack(number: known.withLock { unsafe $0.number(of: calls) })
        }
    }

    /// Calls a closure; the call stacks in it are taken to begin there.
    ///
    /// What calls the closure has nothing to do with what is done in it, as where a library works through what a
    /// project's code left with it.
    package static func bounded<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = layoutsim_bound_calls()
        defer { layoutsim_restore_bound(outer) }
        return try body()
    }

    /// The line of the innermost call from a file of the project's sources.
    package var line: ProjectLine? { CallStack.known.withLock { $0.line(of: number) } }

    /// Returns the line of the project in which a signal interrupted the thread, or of the innermost call there.
    ///
    /// - Parameter context: What the handler of the signal gets.
    package static func interruptedLine(_ context: UnsafeRawPointer) -> ProjectLine? {
        let address = unsafe layoutsim_interrupted_address(context)
        return ProjectSources.current?.line(atReturn: address &+ 1) ?? current()?.line
    }

    private static let depth = 32
    private static let known = Mutex(KnownStacks())
}

/// The distinct call stacks of the process.
private struct KnownStacks {
    private var numbers: [UInt: Int] = [:]
    private var stacks: [[UInt]] = []
    private var lines: [Int: ProjectLine?] = [:]

    mutating func number(of addresses: UnsafeBufferPointer<UInt>) -> Int {
        let key = unsafe addresses.reduce(0 as UInt) { ($0 ^ $1) &* 0x9E37_79B9_7F4A_7C15 ^ ($0 >> 29) }
        if let number = numbers[key] { return number }
        numbers[key] = stacks.count
        unsafe stacks.append(Array(addresses))
        return stacks.count - 1
    }

    mutating func line(of number: Int) -> ProjectLine? {
        if let line = lines[number] { return line }
        let line = ProjectSources.current.flatMap { sources in
            stacks[number].lazy.compactMap { sources.line(atReturn: $0) }.first
        }
        lines[number] = .some(line)
        return line
    }
}
