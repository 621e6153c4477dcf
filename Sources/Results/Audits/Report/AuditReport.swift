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
        var subject: Subject
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

    package init() {}

    /// Adds the findings on a device, such as `iphone-5 landscape`, in a language other than the screen's own.
    package mutating func add(
        _ findings: [AuditFinding], in subject: Subject, on device: String, language: String? = nil
    ) {
        for finding in findings {
            let key = Key(subject: subject, rule: finding.rule, views: finding.views.map(\.id))
            let occurrence = Occurrence(device: device, language: language, detail: finding.detail)
            if let position = positions[key] {
                if !entries[position].occurrences.contains(occurrence) {
                    entries[position].occurrences.append(occurrence)
                }
            } else {
                positions[key] = entries.count
                entries.append(Entry(subject: subject, finding: finding, occurrences: [occurrence]))
            }
        }
    }

    /// Appends the findings of another report, such as that of the next file.
    package mutating func add(_ other: AuditReport) {
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
        var subjects: [Subject: Int] = [:]
        for entry in entries where subjects[entry.subject] == nil { subjects[entry.subject] = subjects.count }
        func key(_ position: Int) -> (Int, Int, Int) {
            (subjects[entries[position].subject] ?? 0, entries[position].line ?? .max, position)
        }
        return entries.indices.filter { entries[$0].finding.rule.level >= leastLevel }.sorted { key($0) < key($1) }
            .map { entries[$0] }
    }

    /// The findings that no waiver allows, in the same order.
    package var open: [Entry] { sorted.filter { $0.waiver == nil } }
}
