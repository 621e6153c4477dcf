/// Tests that are still to run, in lots that each get a process.
///
/// A process makes an instance of each of its tests before it runs the first one. Where it ends before that, the lot is
/// halved, until the class that cannot be made is alone.
struct TestLots {
    /// The lots, the next one last.
    private var lots: [[TestName]] = []

    /// Creates the lots of tests, each short enough for an argument of a program.
    init(_ tests: [TestName]) {
        var length = 0
        for test in tests {
            length += test.argument.utf8.count + 1
            if lots.isEmpty || length > TestLots.longest {
                lots.append([])
                length = test.argument.utf8.count + 1
            }
            lots[lots.count - 1].append(test)
        }
        lots.reverse()
    }

    /// Takes the next lot; `nil` at the end.
    mutating func take() -> [TestName]? { lots.popLast() }

    /// Puts the tests of a lot back that did not run yet.
    mutating func putBack(_ tests: [TestName]) {
        if !tests.isEmpty { lots.append(tests) }
    }

    /// Halves a lot of several classes, whose process ended before its first test; returns whether it has several.
    mutating func halve(_ lot: [TestName]) -> Bool {
        let suites = lot.map(\.suite)
        guard let first = suites.first, suites.contains(where: { $0 != first }) else { return false }
        let middle = suites[suites.count / 2]
        let start = suites.firstIndex(of: middle) ?? 0
        let cut = start > 0 ? start : suites.firstIndex { $0 != middle } ?? suites.count
        lots.append(Array(lot[cut...]))
        lots.append(Array(lot[..<cut]))
        return true
    }

    /// Linux accepts arguments of 128 KiB (`MAX_ARG_STRLEN`).
    private static let longest = 100_000
}
