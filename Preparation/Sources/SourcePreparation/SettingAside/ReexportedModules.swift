import SwiftSyntax

/// The frameworks that a module may export which is not here, as many for maps, for instance, export Core Location: a
/// file that imports the module uses their names without importing them.
enum ReexportedModules {
    /// Returns the edit of an import that is set aside, to those of the frameworks whose names the file has.
    static func edit(_ node: ImportDeclSyntax, in source: [UInt8]) -> Edit {
        let text = String(decoding: source, as: UTF8.self)
        let modules = frameworks.filter { prefix, module in
            !text.contains("import \(module)") && has(prefix, in: text)
        }
        guard !modules.isEmpty else { return .blank(node.bytesOfStatement) }
        return Edit(range: node.bytes, text: modules.map { "import \($0.module)" }.joined(separator: "; "))
    }

    private static let frameworks: [(prefix: String, module: String)] = [
        ("CL", "CoreLocation"), ("MK", "MapKit"), ("AV", "AVFoundation"), ("UN", "UserNotifications"),
        ("WK", "WebKit"), ("SK", "StoreKit"), ("PH", "Photos"), ("CN", "Contacts"), ("SF", "SafariServices"),
        ("LA", "LocalAuthentication"), ("NW", "Network"), ("CI", "CoreImage"), ("EK", "EventKit"),
        ("CM", "CoreMotion"), ("MF", "MessageUI"), ("NSManagedObject", "CoreData"),
    ]

    /// Returns whether a text has a word that begins with a prefix and goes on as a name of several words does.
    private static func has(_ prefix: String, in text: String) -> Bool {
        var rest = text[...]
        while let range = rest.firstRange(of: prefix) {
            let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
            let after = rest[range.upperBound...].prefix(2)
            // After two letters a word has to begin; a longer prefix is one.
            let isName = after.first?.isUppercase == true && after.last?.isLowercase == true || prefix.count > 2
            if !before.isLetter, !before.isNumber, before != "_", isName { return true }
            rest = rest[range.upperBound...]
        }
        return false
    }
}
