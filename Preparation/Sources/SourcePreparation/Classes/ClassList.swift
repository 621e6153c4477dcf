import Dispatch
import Foundation
import Synchronization

/// The classes that sources declare, as JSON.
public enum ClassList {
    /// Returns the classes of all Swift files in files and folders, in the order of paths and lines.
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
        return String(decoding: try encoder.encode(classes(of: files)), as: UTF8.self)
    }

    static func classes(of files: [String]) -> [DeclaredClass] {
        let found = Mutex([String: FoundClasses]())
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            guard let data = FileManager.default.contents(atPath: files[index]) else { return }
            let source = Array(data)
            guard source.mentionsClasses else { return }
            let classes = FoundClasses(in: source)
            found.withLock { $0[files[index]] = classes }
        }
        return merged(found.withLock { $0 })
    }

    /// Adds the initializers in extensions to their classes, wherever they are declared.
    private static func merged(_ found: [String: FoundClasses]) -> [DeclaredClass] {
        let sorted = found.sorted { $0.key < $1.key }
        var extended: [String: [DeclaredClass.Initializer]] = [:]
        for (_, found) in sorted { extended.merge(found.extended) { $0 + $1 } }
        return sorted.flatMap { file, found in
            found.classes.map { declared in
                var declared = declared
                declared.file = file
                declared.initializers += extended[declared.name] ?? []
                return declared
            }
        }
    }
}

extension [UInt8] {
    /// Whether the source may contain a class or an extension, determined without parsing.
    fileprivate var mentionsClasses: Bool {
        let text = String(decoding: self, as: UTF8.self)
        return text.contains("class ") || text.contains("extension ")
    }
}
