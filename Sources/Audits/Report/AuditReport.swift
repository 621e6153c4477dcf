/// The faults of any number of layouts; a fault that several devices show is reported once.
package struct AuditReport: Hashable, Sendable {
    /// The origin of a layout.
    package struct Subject: Hashable, Sendable {
        /// The path of its file, or the name of a built-in screen.
        package var file: String
        /// Whether `file` is a path.
        package var isFile: Bool
        /// The id of the root view.
        package var root: String
        /// Further names of a scene.
        package var names: [String]

        package init(file: String, isFile: Bool, root: String, names: [String] = []) {
            self.file = file
            self.isFile = isFile
            self.root = root
            self.names = names
        }

        /// The names that waivers may use for it, including the path and name of its file.
        var screens: [String] {
            let fileName = file.split(separator: "/").last.map(String.init) ?? file
            return [file, fileName, root] + names
        }
    }

    /// A device in an orientation, and the details of the fault there.
    package struct Occurrence: Hashable, Sendable {
        /// Such as `iphone-5 landscape`.
        package var device: String
        /// The language of its texts in a sweep; `nil` for that of the file or code.
        package var language: String?
        package var detail: String
    }

    /// A fault with all devices that show it.
    package struct Entry: Hashable, Sendable {
        package var subject: Subject
        /// The finding on the first of the devices.
        package var finding: AuditFinding
        package var occurrences: [Occurrence]
        /// The reason why it is intended, if a waiver allows it.
        package var waiver: AuditWaiver?

        /// The line of the view at fault, if it has one.
        package var line: Int? { finding.views.lazy.compactMap(\.line).first }

        /// The languages that have it although the screen's own has not, in the order of their first occurrences; empty otherwise.
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

    /// The faults in the order in which they were first added.
    package private(set) var entries: [Entry] = []
    /// The waivers that match no fault.
    package private(set) var unusedWaivers: [AuditWaiver] = []
    /// The minimum level; faults below it are omitted.
    package var leastLevel = AuditRule.Level.note
    /// How many layouts were looked at in a sweep, whose faults are told by their first occurrence; `nil` for no sweep.
    package var sweptLayouts: Int?
    /// Whether some of what was to be audited could not be read.
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

    /// Appends the faults of another report, such as those of the next file.
    package mutating func add(_ other: AuditReport) {
        for entry in other.entries {
            for occurrence in entry.occurrences {
                var finding = entry.finding
                finding.detail = occurrence.detail
                add([finding], in: entry.subject, on: occurrence.device, language: occurrence.language)
            }
        }
    }

    /// Marks the faults that waivers allow; the first waiver that matches counts.
    package mutating func apply(_ waivers: [AuditWaiver]) {
        var used: Set<AuditWaiver> = []
        for position in entries.indices {
            let fitting = waivers.filter { $0.fits(entries[position].finding, in: entries[position].subject.screens) }
            entries[position].waiver = fitting.first
            used.formUnion(fitting)
        }
        unusedWaivers = waivers.filter { !used.contains($0) }
    }

    /// All faults of the minimum level or above, grouped by subject, in the order of lines or else of adding.
    package var sorted: [Entry] {
        var subjects: [Subject: Int] = [:]
        for entry in entries where subjects[entry.subject] == nil { subjects[entry.subject] = subjects.count }
        func key(_ position: Int) -> (Int, Int, Int) {
            (subjects[entries[position].subject] ?? 0, entries[position].line ?? .max, position)
        }
        return entries.indices.filter { entries[$0].finding.rule.level >= leastLevel }.sorted { key($0) < key($1) }
            .map { entries[$0] }
    }

    /// The faults that no waiver allows, in the same order.
    package var open: [Entry] { sorted.filter { $0.waiver == nil } }
}
