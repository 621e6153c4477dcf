import LayoutSimFiles
import LayoutSimXcodeProjects

extension SwiftPackage {
    /// Finds the package at a path, or else the one around the working directory; where there is none, writes that of
    /// the Xcode project there.
    init(orProjectAt path: String?) throws {
        if let found = try? SwiftPackage(path: path, scratch: nil) {
            self = found
            guard try !isInPlaceOfProject else {
                throw SwiftError(.manifestWithoutCode(File(root + "/Package.swift").path(from: ".")))
            }
            return
        }
        if let path, !File(path).exists { throw SwiftError(.missing(path)) }
        guard let project = try ProjectInit(path ?? ".", target: nil) else {
            throw SwiftError(path.map(SwiftError.Reason.notPackage) ?? .noPackage)
        }
        if !File(project.root + "/Package.swift").exists { try project.write() }
        try self.init(path: project.root, scratch: nil)
    }

    /// Whether the manifest has no code, and the folder has the project of an app.
    private var isInPlaceOfProject: Bool {
        get throws {
            guard FollowedProject(in: root) == nil, (try? ProjectSearch(in: root)) != nil else { return false }
            return try targets().filter { $0.kind != "test" }.allSatisfy { !$0.hasCode }
        }
    }
}

extension PackageTarget {
    /// Whether it compiles Swift files.
    fileprivate var hasCode: Bool {
        let files = (try? Folder(folder).files(endingIn: [".swift"])) ?? []
        return files.contains { file in !excluded.contains { file == $0 || file.hasPrefix($0 + "/") } }
    }
}
