import Testing

@testable import LayoutSimCommand

@Suite struct ProvidedPackagesTests {
    static let cases: [(manifest: String, firstLine: String, name: String)] = [
        ("// swift-tools-version: 6.0\nlet package = Package(name: \"A\")\n", "// swift-tools-version: 6.0", "package"),
        ("// swift-tools-version:5.3\nlet package = Package(name: \"A\")\n", "// swift-tools-version:5.6", "package"),
        ("// swift-tools-version:5.10.1\nvar app: Package = Package(\n", "// swift-tools-version:5.10.1", "app"),
        ("// swift-tools-version:5.6;x\nlet app=Package(name: \"A\")\n", "// swift-tools-version:5.6;x", "app"),
    ]

    @Test(arguments: cases) func `a manifest is asked for its dependencies by the name of its package`(
        _ manifest: String, _ firstLine: String, _ name: String
    ) {
        let answer = ProvidedPackages.manifest(manifest, root: "/app")
        #expect(answer.split(separator: "\n").first.map(String.init) == firstLine)
        #expect(answer.contains("\n\(name).dependencies = \(name).dependencies.compactMap"))
        #expect(answer.contains(#""/app/" + path"#))
    }

    @Test(arguments: [
        (#".package(url: "https://github.com/pointfreeco/swift-snapshot-testing.git", from: "1.0.0")"#, true),
        (#".package(url: "https://github.com/Quick/Nimble.git", from: "13.0.0")"#, true),
        (#".package(url: "git@github.com:Quick/Quick.git", from: "7.0.0")"#, true),
        (#".package(url: "https://github.com/apple/swift-log", from: "1.0.0")"#, false),
    ]) func `packages that are stood in for are known by their names`(_ dependency: String, _ isProvided: Bool) {
        #expect(ProvidedPackages.areMentioned(in: dependency) == isProvided)
    }

    @Test(arguments: [("4.2", true), ("5.0", true), ("5.2", false), ("5.10", false), ("6.0", false)])
    func `products that are named alone get their packages`(_ version: String, _ isAlone: Bool) {
        let manifest = "// swift-tools-version:\(version)\nlet package = Package(name: \"A\")\n"
        let answer = ProvidedPackages.manifest(manifest, root: "/a")
        #expect(answer.contains(".product(name: name, package: $0, condition: condition)") == isAlone)
    }

    @Test func `packages are left out by their names, also where an address ends with a slash`() {
        let answer = ProvidedPackages.manifest("let package = Package(name: \"A\")\n", root: "/a", ["kit"])
        #expect(answer.contains(#"[name, name + ".git", name + "/"].contains { address.lowercased().hasSuffix($0) }"#))
    }

    @Test func `plugins of packages that cannot be fetched are left out`() {
        let manifest = "// swift-tools-version:5.6\nlet package = Package(name: \"A\")\n"
        let answer = ProvidedPackages.manifest(manifest, root: "/a", ["swiftlint"])
        #expect(answer.contains(#"package.map { ["swiftlint"].contains($0.lowercased()) }"#))
        #expect(!ProvidedPackages.manifest(manifest, root: "/a").contains("plugins"))
    }

    @Test func `of a package without a version that is read, the newest is taken`() {
        let manifest = "// swift-tools-version:5.6\nlet package = Package(name: \"A\")\n"
        let answer = ProvidedPackages.manifest(manifest, root: "/a", DependencyChanges(newer: ["snapkit"]))
        #expect(answer.contains(#"isNamed(location, in: ["snapkit"])"#))
        #expect(answer.contains(#"return .package(url: location, "0.0.0"..<"10000.0.0")"#))
        #expect(!ProvidedPackages.manifest(manifest, root: "/a").contains("requirement"))
    }

    @Test func `changes of dependencies are kept as lines`() {
        let changes = DependencyChanges(left: ["a", "b"], newer: ["c"])
        #expect(DependencyChanges(lines: changes.lines.map { $0[...] }) == changes)
        #expect(changes.leavingOut(["c"]) == ["a", "b", "c"])
    }

    @Test func `versions of the language that newer compilers do not know become known ones`() {
        let manifest = "// swift-tools-version:5.1\nlet package = Package(swiftLanguageVersions: [.version(\"5.0\")])\n"
        #expect(ProvidedPackages.hasOldVersions(manifest))
        #expect(ProvidedPackages.manifest(manifest, root: "/a").contains("[.version(\"5\")]"))
        #expect(!ProvidedPackages.hasOldVersions("[.version(\"5\"), .v5]"))
    }
}
