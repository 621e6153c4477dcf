import LayoutSimNotation

/// Names of Apple's frameworks that a failed build did not find.
struct MissingNames {
    /// The locations of each name: file, line and column.
    private var places: [String: Set<String>] = [:]

    /// Collects the missing name in a line of the compiler's output.
    mutating func note(_ line: Substring) {
        guard let mark = line.place(ofBytes: ": error: ") else { return }
        let quoted = line[mark.upperBound...].split(separator: "'", omittingEmptySubsequences: false)
        guard quoted.count > 2, let name = MissingNames.name(in: quoted) else { return }
        places[name, default: []].insert(String(line[..<mark.lowerBound]))
    }

    /// Returns the name in a message that was split at its quotation marks.
    private static func name(in quoted: [Substring]) -> String? {
        switch quoted[0] {
        case "cannot find type ", "cannot find ":
            guard quoted[2].hasPrefix(" in scope"), isApples(quoted[1]) else { return nil }
            return String(quoted[1])
        case "value of type ", "type ":
            guard quoted.count > 4, quoted[2].hasPrefix(" has no") || quoted[2].hasPrefix(" (aka") else { return nil }
            let member = quoted.count > 6 && quoted[2].hasPrefix(" (aka") ? quoted[5] : quoted[3]
            let owner = quoted[1].prefix { $0 != "?" && $0 != "!" && $0 != "<" }
            return isApples(owner) ? "\(owner).\(member)" : nil
        default: return nil
        }
    }

    private static func isApples(_ name: Substring) -> Bool { Framework.of(name) != nil }

    /// The text printed after a failed build; empty if no name of Apple's was missing.
    var description: String {
        guard !places.isEmpty else { return "" }
        let sorted = places.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        let width = sorted.map(\.key.count).max() ?? 0
        let lines = sorted.map { name, found in
            let count = counted(found.count, "place")
            let hint = Framework.of(name[...]).map(\.instead) ?? ""
            let padding = String(repeating: " ", count: width - name.count)
            return "  \(name)\(padding)  \(count)\(hint.isEmpty ? "" : "; \(hint)")\n"
        }
        return "layoutsim: \(counted(sorted.count, "name")) that this code needs but LayoutSim lacks:\n"
            + lines.joined()
    }
}

/// An Apple framework, recognized by the prefix of its names.
struct Framework {
    let prefix: String
    let name: String

    /// What code can do instead.
    var instead: String {
        Framework.there.contains(name) ? "" : "\(name) is not available: exclude it with '#if canImport(\(name))'"
    }

    /// The frameworks that are partly available.
    private static let there: Set<String> = [
        "UIKit", "WebKit", "MapKit", "AVFoundation", "CoreLocation", "Photos", "MessageUI", "SafariServices",
        "StoreKit", "EventKit", "UserNotifications", "CoreText", "CoreData",
        "Contacts", "LinkPresentation", "QuickLook", "HealthKit", "CoreBluetooth",
        "CoreImage", "PDFKit", "PassKit", "Vision",
    ]

    /// Returns the framework of a name, such as UIKit for `UIView`.
    static func of(_ name: Substring) -> Framework? {
        all.first { framework in
            name.hasPrefix(framework.prefix) && name.dropFirst(framework.prefix.count).first?.isUppercase == true
        }
    }

    private static let all = [
        ("UI", "UIKit"), ("NSManaged", "CoreData"), ("NSFetch", "CoreData"), ("NSPersistent", "CoreData"),
        ("NS", "UIKit"), ("CA", "UIKit"), ("CG", "UIKit"), ("WK", "WebKit"), ("MK", "MapKit"),
        ("AV", "AVFoundation"), ("CL", "CoreLocation"), ("PH", "Photos"), ("CI", "CoreImage"), ("MTL", "Metal"),
        ("MTK", "MetalKit"), ("MF", "MessageUI"), ("SF", "SafariServices"), ("SK", "StoreKit"),
        ("UN", "UserNotifications"), ("CN", "Contacts"), ("EK", "EventKit"), ("HK", "HealthKit"),
        ("QL", "QuickLook"), ("LP", "LinkPresentation"), ("CT", "CoreText"), ("CM", "CoreMedia"),
        ("PDF", "PDFKit"), ("PK", "PassKit"), ("VN", "Vision"),
    ].map { Framework(prefix: $0.0, name: $0.1) }
}

extension Substring {
    /// Returns the range of a text within it.
    fileprivate func range(of text: String) -> Range<Index>? {
        let bytes = Array(text.utf8)
        var start = startIndex
        while let first = self[start...].utf8.firstIndex(of: bytes[0]) {
            if self[first...].utf8.starts(with: bytes) { return first..<utf8.index(first, offsetBy: bytes.count) }
            start = utf8.index(after: first)
        }
        return nil
    }
}
