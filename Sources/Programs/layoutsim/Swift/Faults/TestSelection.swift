/// The tests that the arguments of `swift test` select.
struct TestSelection {
    private let filters: [Regex<AnyRegexOutput>]
    private let skips: [Regex<AnyRegexOutput>]

    /// Parses arguments; patterns that are none select nothing, as `swift test` said already.
    init(_ arguments: [String]) {
        filters = TestSelection.patterns(of: "--filter", in: arguments)
        skips = TestSelection.patterns(of: "--skip", in: arguments)
    }

    /// Returns whether a test is selected.
    func has(_ test: TestName) -> Bool {
        func matches(_ pattern: Regex<AnyRegexOutput>) -> Bool { test.argument.contains(pattern) }
        return (filters.isEmpty || filters.contains(where: matches)) && !skips.contains(where: matches)
    }

    private static func patterns(of option: String, in arguments: [String]) -> [Regex<AnyRegexOutput>] {
        let values = arguments.indices.compactMap { index in
            if arguments[index].hasPrefix(option + "=") { return String(arguments[index].dropFirst(option.count + 1)) }
            let isNext = index > 0 && arguments[index - 1] == option
            return isNext ? arguments[index] : nil
        }
        return values.compactMap { try? Regex($0) }
    }
}
