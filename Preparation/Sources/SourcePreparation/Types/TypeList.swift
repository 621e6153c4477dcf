import Dispatch
import Foundation
import Synchronization

/// The types that sources declare, as JSON.
public enum TypeList {
    /// Returns the types of all Swift files in files and folders, in the order of paths and lines.
    ///
    /// - Parameter excluded: Files and folders that are not compiled.
    public static func json(_ paths: [String], excluded: Set<String> = []) throws -> String {
        let files = Set(
            paths.flatMap { path in
                FileStamp(path)?.isFolder == true ? Folders.swiftFiles(below: path, excluded: excluded) : [path]
            }
        ).sorted()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(types(of: files)), as: UTF8.self)
    }

    static func types(of files: [String]) -> [DeclaredType] {
        let found = Mutex([String: FoundTypes]())
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            guard let data = FileManager.default.contents(atPath: files[index]) else { return }
            let types = FoundTypes(in: Array(data))
            found.withLock { $0[files[index]] = types }
        }
        return merged(found.withLock { $0 })
    }

    /// Adds the initializers and protocols of extensions to their types, wherever they are declared.
    private static func merged(_ found: [String: FoundTypes]) -> [DeclaredType] {
        let sorted = found.sorted { $0.key < $1.key }
        var extended: [String: [DeclaredType.Initializer]] = [:]
        var conformances: [String: [String]] = [:]
        for (_, found) in sorted {
            extended.merge(found.extended) { $0 + $1 }
            conformances.merge(found.conformances) { $0 + $1 }
        }
        return sorted.flatMap { file, found in
            found.types.map { declared in
                var declared = declared
                declared.file = file
                declared.initializers += extended[declared.name] ?? []
                declared.inherited += conformances[declared.name] ?? []
                return declared
            }
        }
    }
}
