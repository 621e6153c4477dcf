@testable import LayoutSimXcodeProjects
import Testing

@Suite struct XcodeProjectTests {
    @Test func `a target has the files of its phases, wherever their groups are`() throws {
        var text = ProjectText()
        text.add("views", "isa = PBXGroup; children = (deep, localized); path = App; sourceTree = \"<group>\";")
        text.add("deep = {isa = PBXFileReference; path = Views/Deep.swift; sourceTree = \"<group>\";};")
        text.add("localized = {isa = PBXVariantGroup; children = (en, de); sourceTree = \"<group>\";};")
        text.add("en = {isa = PBXFileReference; path = en.lproj/L.strings; sourceTree = \"<group>\";};")
        text.add("de = {isa = PBXFileReference; path = de.lproj/L.strings; sourceTree = \"<group>\";};")
        text.add("bf = {isa = PBXBuildFile; fileRef = deep;};")
        text.target(
            "Shop", sources: ["A.swift", "Old.m", "Gone.swift"],
            resources: ["Main.storyboard", "id:localized", "Info.plist"],
            settings: "INFOPLIST_FILE = \"$(SRCROOT)/Info.plist\";")
        let folder = try ProjectFolder([
            "Shop.xcodeproj/project.pbxproj": text.text.replacing(
                "files = (b_Shop_f_A_swift", with: "files = (bf, b_Shop_f_A_swift"),
            "A.swift": "", "Old.m": "", "App/Views/Deep.swift": "", "App/en.lproj/L.strings": "",
            "App/de.lproj/L.strings": "", "Main.storyboard": "", "Info.plist": "",
        ])
        let target = try #require(try folder.project().targets.first)
        #expect(folder.inner(target.sources) == ["A.swift", "App/Views/Deep.swift"])
        #expect(
            folder.inner(target.resources) == ["App/de.lproj/L.strings", "App/en.lproj/L.strings", "Main.storyboard"])
        #expect(target.missing == ["Gone.swift"])
        #expect(target.otherCode == 1)
        #expect(target.kind == .application)
    }

    @Test func `a synchronized folder gives its files to its targets, except for exceptions`() throws {
        var text = ProjectText()
        text.add(
            "app",
            "isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; exceptions = (e1, e2, e3);"
        )
        text.add(
            "e1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Shop; membershipExceptions = (Info.plist, Legacy, \"/Localized: Cut.strings\");};"
        )
        text.add(
            "e2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = Widget; membershipExceptions = (Model/Item.swift);};"
        )
        text.add(
            "e3 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = copy; membershipExceptions = (tool.json);};"
        )
        text.add("copy = {isa = PBXCopyFilesBuildPhase; files = ();};")
        text.target("Shop", groups: ["app"])
        text.target("Widget", type: "app-extension")
        let folder = try ProjectFolder([
            "Shop.xcodeproj/project.pbxproj": text.text.replacing(
                "PBXFrameworksBuildPhase_Shop)", with: "PBXFrameworksBuildPhase_Shop, copy)"),
            "App/Shop.swift": "", "App/Model/Item.swift": "", "App/Legacy/Old.swift": "", "App/Info.plist": "",
            "App/A.xcassets/Contents.json": "", "App/de.lproj/Cut.strings": "", "App/de.lproj/L.strings": "",
            "App/tool.json": "", "App/.hidden.json": "", "App/Bridge.h": "", "App/Kit/Package.swift": "",
            "App/Kit/K.swift": "",
        ])
        let targets = try folder.project().targets
        #expect(folder.inner(targets[0].sources) == ["App/Model/Item.swift", "App/Shop.swift"])
        #expect(folder.inner(targets[0].resources) == ["App/A.xcassets", "App/de.lproj/L.strings"])
        #expect(folder.inner(targets[1].sources) == ["App/Model/Item.swift"])
        #expect(targets[1].kind == .other("app-extension"))
    }

    @Test func `files are found without regard to case, as on Macs`() throws {
        var text = ProjectText()
        text.target("Shop", sources: ["app/views/A.swift"])
        let folder = try ProjectFolder(["Shop.xcodeproj/project.pbxproj": text.text, "App/Views/a.swift": ""])
        #expect(try folder.inner(folder.project().targets[0].sources) == ["App/Views/a.swift"])
    }

    @Test func `an absolute path on the author's machine is found by its end`() throws {
        var text = ProjectText()
        text.target(
            "Shop", sources: ["A.swift", "/Users/somebody/Desktop/Shop/App/Model/B.swift", "/Users/Gone.swift"])
        let folder = try ProjectFolder([
            "Shop.xcodeproj/project.pbxproj": text.text, "A.swift": "", "App/Model/B.swift": "", "B.swift": "",
        ])
        #expect(try folder.inner(folder.project().targets[0].sources) == ["A.swift", "App/Model/B.swift"])
    }

    @Test func `settings are those of the target over the project, for debugging`() throws {
        var text = ProjectText(settings: "SDKROOT = iphoneos; SWIFT_VERSION = 5.0; FLAGS = (a, \"b c\");")
        text.target(
            "Shop", sources: ["A.swift"], settings: "PRODUCT_NAME = \"My $(TARGET_NAME)\"; FLAGS = \"$(inherited) d\";")
        let folder = try ProjectFolder(["Shop.xcodeproj/project.pbxproj": text.text, "A.swift": ""])
        let target = try #require(try folder.project().targets.first)
        #expect(target.settings["SWIFT_VERSION"] == "5.0")
        #expect(target.settings.words("FLAGS") == ["a", "b c", "d"])
        #expect(target.module == "My_Shop")
        #expect(target.settings["SRCROOT"] == folder.path)
    }

    @Test(
        arguments: [
            ("{objects = {};}", "rootObject"), ("{}", "objects"),
            ("{objects = {a = {};}; rootObject = b;}", "rootObject"),
        ])
    func `what is no project is an error`(text: String, part: String) throws {
        let folder = try ProjectFolder(["Shop.xcodeproj/project.pbxproj": text])
        let error = try #require(throws: ProjectFileError.self) { try folder.project() }
        #expect(error.description.contains("project.pbxproj:1: error: ") && error.message.contains(part), "\(error)")
    }

    @Test func `groups that contain themselves and names of nothing do no harm`() throws {
        let folder = try ProjectFolder([
            "Shop.xcodeproj/project.pbxproj": """
            {objects = {
                p = {isa = PBXProject; mainGroup = g; targets = (t, gone); buildConfigurationList = l;};
                g = {isa = PBXGroup; children = (g, x, t);};
                l = {buildConfigurations = (l);};
                t = {isa = PBXNativeTarget; buildPhases = (s, t); dependencies = (t); fileSystemSynchronizedGroups = (g);};
                s = {isa = PBXSourcesBuildPhase; files = (s, g, b);};
                b = {isa = PBXBuildFile; fileRef = b;};
            }; rootObject = p;}
            """
        ])
        #expect(try folder.project().targets.map(\.sources) == [[]])
    }
}
