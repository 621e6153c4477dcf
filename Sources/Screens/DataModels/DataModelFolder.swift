import LayoutSimFiles
import LayoutSimXML

/// A model on disk: the folder `NAME.xcdatamodeld` with its versions, or one version, `NAME.xcdatamodel`.
package struct DataModelFolder {
    /// The path of the folder.
    package let path: String

    /// Creates the value for a folder's path.
    package init(_ path: String) { self.path = path.last == "/" ? String(path.dropLast()) : path }

    /// Returns the current version of the model.
    package func model() throws -> DataModel { try read(currentVersion()) }

    /// Returns all versions with their names, the current one first and the others by name.
    package func versions() throws -> [(name: String, model: DataModel)] {
        let current = try currentVersion()
        let all = path.hasSuffix(".xcdatamodel") ? [path] : try names().map { "\(path)/\($0)" }
        return try ([current] + all.filter { $0 != current }).map { version in
            (String((version.split(separator: "/").last ?? "").dropLast(".xcdatamodel".count)), try read(version))
        }
    }

    private func read(_ version: String) throws -> DataModel {
        let file = File(version + "/contents")
        guard file.exists else {
            throw DataModelError(version, "the model has no file 'contents'; open it in Xcode and save it again")
        }
        return try DataModel(parsing: file.contents(), file: file.path)
    }

    private func names() throws -> [String] {
        try Folder(path).names().filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    }

    /// Returns the path of the version that `.xccurrentversion` names, or of the only one.
    private func currentVersion() throws -> String {
        if path.hasSuffix(".xcdatamodel") { return path }
        let names = try names()
        let choice = File(path + "/.xccurrentversion")
        if choice.exists {
            let list: XMLElement
            do { list = try XMLElement(parsing: (try? choice.contents()) ?? []) } catch {
                throw DataModelError(choice.path, line: error.line, "\(error.reason); choose the version in Xcode")
            }
            let entries = list.children(of: "dict")
            let key = entries.firstIndex { $0.text == "_XCCurrentVersionName" }
            if let key, entries.indices.contains(key + 1) {
                let name = entries[key + 1].text
                guard names.contains(name) else {
                    throw DataModelError(
                        choice.path, line: entries[key + 1].line,
                        "the current version '\(name)' does not exist; choose another in Xcode")
                }
                return "\(path)/\(name)"
            }
        }
        guard let first = names.first else {
            throw DataModelError(path, "the folder has no .xcdatamodel; open the model in Xcode and save it again")
        }
        return "\(path)/\(first)"
    }
}
