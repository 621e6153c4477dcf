/// The name of a test of XCTest.
struct TestName: Hashable {
    let module: String
    /// The class.
    let suite: String
    let method: String

    /// The name in the output of XCTest.
    var shown: String { "\(suite).\(method)" }
    /// The name in the arguments of a program of tests.
    var argument: String { "\(module).\(suite)/\(method)" }

    /// Returns the tests in a list that SwiftPM wrote for a module, such as `AppTests.swift` of
    /// `AppPackageDiscoveredTests.derived`.
    static func tests(in text: String, module: String) -> [TestName] {
        let (start, mark) = ("fileprivate extension ", "(\"")
        var suite = ""
        return text.split(separator: "\n").compactMap { line in
            if line.hasPrefix(start) { suite = String(line.dropFirst(start.count).prefix { $0 != " " }) }
            let entry = line.drop { $0 == " " }
            guard !suite.isEmpty, entry.hasPrefix(mark) else { return nil }
            return TestName(module: module, suite: suite, method: String(entry.dropFirst(2).prefix { $0 != "\"" }))
        }
    }
}
