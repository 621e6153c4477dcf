import Foundation
@testable import LayoutSimXcodeProjects
import Testing

@Suite struct ProjectSearchTests {
    private static let empty = {
        var text = ProjectText(); text.target("Shop", sources: ["Shop/A.swift"]); return text.text
    }()
    private static let workspace = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version="1.0">
            <Group location="container:Code"><FileRef location="group:Shop/Shop.xcodeproj"/></Group>
            <FileRef location="group:Kit/Kit.xcodeproj"/>
            <FileRef location="group:Pods/Pods.xcodeproj"/>
        </Workspace>
        """

    private func search(_ paths: [String], workspace: String? = nil) throws -> String? {
        let folder = try ProjectFolder(
            Dictionary(uniqueKeysWithValues: paths.map { ($0 + "/project.pbxproj", Self.empty) }))
        if let workspace { try folder.write(Self.workspace, to: workspace + "/contents.xcworkspacedata") }
        return try ProjectSearch(in: folder.path).map { folder.inner([$0.path])[0] }
    }

    @Test func `the nearest project is taken, and none of dependencies`() throws {
        #expect(
            try search(["App/Shop.xcodeproj", "App/Samples/Demo.xcodeproj", "Pods/Pods.xcodeproj"])
                == "App/Shop.xcodeproj")
        #expect(try search(["Shop.xcodeproj", "App/Demo.xcodeproj"]) == "Shop.xcodeproj")
        #expect(try search([]) == nil)
        #expect(try search(["Pods/Pods.xcodeproj"]) == nil)
    }

    @Test func `a link to a project that is not there is none`() throws {
        let folder = try ProjectFolder(["App/Shop.xcodeproj/project.pbxproj": Self.empty])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/_Pods.xcodeproj", withDestinationPath: "Pods/Pods.xcodeproj")
        #expect(try ProjectSearch(in: folder.path).map { folder.inner([$0.path])[0] } == "App/Shop.xcodeproj")
    }

    @Test func `of several that are equally near, that is taken which has the name of its folder or workspace`() throws
    {
        #expect(try search(["Shop/Shop.xcodeproj", "Kit/Tools.xcodeproj"]) == "Shop/Shop.xcodeproj")
        #expect(try search(["Shop.xcodeproj", "Kit.xcodeproj"], workspace: "Shop.xcworkspace") == "Shop.xcodeproj")
        let error = try #require(throws: ProjectFileError.self) { try search(["A.xcodeproj", "B.xcodeproj"]) }
        #expect(error.message.contains("A.xcodeproj") && error.message.contains("B.xcodeproj"))
    }

    @Test func `a workspace leads to its projects`() throws {
        let found = try search(["Code/Shop/Shop.xcodeproj", "Kit/Kit.xcodeproj"], workspace: "Shop.xcworkspace")
        #expect(found == "Code/Shop/Shop.xcodeproj")
    }

    @Test func `a framework of another project of the workspace becomes a target`() throws {
        var app = ProjectText()
        app.target("Shop", sources: ["A.swift"], linked: ["Kit.framework"])
        var kit = ProjectText()
        kit.target("Kit", type: "framework", product: "Kit.framework", sources: ["K.swift"])
        let folder = try ProjectFolder([
            "Code/Shop/Shop.xcodeproj/project.pbxproj": app.text, "Code/Shop/A.swift": "",
            "Kit/Kit.xcodeproj/project.pbxproj": kit.text, "Kit/K.swift": "",
            "Shop.xcworkspace/contents.xcworkspacedata": Self.workspace,
        ])
        let plan = try folder.plan("Shop.xcworkspace")
        #expect(plan.root == folder.path)
        #expect(plan.targets.map(\.path) == ["Kit", "Code/Shop"])
        #expect(plan.targets.map(\.dependencies) == [[], ["Kit"]])
        let inner = try folder.plan("Shop.xcworkspace", within: folder.path + "/Code")
        #expect(inner.targets.map(\.name) == ["Shop"])
        #expect(inner.notes.contains { $0.contains("target Kit is left out") })
    }

    @Test(arguments: [("Pods_Shop.framework", "Pods-Shop.framework"), ("Pods-Shop", "Pods_Shop.framework")])
    func `a product is linked by its name, or by its path if that alone is a file's`(
        _ name: String, _ path: String
    ) throws {
        var app = ProjectText()
        app.target("Shop", sources: ["A.swift"], linked: ["Pods_Shop.framework"])
        var kit = ProjectText()
        kit.target("Kit", type: "framework", product: path, sources: ["K.swift"])
        let text = kit.text.replacing("path = \"\(path)\"", with: "name = \"\(name)\"; path = \"\(path)\"")
        let folder = try ProjectFolder([
            "Code/Shop/Shop.xcodeproj/project.pbxproj": app.text, "Code/Shop/A.swift": "",
            "Kit/Kit.xcodeproj/project.pbxproj": text, "Kit/K.swift": "",
            "Shop.xcworkspace/contents.xcworkspacedata": Self.workspace,
        ])
        #expect(try folder.plan("Shop.xcworkspace").targets.map(\.name) == ["Kit", "Shop"])
    }

    @Test func `a library most of whose files need one in another language is left out with it`() throws {
        var app = ProjectText()
        app.target("Shop", sources: ["A.swift"], linked: ["Store.framework", "Kit.framework"])
        var pods = ProjectText()
        pods.target("Core", type: "framework", product: "Core.framework", sources: ["C.m"])
        pods.target(
            "Store", type: "framework", product: "Store.framework", sources: ["S.swift", "T.swift", "U.swift"],
            linked: ["Core.framework"])
        pods.target("Kit", type: "framework", product: "Kit.framework", sources: ["K.swift", "L.swift"])
        let folder = try ProjectFolder([
            "Code/Shop/Shop.xcodeproj/project.pbxproj": app.text, "Code/Shop/A.swift": "",
            "Kit/Kit.xcodeproj/project.pbxproj": pods.text, "Kit/C.m": "", "Kit/S.swift": "import Core",
            "Kit/T.swift": "import Core", "Kit/U.swift": "", "Kit/K.swift": "import Core", "Kit/L.swift": "",
            "Shop.xcworkspace/contents.xcworkspacedata": Self.workspace,
        ])
        let plan = try folder.plan("Shop.xcworkspace")
        #expect(plan.targets.map(\.name) == ["Kit", "Shop"])
        let note = "target Store is left out: most of its files import Core, which is not in Swift"
        #expect(plan.notes.contains { $0.hasSuffix(note) })
    }
}
