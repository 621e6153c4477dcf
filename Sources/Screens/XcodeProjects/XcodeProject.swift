import LayoutSimFiles

/// An Xcode project: its targets and the packages that it uses.
package struct XcodeProject: Sendable {
    /// The path of the `.xcodeproj` folder.
    package let path: String
    /// The absolute path of the folder to which its paths are relative, `SRCROOT`.
    package let folder: String
    /// The targets, in the order of the project.
    package let targets: [XcodeTarget]
    /// The packages, in the order of the project.
    package let packages: [PackageReference]
    /// The absolute paths of other projects that it contains.
    package let projects: [String]
    /// The language of development, such as `en`.
    package let developmentLanguage: String?
    /// The languages into which it is translated.
    package let languages: [String]

    /// The name: that of the folder without its extension.
    package var name: String { String(File(path).name.dropLast(".xcodeproj".count)) }

    /// Reads `project.pbxproj` and what it names in a `.xcodeproj` folder.
    package init(contentsOf path: String) throws {
        let file = File(path + "/project.pbxproj")
        try self.init(PropertyList(contentsOf: file), path: path)
    }

    private init(_ list: PropertyList, path: String) throws {
        let objects = try ProjectObjects(list, file: path + "/project.pbxproj")
        self.path = path
        let own = PathText.folder(of: File(path).absolutePath)
        folder = PathText.joined(own, objects.root.string("projectDirPath") ?? "")
        let tree = ProjectTree(objects, folder: folder)
        let reader = TargetReader(objects, tree, folder: folder, path: path)
        targets = objects.list(objects.root, "targets").map { reader.target($0) }
        packages = PackageReference.all(in: objects, tree, folder: folder)
        projects = tree.order.compactMap { tree.paths[$0] }.filter { $0.hasSuffix(".xcodeproj") && File($0).isFolder }
        developmentLanguage = objects.root.string("developmentRegion").map(XcodeProject.code)
        var seen: Set<String> = ["Base"]
        languages = objects.root.strings("knownRegions").map(XcodeProject.code).filter { seen.insert($0).inserted }
    }

    /// Returns the code of a language that old projects name in English.
    private static func code(_ name: String) -> String {
        let names = [
            "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
            "Dutch": "nl",
        ]
        return names[name] ?? name
    }
}
