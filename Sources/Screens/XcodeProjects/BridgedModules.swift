import LayoutSimFiles

/// The modules that a bridging header imports, which all Swift files of its target see.
struct BridgedModules {
    /// The names, in the order of the header.
    private let names: [String]

    /// Reads a header; one that is not here imports nothing.
    init(of path: String) {
        let text = (try? File(path).contents()).map { String(decoding: $0, as: UTF8.self) } ?? ""
        var names: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            if let name = BridgedModules.module(in: line), !names.contains(name) { names.append(name) }
        }
        self.names = names
    }

    /// A Swift source that imports them for all files of a module; `nil` if there are none.
    var imports: String? {
        names.isEmpty ? nil : names.map { "@_exported import \($0)\n" }.joined()
    }

    /// Returns the module of a line such as `#import <Kit/Kit.h>` or `@import Kit;`; `nil` for another, and for headers
    /// of the C library.
    private static func module(in line: Substring) -> String? {
        let words = line.split(separator: " ")
        guard let first = words.first, words.count > 1 else { return nil }
        let name: Substring
        switch first {
        case "@import": name = words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        case "#import", "#include":
            let parts = words[1].dropFirst().split(separator: "/")
            guard words[1].hasPrefix("<"), parts.count == 2 else { return nil }
            name = parts[0]
        default: return nil
        }
        return name.first?.isUppercase == true ? String(name) : nil
    }
}
