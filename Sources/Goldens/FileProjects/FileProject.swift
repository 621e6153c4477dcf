package import LayoutSimFiles
import LayoutSimSnapshots

/// The storyboards and xibs of a folder that also holds the goldens of their scenes.
package struct FileProject: Sendable {
    /// The folder that holds the goldens, relative to the working folder.
    package let root: String
    /// The settings, as modified by the command line.
    package let settings: FileProjectSettings
    /// The settings in `layoutsim.json`; `nil` if there is no such file, in which case goldens of other variants may be
    /// intentional.
    package let declared: FileProjectSettings?
    /// All files of the project, sorted by path.
    package let files: [ProjectFile]
    /// The files that are tested.
    package let chosen: [ProjectFile]
    /// The files that were named but do not exist.
    package let missing: [FileProjectError]

    /// Returns the settings file of a folder.
    package static func settingsFile(in root: String) -> File { File(join(root, FileProjectSettings.fileName)) }

    /// Creates the project that a folder's `layoutsim.json` describes, or only those of its files that are named.
    ///
    /// Throws a `FileError`, a `JSONError` or a `FileProjectError`.
    package init(
        configuredIn root: String, only names: [String] = [],
        changing change: (inout FileProjectSettings) throws -> Void = { _ in }
    ) throws {
        let file = FileProject.settingsFile(in: root)
        let declared = try FileProjectSettings(contentsOf: file)
        var settings = declared
        try change(&settings)
        let paths = try FileProject.paths(of: settings, below: root)
        let files = ProjectFile.files(at: paths.relative).map { ProjectFile(path: join(root, $0.path), name: $0.name) }
        guard !files.isEmpty || !paths.missing.isEmpty else { throw FileProjectError(file: file.path, .noFiles) }
        self.root = root
        self.settings = settings
        self.declared = declared
        self.files = files
        if names.isEmpty {
            chosen = files
            missing = paths.missing.map { FileProjectError(file: join(root, $0), .missing(isInSettings: true)) }
            return
        }
        let named = try FileProject.expanded(names)
        let chosen = Set(try named.paths.map { try FileProject.file(at: $0, among: files, settings: file) })
        self.chosen = files.filter(chosen.contains)
        missing = named.missing
    }

    /// Creates the project of a folder without settings from the files that are named.
    ///
    /// Throws a `FileError` or a `FileProjectError`.
    package init(of names: [String], in root: String, settings: FileProjectSettings) throws {
        let named = try FileProject.expanded(names)
        self.root = root
        self.settings = settings
        declared = nil
        files = ProjectFile.files(at: named.paths)
        chosen = files
        missing = named.missing
    }

    /// Returns the paths that settings name, relative to their folder, and those that do not exist.
    private static func paths(
        of settings: FileProjectSettings, below root: String
    ) throws -> (relative: [String], missing: [String]) {
        let patterns = settings.files.map(FilePattern.init)
        let excluded = settings.exclude.map(FilePattern.init)
        let found = try FileSearch.files(below: root).filter { path in patterns.contains { $0.matches(path) } }
        // Files in folders that are not searched count if they are named.
        let single = settings.files.filter { !FilePattern.hasWildcards($0) && !File(join(root, $0)).isFolder }
        let named = single.map { FileProject.normalized($0) }
        let all = Set(found + named).filter { path in !excluded.contains { $0.matches(path) } }
        let sorted = all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return (sorted.filter { File(join(root, $0)).exists }, sorted.filter { !File(join(root, $0)).exists })
    }

    /// Returns the paths that operands name, without duplicates: files, and those in folders.
    private static func expanded(_ names: [String]) throws -> (paths: [String], missing: [FileProjectError]) {
        var paths: [String] = []
        var missing: [FileProjectError] = []
        for name in names {
            if File(name).isFolder {
                let files = try FileSearch.files(below: name)
                guard !files.isEmpty else { throw FileProjectError(file: name, .emptyFolder) }
                paths += files.map { join(normalized(name), $0) }
            } else if !FileSearch.isInterfaceFile(name) {
                throw FileProjectError(file: name, .otherFile)
            } else if File(name).exists {
                paths.append(normalized(name))
            } else {
                missing.append(FileProjectError(file: name, .missing(isInSettings: false)))
            }
        }
        var known: Set<String> = []
        return (paths.filter { known.insert($0).inserted }, missing)
    }

    private static func file(at path: String, among files: [ProjectFile], settings: File) throws -> ProjectFile {
        let place = File(path).absolutePath
        guard let file = files.first(where: { File($0.path).absolutePath == place }) else {
            throw FileProjectError(file: path, .notInSettings(settings.path))
        }
        return file
    }

    /// Returns the path without `.` and repeated slashes.
    private static func normalized(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
        return path.hasPrefix("/") ? "/\(parts)" : parts.isEmpty ? "." : parts
    }
}

/// Returns a path in a folder, leaving out the folder if it is the working folder.
private func join(_ folder: String, _ path: String) -> String { folder == "." ? path : "\(folder)/\(path)" }
