@testable import LayoutSimXcodeProjects
import Testing

@Suite struct PackageRequirementTests {
    private func argument(_ fields: String) throws -> String? {
        let list = try PropertyList(parsing: Array("{ requirement = { \(fields) }; }".utf8), file: "list")
        return PackageRequirement(list["requirement"])?.argument
    }

    @Test(arguments: [
        ("kind = upToNextMajorVersion; minimumVersion = 5.0;", "from: \"5.0.0\""),
        ("kind = upToNextMinorVersion; minimumVersion = 5.1.2;", ".upToNextMinor(from: \"5.1.2\")"),
        ("kind = exactVersion; version = \"1.0-beta.1\";", "exact: \"1.0.0-beta.1\""),
        ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 3;", "\"1.0.0\"..<\"3.0.0\""),
        ("kind = branch; branch = \"a\\\"b\";", "branch: \"a\\\"b\""),
        ("kind = revision; revision = ab12;", "revision: \"ab12\""),
    ])
    func `a requirement of a project is one of a manifest`(fields: String, argument: String) throws {
        #expect(try self.argument(fields) == argument)
    }

    @Test func `others are none`() throws { #expect(try argument("kind = moon;") == nil) }
}
