@testable import LayoutSimXcodeProjects
import Testing

@Suite struct PackagePlanTests {
    private func shop(_ extra: (inout ProjectText) -> Void = { _ in }, files: [String: String] = [:]) throws
        -> ProjectFolder
    {
        var text = ProjectText(
            settings: "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 16.4; SWIFT_VERSION = 5.0;",
            root: "packageReferences = (local, remote, provided);")
        text.add("local = {isa = XCLocalSwiftPackageReference; relativePath = Modules;};")
        text.add("remote = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.com/a/Far.git\";};")
        text.add(
            "provided = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"https://example.com/swift-snapshot-testing\";};"
        )
        text.add("design = {isa = XCSwiftPackageProductDependency; productName = Design;};")
        text.add("far = {isa = XCSwiftPackageProductDependency; productName = Far; package = remote;};")
        text.add("snap = {isa = XCSwiftPackageProductDependency; productName = SnapshotTesting; package = provided;};")
        text.target(
            "Shop", sources: ["App/A.swift", "Shared/S.swift"],
            resources: ["App/Main.storyboard", "App/de.lproj/L.strings"],
            linked: ["Kit.framework"], products: ["design", "far"],
            settings: """
                PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME:lower)"; SWIFT_VERSION = 6.0;
                SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG DEMO $(inherited)";
                SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = YES; SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE = YES;
                """)
        text.target(
            "Kit", type: "framework", product: "Kit.framework", sources: ["Kit/K.swift", "Shared/S.swift"],
            settings: "SWIFT_VERSION = 4.2;")
        text.target("Widget", type: "app-extension", product: "Widget.appex", sources: ["Widget/W.swift"])
        text.target(
            "ShopTests", type: "bundle.unit-test", product: "ShopTests.xctest",
            sources: ["Tests/T.swift", "App/A.swift"],
            dependsOn: ["Shop"], products: ["snap"])
        text.target(
            "ShopUITests", type: "bundle.ui-testing", product: "U.xctest", sources: ["UI/U.swift"], dependsOn: ["Shop"])
        extra(&text)
        var all = [
            "Shop.xcodeproj/project.pbxproj": text.text, "App/A.swift": "@main class A {}", "App/Extra.swift": "",
            "App/Main.storyboard": "", "App/de.lproj/L.strings": "", "App/de.lproj/Other.strings": "", "App/Old.m": "",
            "Shared/S.swift": "", "Kit/K.swift": "", "Kit/Kit.h": "", "Widget/W.swift": "", "Tests/T.swift": "",
            "UI/U.swift": "", "README.md": "",
            "Modules/Package.swift": "products: [.library(\n name: \"Design\", targets: [\"Design\"])]",
        ]
        all.merge(files) { $1 }
        return try ProjectFolder(all)
    }

    @Test func `the app, its frameworks and unit tests become targets`() throws {
        let folder = try shop()
        let plan = try folder.plan()
        #expect(plan.targets.map(\.name) == ["Kit", "Shop", "ShopTests"])
        #expect(plan.targets.map(\.kind) == [.library, .program, .tests])
        #expect(plan.targets.map(\.dependencies) == [[], ["Kit"], ["Kit", "Shop"]])
        #expect(plan.targets.map(\.sources) == [2, 2, 1])
        #expect(plan.root == folder.path)
    }

    @Test func `a target needs those whose modules it imports, as Xcode finds them`() throws {
        var text = ProjectText(settings: "SDKROOT = iphoneos; SWIFT_VERSION = 5.0;", root: "")
        text.target("App", sources: ["App/A.swift"], linked: ["Kit.framework", "Core.framework"])
        text.target("Kit", type: "framework", product: "Kit.framework", sources: ["Kit/K.swift"])
        text.target("Core", type: "framework", product: "Core.framework", sources: ["Core/C.swift"])
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": text.text, "App/A.swift": "@main class A {}",
            "Kit/K.swift": "import UIKit\n@testable import Core\n", "Core/C.swift": "// import Kit\nimport App\n",
        ])
        let plan = try folder.plan()
        #expect(plan.targets.first { $0.name == "Kit" }?.dependencies == ["Core"])
        #expect(plan.targets.first { $0.name == "Core" }?.dependencies == [])
    }

    @Test func `folders hold only what is the target's`() throws {
        let plan = try shop().plan()
        let app = try #require(plan.targets.first { $0.name == "Shop" })
        #expect(app.path == ".")
        #expect(
            app.excluded == [
                "App/Extra.swift", "App/Old.m", "App/de.lproj/Other.strings", "Kit", "Modules", "README.md", "Shared",
                "Shop.xcodeproj", "Tests", "UI", "Widget",
            ])
        #expect(app.resources.map(\.path) == ["App/Main.storyboard", "App/de.lproj/L.strings"])
        #expect(app.resources.map(\.isLocalized) == [false, true])
        #expect(plan.targets.last?.path == "Tests")
    }

    @Test func `a file of two targets is linked into the second, unless its tests see it`() throws {
        let folder = try shop()
        let plan = try folder.plan()
        #expect(folder.inner(plan.links.map(\.path)) == ["LayoutSimLinks/Shop/S.swift"])
        #expect(folder.inner(plan.links.map(\.original)) == ["Shared/S.swift"])
    }

    @Test func `what a bridging header imports, a file imports for the whole target`() throws {
        var text = ProjectText()
        text.target("Shop", sources: ["A.swift"], settings: "SWIFT_OBJC_BRIDGING_HEADER = Bridge.h;")
        let header = """
            #include <sys/types.h>
            #import <CommonCrypto/CommonHMAC.h>
            @import CoreLocation;
            #import "Own.h"
            //#import <Old/Old.h>
            """
        let folder = try ProjectFolder([
            "Shop.xcodeproj/project.pbxproj": text.text, "A.swift": "", "Bridge.h": header,
        ])
        let plan = try folder.plan()
        #expect(folder.inner(plan.links.map(\.path)) == ["LayoutSimLinks/Shop/BridgedModules.swift"])
        #expect(plan.links.map(\.text) == ["@_exported import CommonCrypto\n@_exported import CoreLocation\n"])
        #expect(plan.targets[0].excluded == ["Bridge.h", "Shop.xcodeproj"])
    }

    @Test func `the manifest says language, isolation, features and conditions`() throws {
        let plan = try shop().plan()
        #expect(
            plan.targets.map(\.settings) == [
                [".swiftLanguageMode(.v4_2)"],
                [
                    ".swiftLanguageMode(.v6)", ".defaultIsolation(MainActor.self)",
                    ".enableUpcomingFeature(\"ExistentialAny\")", ".define(\"DEMO\")",
                ], [],
            ])
        for part in [
            "// swift-tools-version: 6.2\n", "defaultLocalization: \"en\"", "platforms: [.iOS(\"16.4\")]",
            ".package(path: \"Modules\")", ".product(name: \"Design\", package: \"Modules\")",
            ".executableTarget(\n            name: \"Shop\"", ".process(\"App/de.lproj/L.strings\")",
            ".copy(\"App/Main.storyboard\")", "swiftLanguageModes: [.v5]",
        ] { #expect(plan.manifest.contains(part), "\(part) in \(plan.manifest)") }
    }

    @Test func `packages that are not here are fetched, in the version that Xcode resolved`() throws {
        let folder = try shop()
        let plan = try folder.plan(nil, PackagePlan.Surroundings(provided: ["swift-snapshot-testing"]))
        let address = "https://example.com/a/Far.git"
        #expect(plan.packages == [.folder("Modules"), .url(address, .any)])
        #expect(plan.manifest.contains(".product(name: \"Far\", package: \"Far\")"))
        try folder.write(
            """
            {"pins": [{"identity": "far", "location": "\(address)", "state": {"revision": "ab", "version": "1.2.3"}}]}
            """, to: "Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        #expect(try folder.plan().packages.contains(.url(address, .exact("1.2.3"))))
        #expect(try folder.plan().manifest.contains(".package(url: \"\(address)\", exact: \"1.2.3\")"))
        #expect(
            plan.notes.contains {
                $0.hasSuffix("package swift-snapshot-testing is left out: LayoutSim has its modules")
            })
        try folder.write("", to: "SourcePackages/checkouts/Far/Package.swift")
        let root = folder.path
        let checkedOut = try folder.plan(
            nil, PackagePlan.Surroundings { $0 == "Far" ? "\(root)/SourcePackages/checkouts/Far" : nil })
        #expect(checkedOut.packages.prefix(2) == [.folder("Modules"), .folder("SourcePackages/checkouts/Far")])
        #expect(checkedOut.manifest.contains(".product(name: \"Far\", package: \"Far\")"))
    }

    @Test func `a package in a folder that needs one that is not there is left out`() throws {
        let folder = try shop(files: [
            "Modules/Package.swift": """
            dependencies: [.package(name: "Keys", path: "../Keys")], products: [.library(name: "Design", targets: [])]
            """
        ])
        #expect(try folder.plan().notes.contains { $0.hasSuffix("it needs \(folder.path)/Keys, which is not there") })
        #expect(try !folder.plan().packages.contains(.folder("Modules")))
        try folder.write("", to: "Keys/Package.swift")
        #expect(try folder.plan().packages.first == .folder("Modules"))
    }

    @Test func `another target is taken by its name, and an unknown one is an error`() throws {
        let folder = try shop(
            { $0.target("Demo", sources: ["Demo/D.swift"]) }, files: ["Demo/D.swift": "@main class D {}"])
        #expect(try folder.plan(nil, target: "Demo").targets.map(\.name) == ["Demo"])
        let error = try #require(throws: ProjectFileError.self) { try folder.plan(nil, target: "Dem") }
        #expect(
            error.message
                == "no target 'Dem' with Swift files; there are: Shop, Kit, Widget, ShopTests, ShopUITests, Demo")
    }

    @Test func `catalogs of one name are all in the app, as in Xcode, which merges them`() throws {
        var text = ProjectText()
        text.target("Shop", sources: ["A.swift"], resources: ["X/Assets.xcassets", "Y/Assets.xcassets"])
        let folder = try ProjectFolder([
            "Shop.xcodeproj/project.pbxproj": text.text, "A.swift": "", "X/Assets.xcassets/Contents.json": "",
            "Y/Assets.xcassets/Contents.json": "",
        ])
        let plan = try folder.plan()
        let link = "LayoutSimLinks/Shop/_Assets.xcassets"
        #expect(plan.targets[0].resources.map(\.path) == ["X/Assets.xcassets", link])
        #expect(plan.links.map(\.isResource) == [true])
        #expect(folder.inner(plan.links.map(\.path)) == [link])
        #expect(plan.targets[0].excluded == ["Shop.xcodeproj", "Y"])
    }

    @Test func `a package in a folder that fetches others is a line`() throws {
        let folder = try shop(files: [
            "Modules/Package.swift": """
            dependencies: [.package(url: "https://example.com/Log.git", from: "1.0.0")],
            products: [.library(name: "Design", targets: [])]
            """
        ])
        let plan = try folder.plan()
        #expect(plan.packages.first == .folder("Modules"))
        #expect(
            plan.notes.contains { $0.hasSuffix("package Modules needs Log, which SwiftPM fetches") }, "\(plan.notes)")
    }

    @Test func `resources of one name are a line, since SwiftPM accepts one`() throws {
        var text = ProjectText()
        text.target("Shop", sources: ["A.swift"], resources: ["X/a.json", "Y/a.json"])
        let folder = try ProjectFolder([
            "Shop.xcodeproj/project.pbxproj": text.text, "A.swift": "", "X/a.json": "", "Y/a.json": "",
        ])
        let plan = try folder.plan()
        #expect(plan.targets[0].resources.map(\.path) == ["X/a.json"])
        #expect(plan.targets[0].excluded == ["Shop.xcodeproj", "Y"])
        #expect(plan.notes.contains { $0.contains("Y/a.json is left out") })
    }

    @Test(arguments: ["Library/Info.plist", "Library/info.plist"])
    func `a file that SwiftPM takes for no resource is none`(_ path: String) throws {
        var text = ProjectText()
        text.target("Shop", sources: ["A.swift"], resources: [path, "Library/a.json"])
        let folder = try ProjectFolder([
            "Shop.xcodeproj/project.pbxproj": text.text, "A.swift": "", path: "", "Library/a.json": "",
        ])
        let plan = try folder.plan()
        #expect(plan.targets[0].resources.map(\.path) == ["Library/a.json"])
        #expect(plan.targets[0].excluded.contains(path))
    }
}
