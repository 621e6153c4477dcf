/// The line of a manifest that says from which project `layoutsim swift init` made it, and what it wrote.
struct ProjectMark: Hashable {
    /// The path of the project or workspace, relative to the manifest's folder.
    var project: String
    /// The target that was named; `nil` for the app.
    var target: String?
    /// The keys of what was written: of the manifest without this line, and of the facts.
    var manifestKey: String
    var factsKey: String

    private static let (start, middle, end) = (
        "// Follows ", ", as 'layoutsim swift init' made it, until it is edited (", ")"
    )

    /// The line.
    var line: String {
        let target = target.map { " --target \($0)" } ?? ""
        return
            "\(ProjectMark.start)\(project)\(target)\(ProjectMark.middle)\(manifestKey) \(factsKey)\(ProjectMark.end)"
    }

    /// Marks what is written; `nil` where the names cannot stand in a line.
    init?(project: String, target: String?, manifest: String, facts: String) {
        guard ![project, target ?? ""].contains(where: { $0.contains("\n") || $0.contains(" --target ") }) else {
            return nil
        }
        (self.project, self.target) = (project, target)
        (manifestKey, factsKey) = (ContentKey.of(manifest.utf8), ContentKey.of(facts.utf8))
    }

    /// Reads the line of a manifest; `nil` if there is none.
    init?(in manifest: String) {
        guard let line = ProjectMark.lines(of: manifest).dropFirst().first, line.hasPrefix(ProjectMark.start),
            line.hasSuffix(ProjectMark.end), let place = line.firstRange(of: ProjectMark.middle)
        else { return nil }
        let names = line[line.index(line.startIndex, offsetBy: ProjectMark.start.count)..<place.lowerBound]
        let keys = line[place.upperBound...].dropLast(ProjectMark.end.count).split(separator: " ")
        guard keys.count == 2 else { return nil }
        (manifestKey, factsKey) = (String(keys[0]), String(keys[1]))
        if let option = names.firstRange(of: " --target ") {
            (project, target) = (String(names[..<option.lowerBound]), String(names[option.upperBound...]))
        } else {
            (project, target) = (String(names), nil)
        }
    }

    /// Returns a manifest with the line after that of its tools version, which has to be the first.
    func added(to manifest: String) -> String {
        var lines = ProjectMark.lines(of: manifest)
        lines.insert(line[...], at: min(1, lines.count))
        return lines.joined(separator: "\n")
    }

    /// Returns whether a manifest with the line is as it was written.
    func isUnedited(_ manifest: String) -> Bool {
        var lines = ProjectMark.lines(of: manifest)
        guard lines.count > 1 else { return false }
        lines.remove(at: 1)
        return ContentKey.of(lines.joined(separator: "\n").utf8) == manifestKey
    }

    private static func lines(of manifest: String) -> [Substring] {
        manifest.split(separator: "\n", omittingEmptySubsequences: false)
    }
}
