import Testing

@testable import LayoutSimCommand

/// Platforms in manifests, as for iOS.
@Suite struct PlatformConditionTests {
    @Test(arguments: [
        (#".define("A", .when(platforms: [.iOS]))"#, #".define("A", .when(platforms: [.linux, .iOS]))"#),
        (
            "let all: [Platform] = [\n    .macOS, .iOS,\n]",
            "let all: [Platform] = [.linux, \n    .macOS, .iOS,\n]"
        ),
        ("[.macOS, .linux]", "[.macOS, .windows]"), ("[.linux, .iOS]", "[.linux, .iOS]"), ("[.macOS]", "[.macOS]"),
        ("platforms: [.iOS(.v13), .macOS(.v11)]", "platforms: [.iOS(.v13), .macOS(.v11)]"),
        (#".linkedFramework("UIKit", .when(platforms: [.tvOS]))"#, #".linkedLibrary("m", .when(platforms: [.tvOS]))"#),
        (#".unsafeFlags(["-weak_framework", "SwiftUI", "-lz"])"#, #".unsafeFlags([ "-lz"])"#),
        (#"["-Xlinker", "-framework", "-Xlinker", "Combine"]"#, "[]"),
    ])
    func `a manifest is read as for iOS`(_ manifest: String, _ expected: String) {
        #expect(PlatformConditions.asForIOS(manifest) == expected)
        #expect(PlatformConditions.occur(in: manifest) == (manifest != expected))
    }
}
