import LayoutSimFiles
import LayoutSimJSON

/// The records of runs.
struct RunRecords {
    /// The newest record of each variant, with the folder of its run.
    private(set) var variants: [SnapshotKey: (record: RunRecord, folder: RunFolder)] = [:]
    private(set) var declarations: [Declaration] = []
    /// The commit that each run recorded.
    private(set) var origins: [RunOrigin?] = []
    private var orphaned: Set<SnapshotKey> = []

    /// Reads the records of a run, except for an incomplete last one.
    mutating func add(_ folder: RunFolder) throws {
        let file = folder.recordFile
        var origin: RunOrigin?
        for line in try file.contents().split(separator: UInt8(ascii: "\n")) {
            guard let node = try? JSONDocument(parsing: Array(line), file: file.path).root else { continue }
            if try node.optionalMember("commit") != nil {
                origin = try RunOrigin(node)
            } else if try node.optionalMember("declares") == nil {
                let record = try RunRecord(node)
                variants[record.key] = (record, folder)
            } else {
                let (declaration, orphans) = try Declaration.read(node)
                declarations.append(declaration)
                orphaned.formUnion(orphans)
            }
        }
        origins.append(origin)
    }

    /// Replaces the record of a variant with that of another run.
    mutating func replace(_ key: SnapshotKey, by record: RunRecord, of folder: RunFolder) {
        variants[key] = (record, folder)
    }

    /// The records of all variants, sorted by key.
    var sorted: [(record: RunRecord, folder: RunFolder)] {
        variants.values.sorted { $0.record.key < $1.record.key }
    }

    /// Goldens that no declaration of their screen includes, sorted.
    var orphans: [SnapshotKey] { orphaned.subtracting(declarations.flatMap(\.keys)).sorted() }

    /// Declared variants without a record, sorted.
    var missing: [SnapshotKey] { Set(declarations.flatMap(\.keys)).subtracting(variants.keys).sorted() }
}
