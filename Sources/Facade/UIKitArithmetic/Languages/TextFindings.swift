import ObjectiveC
import Synchronization

/// Problems with the localized strings of bundles.
package enum TextFindings {
    private struct Found {
        var tables: [String] = []
        var formats: [String] = []
        var warnings: [String] = []
        var known: Set<String> = []
    }

    private static let box = Mutex(Found())

    /// Tables that cannot be read, and formats that do not match their arguments, one line each.
    package static var faults: [String] { box.withLock { $0.tables + $0.formats } }

    /// Clears the problems with formats.
    package static func forget() { box.withLock { $0.formats = [] } }

    /// Returns and clears the warnings about strings shown in a language other than the user's, one line each.
    package static func takeWarnings() -> [String] {
        box.withLock { found in
            defer { found.warnings = [] }
            return found.warnings
        }
    }

    /// Records a table that cannot be read.
    static func noteTable(_ fault: String) {
        let isNew = box.withLock { found in
            guard !found.tables.contains(fault) else { return false }
            found.tables.append(fault)
            return true
        }
        if isNew { logMessage("LayoutSim: \(fault)") }
    }

    /// Records a format that does not match its arguments.
    static func noteFormat(_ fault: String) {
        let isNew = box.withLock { found in
            guard !found.formats.contains(fault) else { return false }
            found.formats.append(fault)
            return true
        }
        if isNew { logMessage("LayoutSim: \(fault)") }
    }

    /// Records a string in another language, once per process.
    static func warn(_ warning: String) {
        box.withLock { found in
            if found.known.insert(warning).inserted { found.warnings.append(warning) }
        }
    }
}
