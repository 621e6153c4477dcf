import LayoutSimFiles

/// Reads the build settings of a project and its targets: those for debugging, or else the first.
struct ConfigurationReader {
    private let objects: ProjectObjects
    private let tree: ProjectTree
    private let folder: String
    private let path: String
    private let project: [[String: String]]
    private let missing: [String]

    init(_ objects: ProjectObjects, _ tree: ProjectTree, folder: String, path: String) {
        (self.objects, self.tree, self.folder, self.path) = (objects, tree, folder, path)
        let own = ConfigurationReader.configuration(of: objects.root, objects)
        project = own.map { ConfigurationReader.layers($0, objects, tree) } ?? []
        missing = own.map { ConfigurationReader.missing($0, objects, tree) } ?? []
    }

    /// Returns the paths of files of settings that a target or the project names and that do not exist.
    func missingFiles(of target: ProjectObjects.Object) -> [String] {
        let own = ConfigurationReader.configuration(of: target, objects)
        return missing + (own.map { ConfigurationReader.missing($0, objects, tree) } ?? [])
    }

    func settings(of target: ProjectObjects.Object, name: String) -> BuildSettings {
        let configuration = ConfigurationReader.configuration(of: target, objects)
        let own = configuration.map { ConfigurationReader.layers($0, objects, tree) } ?? []
        let title = String(PathText.name(of: path).dropLast(".xcodeproj".count))
        let defaults = [
            "SRCROOT": folder, "SOURCE_ROOT": folder, "PROJECT_DIR": folder, "PROJECT_NAME": title, "PROJECT": title,
            "PROJECT_FILE_PATH": path, "TARGET_NAME": name, "TARGETNAME": name, "TARGET": name,
            "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "CONFIGURATION": configuration?.string("name") ?? "Debug",
            "PLATFORM_NAME": "iphonesimulator",
            "DEVELOPMENT_LANGUAGE": objects.root.string("developmentRegion") ?? "en",
        ]
        return BuildSettings([defaults] + project + own, configuration: configuration?.string("name") ?? "Debug")
    }

    private static func configuration(
        of object: ProjectObjects.Object, _ objects: ProjectObjects
    ) -> ProjectObjects.Object? {
        guard let list = objects[object.string("buildConfigurationList")] else { return nil }
        let all = objects.list(list, "buildConfigurations")
        return all.first { $0.string("name") == "Debug" }
            ?? all.first { $0.string("name")?.lowercased().contains("debug") == true } ?? all.first
    }

    /// Returns the settings of a configuration: those of its file, and its own above them.
    private static func layers(
        _ configuration: ProjectObjects.Object, _ objects: ProjectObjects, _ tree: ProjectTree
    ) -> [[String: String]] {
        let file = file(of: configuration, objects, tree).flatMap { try? ConfigurationFile($0) }
        let own = (configuration.fields["buildSettings"]?.entries ?? []).map { entry in
            (entry.key, entry.value.string ?? entry.value.strings.map(quotedIfSpaced).joined(separator: " "))
        }
        return [file?.settings ?? [:], Dictionary(own) { $1 }]
    }

    private static func missing(
        _ configuration: ProjectObjects.Object, _ objects: ProjectObjects, _ tree: ProjectTree
    ) -> [String] {
        guard let file = file(of: configuration, objects, tree) else { return [] }
        return File(file).exists ? (try? ConfigurationFile(file))?.missing ?? [] : [file]
    }

    private static func quotedIfSpaced(_ word: String) -> String { word.contains(" ") ? "\"\(word)\"" : word }

    private static func file(
        of configuration: ProjectObjects.Object, _ objects: ProjectObjects, _ tree: ProjectTree
    ) -> String? {
        if let path = configuration.string("baseConfigurationReference").flatMap({ tree.paths[$0] }) { return path }
        guard let anchor = configuration.string("baseConfigurationReferenceAnchor").flatMap({ tree.paths[$0] }),
            let path = configuration.string("baseConfigurationReferenceRelativePath")
        else { return nil }
        return PathText.joined(anchor, path)
    }
}
