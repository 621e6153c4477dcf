import Foundation

/// Decides from the bytes of a source whether it must be examined further.
enum Triggers {
    private static let texts = [
        "@objc", "@nonobjc", "@IBOutlet", "@IBSegue", "@IBInspectable", "@IBAction", "@NSCopying", "@NSManaged",
        "@MainActor", "@UIApplicationMain", "@NSApplicationMain", "@convention", "#selector", "#keyPath", "#if",
        "available(", "?(", "!(", "[AnyObject]", "as AnyObject)", "as AnyObject?)", "Darwin.", "ObservableObject",
        "@Published",
        "as NSDiffableDataSourceSnapshot<", "NSDiffableDataSourceSnapshotReference", "as! NSFetch", "as? NSFetch",
        "\"mom", ".mom\"", ".momd\"",
        "Bundle.main", "Timer()", "= Self()", ".description()", ".init()", ".init(frame:", ".init(style:",
        ".init(nibName:", ".init(rootViewController:", ".fulfill)", ".fulfill,", ".fulfill\n", ".fulfill ",
        ".intersects",
        ".delegate?.window", ".delegate!.window", "Delegate)?.window", "ProcessInfo()", "Bundle(for:", "measure {",
        "measure{", "measure(",
        "override func observeValue", "override func awakeFromNib", "override func prepareForInterfaceBuilder",
        "NSError()", "URLCache()", "Progress()",
        ": NSLock", ": NSRecursiveLock", ".NSLock", ".NSRecursiveLock",
        "QuickSpec", "AsyncSpec", "import Nimble", "override func responds", "override func forwardingTarget",
        "override func value",
        "override func setValue", "extension NSObject:", "extension NSObject :",
        "extension DispatchQueue", "CoreFoundation.", ".isMainThread",
    ]
    private static let words = (texts + AttributeCasts.words + MovedTypes.words).map { Array($0.utf8) }
    private static let importWord = Array("import ".utf8)
    /// Whether a byte is the first of a word.
    private static let firstBytes: [Bool] = {
        let first = Set(words.compactMap(\.first))
        return (0...255).map { first.contains(UInt8($0)) }
    }()

    /// Returns whether the source contains a word that is prepared.
    static func occur(in source: [UInt8]) -> Bool {
        source.withUnsafeBufferPointer { bytes in
            var imported: Set<String> = []
            for index in bytes.indices {
                let byte = bytes[index]
                if firstBytes[Int(byte)], words.contains(where: { isWord($0, at: index, in: bytes) }) { return true }
                guard byte == UInt8(ascii: "i"), isWord(importWord, at: index, in: bytes) else { continue }
                let rest = bytes[(index + importWord.count)...].prefix {
                    $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: ";")
                }
                let name = String(decoding: rest, as: UTF8.self)
                if !Imports.staysAsItIs(name) { return true }
                imported.insert(name)
                if imported.contains("Foundation"), imported.contains(where: Imports.exportsUIKit) { return true }
            }
            return imported.contains(where: Imports.isExported) && Imports.dependOnDevice(in: source)
                || imported.contains("XCTest") && XCTestAdditions.occur(in: source)
                || !Imports.exportedByFoundation(in: source).isEmpty || GenericInitializers.occur(in: source)
                || UncalledRequirements.occur(in: source)
        }
    }

    /// Returns whether an extension may override a member, or a class with one of these names may be declared.
    static func concernOverrides(in source: [UInt8], of classes: some Sequence<String>) -> Bool {
        let text = String(decoding: source, as: UTF8.self)
        return text.contains("extension ") && text.contains("override ")
            || classes.contains { text.contains("class \($0)") || text.contains("extension \($0)") }
    }

    private static func isWord(_ word: [UInt8], at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes[index] == word[0], index + word.count <= bytes.count else { return false }
        return word.indices.allSatisfy { bytes[index + $0] == word[$0] }
    }
}
