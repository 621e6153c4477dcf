import LayoutSimNotation

/// The tests that ran into something that is set aside.
struct FaultyTests {
    /// The tests by what they need.
    private var tests: [String: [String]] = [:]
    /// The place of the last end of a process of each library, as its line says.
    private var last: [Library: Substring] = [:]
    private var running = Library.xcTest
    /// How many tests of a class ended at a place.
    private var ends: [String: Int] = [:]

    /// What runs tests.
    enum Library { case xcTest, swiftTesting }

    private static let mark = "layoutsim: set aside: "
    /// After so many tests of a class that ended at one place, its others are not tried.
    private static let most = 3

    /// Takes a line of the output.
    mutating func note(_ line: Substring) {
        if line.hasPrefix("Test Suite '") { running = .xcTest }
        if line.hasSuffix(" Test run started.") { running = .swiftTesting }
        guard line.hasPrefix(FaultyTests.mark) else { return }
        last[running] = line.dropFirst(FaultyTests.mark.count)
    }

    /// Returns what the test that stopped the process ran into; `nil` if it crashed for another reason.
    mutating func takePlace(of test: String, in library: Library) -> Substring? {
        guard let place = last.removeValue(forKey: library) else { return nil }
        tests[FaultyTests.need(of: place), default: []].append(test)
        ends["\(FaultyTests.suite(of: test)) \(place)", default: 0] += 1
        return place
    }

    /// Takes that a process of XCTest's tests begins.
    mutating func beginProcess() {
        running = .xcTest
        last[.xcTest] = nil
    }

    /// Returns what the tests of a class ran into while they were made; `nil` if they crashed for another reason.
    mutating func takePlace(of made: [String]) -> Substring? {
        guard let place = last.removeValue(forKey: .xcTest) else { return nil }
        tests[FaultyTests.need(of: place), default: []] += made
        return place
    }

    /// Returns the class of a test whose others are not tried, since too many ended at the same place.
    func hopelessSuite(of test: String, at place: Substring) -> String? {
        let suite = FaultyTests.suite(of: test)
        return ends["\(suite) \(place)", default: 0] >= FaultyTests.most ? suite : nil
    }

    /// What is missing according to the sentence of a place.
    private static func need(of sentence: Substring) -> String {
        if let root = sentence.ranges(of: " because of ").last { return String(sentence[root.upperBound...]) }
        guard let start = sentence.firstRange(of: " needs ")?.upperBound else {
            return String(sentence.split(separator: ": ", maxSplits: 1).last ?? sentence)
        }
        let rest = sentence[start...]
        return String(rest[..<(rest.firstRange(of: ", which LayoutSim")?.lowerBound ?? rest.endIndex)])
    }

    private static func suite(of test: String) -> String {
        String(test.prefix(upTo: test.lastIndex { $0 == "." || $0 == "/" } ?? test.endIndex))
    }

    /// A line for each need; empty if no test ran into anything.
    var description: String {
        tests.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { need, tests in
            "layoutsim: \(counted(tests.count, "test")) \(tests.count == 1 ? "needs" : "need") \(need)\n"
        }.joined()
    }
}
