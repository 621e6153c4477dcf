import LayoutSimErrors
import LayoutSimSeededRandom
@testable import LayoutSimXcodeProjects
import Testing

/// Projects with faults end in an error or in a plan, and never in a crash.
@Suite struct BrokenProjectTests {
    private static let text: String = {
        var text = ProjectText(settings: "SDKROOT = iphoneos; A = \"$(B) ${C:default=$(A)}\";")
        text.add(
            "g", "isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; exceptions = (e);")
        text.add(
            "e = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Shop; membershipExceptions = (B.swift);};"
        )
        text.target("Kit", type: "framework", product: "Kit.framework", sources: ["K.swift"])
        text.target("Shop", sources: ["A.swift"], resources: ["M.storyboard"], dependsOn: ["Kit"], groups: ["g"])
        return text.text
    }()

    @Test(arguments: 0..<300) func `a changed project`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var bytes = Array(Self.text.utf8)
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes[place] = Array("{}()=;,\"/*$.<".utf8).randomElement(using: &random) ?? 0
            case 1: bytes.removeSubrange(place..<min(place + 20, bytes.count))
            default:
                let other = Int.random(in: 0..<bytes.count, using: &random)
                bytes.insert(contentsOf: bytes[other..<min(other + 40, bytes.count)], at: place)
            }
        }
        let folder = try ProjectFolder([
            "Shop.xcodeproj/project.pbxproj": String(decoding: bytes, as: UTF8.self), "A.swift": "", "K.swift": "",
            "M.storyboard": "", "App/B.swift": "", "App/C.swift": "",
        ])
        do {
            let plan = try folder.plan()
            #expect(plan.manifest.contains("Package("))
        } catch let error as any ReportableError {
            #expect(error.description.contains(": error: "), "\(error)")
        }
    }

    @Test func `paths and texts without end`() throws {
        var text = ProjectText(settings: "A = \"\(String(repeating: "$(", count: 200_000))\"; SDKROOT = \"$(A)\";")
        text.target("Shop", sources: [String(repeating: "a/", count: 100_000) + "b.swift", "A.swift"])
        let folder = try ProjectFolder(["Shop.xcodeproj/project.pbxproj": text.text, "A.swift": ""])
        #expect(try folder.project().targets[0].missing == ["b.swift"])
    }
}
