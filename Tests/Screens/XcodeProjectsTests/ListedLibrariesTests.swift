@testable import LayoutSimXcodeProjects
import Testing

@Suite struct ListedLibrariesTests {
    private func app(_ imports: String, _ files: [String: String]) throws -> PackagePlan {
        var text = ProjectText(settings: "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;")
        text.target("Shop", sources: ["App/A.swift"])
        var all = ["Shop.xcodeproj/project.pbxproj": text.text, "App/A.swift": imports + "\n@main class A {}"]
        all.merge(files) { $1 }
        return try ProjectFolder(all).plan(nil, PackagePlan.Surroundings(provided: ["quick/nimble"]))
    }

    @Test(arguments: [
        ("pod 'SnapKit', '~> 5.0.0'", "", PackageRequirement.upToNextMinor("5.0.0")),
        ("  pod \"SnapKit\", \"~> 5.6\"", "", .upToNextMajor("5.6")),
        ("pod 'SnapKit', '5.0.1' # pinned", "", .upToNextMajor("5.0.1")),
        ("pod 'SnapKit', '>= 4.2'", "", .range("4.2", "")),
        ("pod('SnapKit')", "", .any),
        ("pod 'SnapKit', :git => 'https://example.com/SnapKit.git'", "", .any),
        (
            "pod 'SnapKit'", "PODS:\n  - SnapKit (5.0.1)\n\nDEPENDENCIES:\n  - SnapKit (~> 4.0)\n",
            .upToNextMajor("5.0.1")
        ),
    ])
    func `pods become packages`(podfile: String, lock: String, requirement: PackageRequirement) throws {
        let plan = try app("import SnapKit", ["Podfile": podfile + "\n", "Podfile.lock": lock])
        #expect(plan.packages == [.url("https://github.com/SnapKit/SnapKit", requirement)])
        #expect(plan.targets.map(\.products) == [[PlannedTarget.Product(name: "SnapKit", package: "SnapKit")]])
    }

    @Test(arguments: [false, true])
    func `libraries of pods without a Podfile are known by the settings that are missing`(hasPods: Bool) throws {
        var text = ProjectText(settings: "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;")
        text.target("Shop", sources: ["App/A.swift"])
        let pods = text.file("Pods/Pods-Shop.debug.xcconfig")
        let base = hasPods ? "baseConfigurationReference = \(pods); buildSettings" : "buildSettings"
        let settings = "c_Shop = {isa = XCBuildConfiguration; name = Debug; "
        let project = text.text.replacing(settings + "buildSettings", with: settings + base)
        let plan = try ProjectFolder([
            "Shop.xcodeproj/project.pbxproj": project, "App/A.swift": "import SnapKit\nimport Odd\n@main class A {}",
        ]).plan(nil, PackagePlan.Surroundings())
        #expect(plan.packages == (hasPods ? [.url("https://github.com/SnapKit/SnapKit", .any)] : []))
    }

    @Test func `pods that no file imports, or that no package is known for, are none`() throws {
        let plan = try app("import UIKit\nimport Odd", ["Podfile": "# pod 'Then'\npod 'SnapKit'\npod 'Odd/Core'\n"])
        #expect(plan.packages == [])
        #expect(plan.notes.contains { $0.hasSuffix("pod Odd is left out: no package in their place is known") })
    }

    @Test(arguments: [
        ("", PackageRequirement.any), (", :branch => 'develop'", .branch("develop")),
        (", commit: '1ab'", .revision("1ab")),
        (", :tag => 'v1.2.0'", .upToNextMajor("1.2.0")),
    ])
    func `a pod that no list has is the package of its repository`(
        mark: String, requirement: PackageRequirement
    ) throws {
        let pod = "pod 'Odd', :git => 'https://github.com/a/odd-kit.git'\(mark)\n"
        let plan = try app("import Odd", ["Podfile": pod])
        #expect(plan.packages == [.url("https://github.com/a/odd-kit", requirement)])
        #expect(plan.targets.first?.products.map(\.name) == ["Odd"])
    }

    @Test func `a module that a library brings along is its package's, too`() throws {
        let plan = try app("import RxRelay\nimport class RxSwift.DisposeBag", ["Podfile": "pod 'RxSwift'"])
        #expect(plan.packages == [.url("https://github.com/ReactiveX/RxSwift", .any)])
        #expect(plan.targets.first?.products.map(\.name) == ["RxRelay", "RxSwift"])
    }

    @Test func `a product whose name has signs is a module without them`() throws {
        let plan = try app("import NSObject_Rx", ["Podfile": "pod 'NSObject+Rx'"])
        #expect(plan.packages == [.url("https://github.com/RxSwiftCommunity/NSObject-Rx", .any)])
        #expect(plan.targets.first?.products.map(\.name) == ["NSObject-Rx"])
    }

    @Test func `repositories of Carthage are packages`() throws {
        let plan = try app(
            "import Kit\nimport Nimble\nimport Reachability",
            [
                "Cartfile": "github \"a/Kit.swift\" ~> 1.0\n",
                "Cartfile.resolved":
                    "github \"Quick/Nimble\" \"v9.0.0\"\ngithub \"a/Kit.swift\" \"1.2.0\"\n"
                    + "github \"ashleymills/reachability.swift\" \"v5.1.0\"\n",
            ])
        #expect(
            plan.packages == [
                .url("https://github.com/a/Kit.swift", .upToNextMajor("1.2.0")),
                .url("https://github.com/ashleymills/Reachability.swift", .upToNextMajor("5.1.0")),
            ])
    }

    @Test func `pods that are installed are targets`() throws {
        var text = ProjectText(settings: "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;")
        text.target("Shop", sources: ["App/A.swift"], linked: ["libPods-Shop.a"])
        var pods = ProjectText(settings: "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;")
        for name in ["SnapKit", "Nimble"] {
            pods.target(name, type: "library.static", product: "lib\(name).a", sources: ["\(name)/\(name).swift"])
        }
        pods.target(
            "Pods-Shop", type: "library.static", product: "libPods-Shop.a", sources: ["Dummy.m"],
            dependsOn: ["SnapKit", "Nimble"])
        let folder = try ProjectFolder([
            "Shop.xcodeproj/project.pbxproj": text.text, "App/A.swift": "import SnapKit\n@main class A {}",
            "Shop.xcworkspace/contents.xcworkspacedata": """
            <Workspace><FileRef location="group:Shop.xcodeproj"/><FileRef location="group:Pods/Pods.xcodeproj"/></Workspace>
            """,
            "Pods/Pods.xcodeproj/project.pbxproj": pods.text, "Pods/SnapKit/SnapKit.swift": "",
            "Pods/Nimble/Nimble.swift": "", "Pods/Dummy.m": "", "Podfile": "pod 'SnapKit'\npod 'Nimble'\n",
        ])
        let plan = try folder.plan(nil, PackagePlan.Surroundings(modules: ["Nimble"]))
        #expect(plan.targets.map(\.name) == ["SnapKit", "Shop"])
        #expect(plan.targets.map(\.dependencies) == [[], ["SnapKit"]])
        #expect(plan.packages == [])
    }
}
