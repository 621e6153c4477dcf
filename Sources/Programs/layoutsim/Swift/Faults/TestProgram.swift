import LayoutSimFiles

/// The program of a package's tests, and the tests that SwiftPM found for XCTest.
///
/// `swift test` lists them by the program itself, which makes an instance of each: a class that cannot be made, or that
/// prints, would hide all tests.
struct TestProgram {
    /// The program.
    let path: String
    /// The folder in which it runs.
    private let folder: String
    /// The tests, in the order of their names.
    let tests: [TestName]

    /// Finds the program in a folder of products; `nil` if there is none, or more than one.
    ///
    /// - Parameter folder: The folder in which it runs.
    init?(products: String, runningIn folder: String) throws {
        guard File(products).isFolder else { return nil }
        let names = try Folder(products).names()
        let programs = names.filter { $0.hasSuffix("PackageTests.xctest") }
        guard programs.count == 1, let program = programs.first else { return nil }
        path = products + "/" + program
        self.folder = folder
        let lists = products + "/" + program.dropLast("Tests.xctest".count) + "DiscoveredTests.derived"
        guard File(lists).isFolder else { return nil }
        tests = try Folder(lists).names().filter { $0.hasSuffix(".swift") }.flatMap { name in
            let text = String(decoding: try File(lists + "/" + name).contents(), as: UTF8.self)
            return TestName.tests(in: text, module: String(name.dropLast(".swift".count)))
        }
    }

    /// Returns the command that runs tests.
    func command(_ lot: [TestName]) -> [String] {
        ["env", "--chdir", folder, path, lot.map(\.argument).joined(separator: ",")]
    }
}
