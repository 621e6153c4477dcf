import Dispatch
import Foundation
import Synchronization

/// Prepared sources and the overlay that replaces the originals with them.
public struct PreparedFolder {
    let folder: String
    let stamp: String
    /// The folders of links; sources in them are reported as being where the links lead to.
    let links: LinkedSources
    var state: State

    /// The state of the sources after the last run.
    struct State: Codable {
        /// The version of the program that prepared them.
        var version = ""
        /// A count of the runs after which a source is different although its file did not change.
        var generation = 0
        var facts = Facts()
        /// Base names of members that extensions declare and classes override.
        var names: Set<String> = []
        var files: [String: Record] = [:]
        var catalogs: [AssetCatalog] = []
        var models: [DataModelSource] = []
        /// Declarations for the contents of asset catalogs and the entities of data models, by the source to which they
        /// are added.
        var symbols: [String: String] = [:]
    }

    struct Record: Codable {
        var stamp: FileStamp
        /// The facts of the file, or `nil` if nothing is prepared.
        var facts: Facts?
        /// The names in the file, or `nil` if none matter to other files.
        var mentions: Mentions?
        var isPrepared: Bool { facts != nil }
    }

    /// An error whose text says what to do.
    public struct Failure: Error, CustomStringConvertible {
        /// The error without the program's name.
        public var description: String

        /// Creates an error from its text.
        public init(description: String) { self.description = description }
    }

    /// Creates a folder of prepared sources.
    ///
    /// - Parameters:
    ///   - folder: The folder in which prepared sources are kept; it is created.
    ///   - version: Identifies this program; another version prepares everything again.
    ///   - stamp: Identifies the libraries for the compilation; another stamp names another overlay, so that everything
    ///     is compiled again.
    ///   - copy: A folder of links that is compiled instead of a package, and the package.
    public init(
        _ folder: String, version: String, stamp: String, copy: (folder: String, original: String)? = nil
    ) throws {
        self.folder = folder
        links = LinkedSources(copy: copy)
        self.stamp = stamp
        do {
            try FileManager.default.createDirectory(atPath: folder + "/sources", withIntermediateDirectories: true)
        } catch { throw Failure(description: "\(folder): cannot be created; prepared sources are kept there") }
        let known = FileManager.default.contents(atPath: folder + "/state.json")
            .flatMap { try? JSONDecoder().decode(State.self, from: $0) }
        state = known ?? State()
        if state.version != version {
            state = State(version: version, generation: state.generation + 1)
        }
    }

    /// Prepares the changed files among the given files and folders, and returns the path of the overlay.
    ///
    /// - Parameter excluded: Files and folders that are not compiled.
    public mutating func prepare(_ paths: [String], excluded: Set<String> = []) throws -> String {
        let found = paths.flatMap { path in
            FileStamp(path)?.isFolder == true ? Folders.swiftFiles(below: path, excluded: excluded) : [path]
        }
        let files = Set(found).sorted()
        var stamps: [String: FileStamp] = [:]
        for file in files { stamps[file] = FileStamp(file) }
        if let missing = files.first(where: { stamps[$0] == nil }) {
            throw Failure(description: "\(missing): no such file")
        }
        let removed = state.files.keys.filter { stamps[$0] == nil }
        try forgetOthers()
        var book = readBook()
        try refresh(&book, files: files, changed: files.filter { state.files[$0]?.stamp != stamps[$0] })
        let changed = files.filter { state.files[$0]?.stamp != stamps[$0] }
        let overlay = { [folder, stamp] (generation: Int, version: String) in
            "\(folder)/overlay-\(hash("\(stamp) \(version) \(generation)")).yaml"
        }
        var path = overlay(state.generation, state.version)
        let catalogs = Set(paths.flatMap { Folders.catalogs(below: $0, excluded: excluded) }).sorted()
            .map(AssetCatalog.init)
        let models = Set(paths.flatMap { Folders.models(below: $0, excluded: excluded) }).sorted()
            .map(DataModelSource.init)
        if changed.isEmpty, removed.isEmpty, catalogs == state.catalogs, models == state.models, FileStamp(path) != nil
        {
            return path
        }

        for file in removed { state.files[file] = nil }
        let symbols = AssetSymbols.additions(catalogs, files: files)
            .merging(ModelSymbols.additions(models, files: files)) { $0 + "\n" + $1 }
        let touched = files.filter { symbols[$0] != state.symbols[$0] }
        (state.catalogs, state.models, state.symbols) = (catalogs, models, symbols)
        note(changed, stamps, book)
        let names = overriddenNames
        let areNamesOthers = names != state.names
        state.names = names
        var drafts = drafts(
            of: areNamesOthers ? files : Set(changed + touched).sorted(), classes: state.facts.concernedClasses, book)
        for (file, draft) in drafts { state.files[file]?.facts = draft.facts }
        var facts = Facts()
        for file in state.files.keys.sorted() { if let own = state.files[file]?.facts { facts.merge(own) } }
        facts.hierarchy = Hierarchy(facts, ancestry)
        if facts != state.facts {
            let areClassesOthers = facts.concernedClasses != state.facts.concernedClasses
            let others = files.filter { drafts[$0] == nil && (areClassesOthers || state.files[$0]?.isPrepared == true) }
            drafts.merge(self.drafts(of: others, classes: facts.concernedClasses, book)) { $1 }
            for file in others { state.files[file]?.facts = drafts[file]?.facts }
            state.facts = facts
        }
        let forwarders = ModuleForwarders(paths, files: state.files.compactMapValues(\.facts))
        if try write(drafts, facts, forwarders, unless: Set(changed)) { state.generation += 1 }
        path = overlay(state.generation, state.version)
        try writeOverlay(to: path)
        try saveState()
        return path
    }

    /// Records the names in changed files.
    private mutating func note(_ files: [String], _ stamps: [String: FileStamp], _ book: FaultBook) {
        let sources = sources(book)
        let found = Mutex([String: Mentions]())
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            guard let text = sources.contents(of: files[index]) else { return }
            let mentions = Mentions(of: text)
            found.withLock { $0[files[index]] = mentions.isEmpty ? nil : mentions }
        }
        let mentions = found.withLock { $0 }
        for file in files {
            guard let stamp = stamps[file] else { continue }
            state.files[file] = Record(stamp: stamp, mentions: mentions[file])
        }
    }

    /// The base names of members that an extension declares and a class overrides.
    private var overriddenNames: Set<String> {
        var (extended, overridden) = (Set<String>(), Set<String>())
        for mentions in state.files.values.compactMap(\.mentions) {
            extended.formUnion(mentions.extended)
            overridden.formUnion(mentions.overridden)
        }
        return extended.intersection(overridden)
    }

    var ancestry: Ancestry {
        Ancestry(in: state.files.sorted { $0.key < $1.key }.compactMap(\.value.mentions))
    }

    /// Returns drafts of files, using all cores.
    private func drafts(of files: [String], classes: [String], _ book: FaultBook) -> [String: Draft] {
        let sources = sources(book)
        let found = Mutex([String: Draft]())
        let (names, symbols, areAllNeeded) = (state.names, state.symbols, links.copy != nil)
        let isNeeded = files.map { file in
            if areAllNeeded || symbols[file] != nil || sources.entry(of: file) != nil { return true }
            if LinkedSources.isLinked(file) { return true }
            guard let mentions = state.files[file]?.mentions else { return false }
            return !names.isDisjoint(with: mentions.overridden) || !names.isDisjoint(with: mentions.extended)
        }
        DispatchQueue.concurrentPerform(iterations: files.count) { index in
            guard let text = sources.contents(of: files[index]),
                var draft = Draft(
                    of: text, classes: classes, names: names, isNeeded: isNeeded[index],
                    unknown: sources.entry(of: files[index])?.unknown ?? [])
            else { return }
            if let declarations = symbols[files[index]] { draft.additions.append(declarations) }
            found.withLock { [draft] in $0[files[index]] = draft }
        }
        return found.withLock { $0 }
    }

    /// Writes prepared texts, and returns whether one changed whose original did not.
    private func write(
        _ drafts: [String: Draft], _ facts: Facts, _ forwarders: ModuleForwarders, unless changed: Set<String>
    ) throws -> Bool {
        var isNew = false
        for (file, draft) in drafts.sorted(by: { $0.key < $1.key }) {
            let place = preparedPath(of: file)
            let prepared = draft.prepared(with: forwarders.facts(facts, for: file), path: links.original(of: file))
            let text = Data(located(prepared ?? draft.source, file))
            if FileManager.default.contents(atPath: place) == text { continue }
            try save(text, to: place)
            if !changed.contains(file) { isNew = true }
        }
        return isNew
    }

    /// Returns the text, preceded by a line that names the original if it is compiled under another path.
    private func located(_ text: [UInt8], _ file: String) -> [UInt8] {
        let path = links.original(of: file)
        return path == file ? text : Array("#sourceLocation(file: \(quoted(path)), line: 1)\n".utf8) + text
    }

    func preparedPath(of file: String) -> String { "\(folder)/sources/\(hash(file)).swift" }

    private func writeOverlay(to path: String) throws {
        let roots = state.files.filter(\.value.isPrepared).keys.sorted().map {
            "{\"type\": \"file\", \"name\": \(quoted($0)), \"external-contents\": \(quoted(preparedPath(of: $0)))}"
        }
        let text =
            "{\"version\": 0, \"case-sensitive\": true, \"use-external-names\": false, \"roots\": [\n"
            + roots.joined(separator: ",\n") + "\n]}\n"
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix("overlay-") && "\(folder)/\(name)" != path {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
        try save(Data(text.utf8), to: path)
    }

    func save(_ data: Data, to path: String) throws {
        do { try data.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
            throw Failure(description: "\(path): cannot be written; prepared sources are kept there")
        }
    }
}

/// Returns the FNV-1a hash of a text in 16 digits.
func hash(_ text: String) -> String {
    let value = text.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}

/// Returns a YAML string.
private func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
}
