import Foundation

/// What came of an attempt to set aside what the compiler refused.
public struct SettingAside: Codable, Sendable {
    /// The number of parts that are set aside now and were not before.
    public var count = 0
    /// The sources that are compiled and that changed by that.
    public var files: [String] = []
    /// The errors that are wrong on Apple's systems too, as the compiler wrote them.
    public var errorsOfUser: [String] = []
    /// Everything that is set aside.
    public var faults: [Fault] = []
    /// The number of bodies in the sources.
    public var bodies = 0
}

extension PreparedFolder {
    private var bookPath: String { "\(folder)/faults.json" }

    /// Reads what was set aside before, with the same library.
    func readBook() -> FaultBook { keptBook.flatMap { $0.stamp == stamp ? $0 : nil } ?? FaultBook(stamp: stamp) }

    private var keptBook: FaultBook? {
        FileManager.default.contents(atPath: bookPath).flatMap { try? JSONDecoder().decode(FaultBook.self, from: $0) }
    }

    /// Forgets what was set aside for another library, which may have what was missing: those files are prepared again.
    mutating func forgetOthers() throws {
        guard let book = keptBook, book.stamp != stamp else { return }
        for file in state.files.keys where book.files[links.original(of: file)] != nil {
            state.files[file]?.stamp.size = -1
        }
        try write(FaultBook(stamp: stamp))
    }

    /// Returns the sources without what is set aside.
    func sources(_ book: FaultBook) -> ReducedSources { ReducedSources(folder: folder, links: links, book: book) }

    /// Sets aside the smallest parts around errors of the compiler.
    ///
    /// - Parameter output: The lines of the compiler's output that have errors.
    public mutating func setAside(_ output: [Substring]) throws -> SettingAside {
        let errors = output.compactMap { CompilerError($0) }
        let result = try setAside(errors)
        // What is added at the end of a file may be wrong because of what else is.
        let others = errors.filter { !$0.file.hasSuffix(Self.members) }
        guard result.count == 0, result.errorsOfUser.isEmpty, others.count < errors.count else { return result }
        return try setAside(others)
    }

    private mutating func setAside(_ all: [CompilerError]) throws -> SettingAside {
        var result = SettingAside()
        var book = readBook()
        let files = filesByOriginals(state.files.keys.sorted())
        let sources = sources(book)
        let round = FaultRound(all, files: files.keys.sorted()) { path in
            files[path]?.first.flatMap(sources.contents)
        }
        let errors = round.errors
        let ofUser = UserErrors(
            files: files.values.compactMap(\.first).sorted(), originals: files.keys.sorted(),
            roots: Set(book.roots.keys),
            errors: errors.values.flatMap { $0 })
        result.errorsOfUser = errors.keys.sorted().flatMap { file in
            (errors[file] ?? []).sorted { ($0.line, $0.column) < ($1.line, $1.column) }
                .filter { ofUser.contains($0, besides: book) }
        }.map { "\($0.file):\($0.line):\($0.column): error: \($0.text)" }
        result.bodies = ofUser.bodies
        if result.errorsOfUser.isEmpty {
            for file in errors.keys.sorted() {
                let path = file.hasSuffix(Self.members) ? String(file.dropLast(Self.members.count)) : file
                guard let all = files[path], let source = all.first, let found = errors[file] else { continue }
                let count = try setAside(found, in: source, of: path, &book)
                result.count += count
                guard count > 0 else { continue }
                result.files += all
                for source in all { state.files[source]?.stamp.size = -1 }
            }
        }
        result.faults = book.faults
        if result.count > 0 {
            try write(book)
            try saveState()
        }
        return result
    }

    /// Returns sources by the paths of their originals, to which several may lead; of these the ones in copies of
    /// packages come first, which are compiled.
    private func filesByOriginals(_ files: [String]) -> [String: [String]] {
        let sorted = files.sorted { one, other in
            let (isFirst, isSecond) = (one.contains("/layoutsim/local/"), other.contains("/layoutsim/local/"))
            return isFirst == isSecond ? one < other : isFirst
        }
        return Dictionary(grouping: sorted, by: links.original)
    }

    /// The suffix of the paths of what is added at the end of a file.
    private static let members = " (members)"

    /// Sets aside parts of a file and returns how many.
    private mutating func setAside(
        _ errors: [CompilerError], in file: String, of path: String, _ book: inout FaultBook
    ) throws -> Int {
        guard let text = sources(book).contents(of: file), let whole = FileManager.default.contents(atPath: file) else {
            return 0
        }
        let prepared = PreparedText(
            FileManager.default.contents(atPath: preparedPath(of: file)).map(Array.init) ?? text)
        let keys = errors.map { prepared.key(at: $0) }
        let own = zip(errors, keys).filter { $0.1 == nil && !$0.0.file.hasSuffix(Self.members) }.map(\.0)
        var source = FaultySource(text)
        source.setAside(
            own, after: Set(book.files[path]?.faults ?? []), causes: FaultCauses(book, parents: ancestry.parents))
        let unknown = Set(keys.compactMap { $0 }).subtracting(book.files[path]?.unknown ?? [])
        let names = zip(errors, keys).compactMap { error, key -> Fault? in
            guard let key, unknown.contains(key) else { return nil }
            return Fault(key: key, in: path, text, of: error)
        }
        let faults = source.faults + Set(names).sorted { $0.subject < $1.subject }
        guard !faults.isEmpty else { return 0 }
        book.add(faults, unknown: unknown, to: path, original: hash(String(decoding: whole, as: UTF8.self)))
        try save(Data(source.text), to: sources(book).reducedPath(of: path))
        return faults.count
    }

    /// Forgets what was set aside in files that changed, and what they may have answered.
    mutating func refresh(_ book: inout FaultBook, files: [String], changed: [String]) throws {
        guard !book.files.isEmpty else { return }
        let paths = filesByOriginals(files)
        let hashes = book.files.keys.reduce(into: [String: String]()) { hashes, path in
            hashes[path] = paths[path]?.first.flatMap { FileManager.default.contents(atPath: $0) }
                .map { hash(String(decoding: $0, as: UTF8.self)) }
        }
        let declared = changed.filter { state.files[$0] != nil && state.files[$0]?.stamp.size != -1 }
            .compactMap { FileManager.default.contents(atPath: $0) }
            .reduce(into: Set<Substring>()) { names, data in
                names.formUnion(DeclaredNames(in: String(decoding: data, as: UTF8.self)).names)
            }
        let forgotten = book.forget(unless: hashes, declared: declared)
        guard !forgotten.isEmpty else { return }
        for file in forgotten.flatMap({ paths[$0] ?? [] }) { state.files[file]?.stamp.size = -1 }
        state.generation += 1
        try write(book)
    }

    /// Forgets everything that was set aside.
    public mutating func forgetFaults() throws {
        let book = readBook()
        guard !book.files.isEmpty else { return }
        for file in state.files.keys where book.files[links.original(of: file)] != nil {
            state.files[file]?.stamp.size = -1
        }
        try write(FaultBook(stamp: stamp))
        try saveState(isOther: true)
    }

    /// Keeps the state for the next run.
    ///
    /// - Parameter isOther: Whether a source is different although its file did not change.
    mutating func saveState(isOther: Bool = false) throws {
        if isOther { state.generation += 1 }
        try save(JSONEncoder().encode(state), to: folder + "/state.json")
    }

    private func write(_ book: FaultBook) throws { try save(JSONEncoder().encode(book), to: bookPath) }
}
