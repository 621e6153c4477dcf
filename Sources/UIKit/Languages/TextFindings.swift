import Synchronization

/// What was found wrong with the texts of bundles.
package enum TextFindings {
    private struct Found {
        var tables: [String] = []
        var formats: [String] = []
        var warnings: [String] = []
        var known: Set<String> = []
    }

    private static let box = Mutex(Found())

    /// Tables that cannot be read, and formats that were given other arguments than they have; a line each.
    package static var faults: [String] { box.withLock { $0.tables + $0.formats } }

    /// Forgets what formats were given.
    package static func forget() { box.withLock { $0.formats = [] } }

    /// What was shown in another language than the user's and was not told yet; a line each.
    package static func takeWarnings() -> [String] {
        box.withLock { found in
            defer { found.warnings = [] }
            return found.warnings
        }
    }

    /// Notes a table that cannot be read.
    static func noteTable(_ fault: String) {
        let isNew = box.withLock { found in
            guard !found.tables.contains(fault) else { return false }
            found.tables.append(fault)
            return true
        }
        if isNew { logMessage("LayoutSim: \(fault)") }
    }

    /// Notes a format that does not fit its arguments.
    static func noteFormat(_ fault: String) {
        let isNew = box.withLock { found in
            guard !found.formats.contains(fault) else { return false }
            found.formats.append(fault)
            return true
        }
        if isNew { logMessage("LayoutSim: \(fault)") }
    }

    /// Notes a text in another language, once in a process.
    static func warn(_ warning: String) {
        box.withLock { found in
            if found.known.insert(warning).inserted { found.warnings.append(warning) }
        }
    }
}
