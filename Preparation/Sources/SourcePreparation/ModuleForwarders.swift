/// What classes must declare since extensions override it, by the folders of modules: a class of the same name in
/// another module declares none of it.
struct ModuleForwarders {
    private let folders: [String]
    private var byFolder: [String: [String: [String: String]]] = [:]

    /// - Parameters:
    ///   - folders: The folders of the modules; files in none of them belong together.
    ///   - files: The facts of the files.
    init(_ folders: [String], files: [String: Facts]) {
        self.folders = folders
        for (file, facts) in files where !facts.forwarders.isEmpty {
            byFolder[folder(of: file), default: [:]].merge(facts.forwarders) { $0.merging($1) { min($0, $1) } }
        }
    }

    /// Returns the facts of all files as those of one module see them.
    func facts(_ all: Facts, for file: String) -> Facts {
        var facts = all
        facts.forwarders = byFolder[folder(of: file)] ?? [:]
        return facts
    }

    private func folder(of file: String) -> String {
        folders.filter { file.hasPrefix($0 + "/") }.max { $0.count < $1.count } ?? ""
    }
}
