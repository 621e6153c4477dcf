/// The findings in any number of layouts; a finding that occurs on several devices is reported once.
package struct AuditReport: Hashable, Sendable {
    /// The origin of a layout.
    package struct Subject: Hashable, Sendable {
        /// The path of its file, or the name of a built-in screen.
        package var file: String
        /// Whether `file` is a path.
        package var isFile: Bool
        /// The id of the root view.
        package var root: String
        /// Other names of a scene.
        package var names: [String]

        package init(file: String, isFile: Bool, root: String, names: [String] = []) {
            self.file = file
            self.isFile = isFile
            self.root = root
            self.names = names
        }

        /// The names by which waivers may refer to it, including the path and name of its file.
        var screens: [String] {
            let fileName = file.split(separator: "/").last.map(String.init) ?? file
            return [file, fileName, root] + names
        }
    }

    /// A device in an orientation, with the details of the finding there.
    package struct Occurrence: Hashable, Sendable {
        /// The device, such as `iphone-5 landscape`.
        package var device: String
        /// The language of the texts in a sweep; `nil` for that of the file or code.
        package var language: String?
        package var detail: String
    }

    /// A finding with all devices on which it occurs.
    package struct Entry: Hashable, Sendable {
        package var subject: Subject
        /// The finding on the first device.
        package var finding: AuditFinding
        package var occurrences: [Occurrence]
        /// The waiver that allows it; `nil` if there is none.
        package var waiver: AuditWaiver?

        /// The line of the faulty view; `nil` if it has none.
        package var line: Int? { finding.views.lazy.compactMap(\.line).first }

        /// The languages in which it occurs, in the order of their first occurrences, if it does not occur in the
        /// screen's own; otherwise empty.
        package var ownLanguages: [String] {
            let languages = occurrences.map(\.language).reduce(into: [String?]()) {
                if !$0.contains($1) { $0.append($1) }
            }
            return languages.contains(nil) ? [] : languages.compactMap(\.self)
        }
    }

    private struct Key: Hashable {
        /// The number of the subject.
        var subject: Int
        var rule: AuditRule
        var views: [String]
    }

    /// The findings in the order in which they were first added.
    package private(set) var entries: [Entry] = []
    /// The waivers that match no finding.
    package private(set) var unusedWaivers: [AuditWaiver] = []
    /// The minimum level; findings below it are omitted.
    package var leastLevel = AuditRule.Level.note
    /// The number of layouts in a sweep, whose findings are reported by their first occurrence; `nil` if it is not a
    /// sweep.
    package var sweptLayouts: Int?
    /// Whether some of the input could not be read.
    package var isPartial = false
    private var positions: [Key: Int] = [:]
    /// The subjects by number, in the order in which they were first added.
    private var subjects: [Subject: Int] = [:]
    /// The number of each entry's subject.
    private var subjectsOfEntries: [Int] = []

    package init() {}

    /// Adds the findings on a device, such as `iphone-5 landscape`, in a language other than the screen's own.
    package mutating func add(
        _ findings: [AuditFinding], in subject: Subject, on device: String, language: String? = nil
    ) {
        guard !findings.isEmpty else { return }
        let number = subjects[subject] ?? subjects.count
        subjects[subject] = number
        for finding in findings {
            add(finding, in: subject, number, Occurrence(device: device, language: language, detail: finding.detail))
        }
    }

    private mutating func add(_ finding: AuditFinding, in subject: Subject, _ number: Int, _ occurrence: Occurrence) {
        let key = Key(subject: number, rule: finding.rule, views: finding.views.map(\.id))
        if let position = positions[key] {
            if !entries[position].occurrences.contains(occurrence) {
                entries[position].occurrences.append(occurrence)
            }
        } else {
            positions[key] = entries.count
            subjectsOfEntries.append(number)
            entries.append(Entry(subject: subject, finding: finding, occurrences: [occurrence]))
        }
    }

    /// Appends the findings of another report, such as that of the next file.
    package mutating func add(_ other: AuditReport) {
        if entries.isEmpty {
            (entries, positions) = (other.entries, other.positions)
            (subjects, subjectsOfEntries) = (other.subjects, other.subjectsOfEntries)
            return
        }
        for entry in other.entries {
            for occurrence in entry.occurrences {
                var finding = entry.finding
                finding.detail = occurrence.detail
                add([finding], in: entry.subject, on: occurrence.device, language: occurrence.language)
            }
        }
    }

    /// Marks the findings that waivers allow; the first matching waiver counts.
    package mutating func apply(_ waivers: [AuditWaiver]) {
        var used: Set<AuditWaiver> = []
        for position in entries.indices {
            let fitting = waivers.filter { $0.fits(entries[position].finding, in: entries[position].subject.screens) }
            entries[position].waiver = fitting.first
            used.formUnion(fitting)
        }
        unusedWaivers = waivers.filter { !used.contains($0) }
    }

    /// All findings of the minimum level or above, grouped by subject, in the order of lines, or else of addition.
    package var sorted: [Entry] {
        let keys = entries.indices.filter { entries[$0].finding.rule.level >= leastLevel }.map {
            (subject: subjectsOfEntries[$0], line: entries[$0].line ?? .max, position: $0)
        }
        return keys.sorted { $0 < $1 }.map { entries[$0.position] }
    }

    /// The findings that no waiver allows, in the same order.
    package var open: [Entry] { sorted.filter { $0.waiver == nil } }

    /// Whether there is a finding that no waiver allows.
    package var hasOpen: Bool { entries.contains { $0.waiver == nil && $0.finding.rule.level >= leastLevel } }
}
