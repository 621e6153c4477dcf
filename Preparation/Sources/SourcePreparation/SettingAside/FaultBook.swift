import Foundation

/// What is set aside in the sources of a package, kept between builds.
struct FaultBook: Codable, Sendable {
    /// A source of which parts are set aside.
    struct Entry: Codable, Sendable {
        /// The hash of the original's text.
        var original: String
        var faults: [Fault] = []
        /// The keys of members that are no longer found by them.
        var unknown: Set<String> = []
    }

    /// Identifies the library that the sources were compiled with.
    private(set) var stamp: String
    /// By the absolute paths of the originals.
    private(set) var files: [String: Entry] = [:]

    init(stamp: String) { self.stamp = stamp }

    /// All faults, in the order of files and lines.
    var faults: [Fault] {
        files.sorted { $0.key < $1.key }.flatMap { $0.value.faults.sorted { ($0.line, $0.need) < ($1.line, $1.need) } }
    }

    /// The modules whose imports are set aside in a file.
    func modules(in file: String) -> [String] {
        files[file]?.faults.filter { $0.kind == .module }.map(\.need) ?? []
    }

    /// Whether a file lacks a module that is not Apple's.
    var hasLostModules: Bool {
        files.values.contains { $0.faults.contains { $0.kind == .module && !AppleModules.contain($0.need) } }
    }

    /// Whether types have lost what they inherited.
    var hasLostSupertypes: Bool {
        files.values.contains { $0.faults.contains { $0.kind == .module || $0.kind == .inheritance } }
    }

    /// Adds what was set aside in a file.
    mutating func add(_ faults: [Fault], unknown: Set<String> = [], to file: String, original: String) {
        var entry = files[file] ?? Entry(original: original)
        entry.faults += faults
        entry.unknown.formUnion(unknown)
        files[file] = entry
    }

    /// Forgets the faults of files that changed or are gone, and those that changed files may have answered; returns
    /// the files whose faults are forgotten.
    ///
    /// - Parameters:
    ///   - hashes: The hashes of the texts of all files that are compiled.
    ///   - declared: The names that changed files declare.
    mutating func forget(unless hashes: [String: String], declared: Set<Substring>) -> [String] {
        var gone = Set(files.filter { hashes[$0.key] != $0.value.original }.keys)
        var needs: Set<String> = []
        while true {
            for file in gone { needs.formUnion(files[file]?.faults.flatMap(\.declaredNames) ?? []) }
            let more = files.filter { file, entry in
                !gone.contains(file)
                    && entry.faults.contains { fault in
                        fault.kind != .module && declared.contains(fault.lastWord)
                            || needs.contains(String(fault.lastWord))
                    }
            }
            if more.isEmpty { break }
            gone.formUnion(more.keys)
        }
        for file in gone { files[file] = nil }
        return gone.sorted()
    }

    /// The needs of declarations that were left out, by the last word of their names.
    var roots: [String: String] {
        faults.reduce(into: [:]) { roots, fault in
            for name in fault.declaredNames where roots[name] == nil { roots[name] = fault.cause }
        }
    }
}

extension Fault {
    /// The names that went with a declaration.
    var declaredNames: [String] {
        guard kind == .declaration || kind == .type, let last = subject.split(separator: ".").last else { return [] }
        return [String(last.prefix { $0 != "(" })]
    }

    /// The last word of what it needs.
    fileprivate var lastWord: Substring {
        isNamed ? need.split(separator: ".").last.map { $0.prefix { $0 != "(" } } ?? "" : ""
    }
}
