package import Foundation

/// An attributed string in an archive: on Linux, Foundation reads only attributes that are numbers and texts.
package final class ArchivedText: NSObject, NSCoding {
    /// The string.
    package let text: NSAttributedString

    /// Creates the archived form of a string.
    package init(_ text: NSAttributedString) { self.text = text }

    /// Reads a string; `nil` where the archive holds another object.
    package init?(coder: NSCoder) {
        guard let plain = coder.decodeObject(forKey: "NSString") as? String else { return nil }
        let read = NSMutableAttributedString(string: plain)
        let lengths = coder.decodeObject(forKey: "Lengths") as? [NSNumber] ?? []
        var start = 0
        for (number, length) in lengths.enumerated() {
            let names = coder.decodeObject(forKey: "Names \(number)") as? [String] ?? []
            let values = coder.decodeObject(forKey: "Values \(number)") as? [Any] ?? []
            let range = NSRange(location: start, length: length.intValue)
            guard NSMaxRange(range) <= read.length else { return nil }
            for (name, value) in zip(names, values) {
                read.addAttribute(NSAttributedString.Key(name), value: value, range: range)
            }
            start = NSMaxRange(range)
        }
        text = read
    }

    /// Writes the text, and the archivable attributes of each of its runs.
    package func encode(with coder: NSCoder) {
        coder.encode(text.string, forKey: "NSString")
        var lengths: [NSNumber] = []
        unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let archived = attributes.filter { $0.value is any NSCoding || $0.value is String }
                .sorted { $0.key.rawValue < $1.key.rawValue }
            coder.encode(archived.map(\.key.rawValue), forKey: "Names \(lengths.count)")
            coder.encode(archived.map(\.value), forKey: "Values \(lengths.count)")
            lengths.append(NSNumber(value: range.length))
        }
        coder.encode(lengths, forKey: "Lengths")
    }
}

extension NSAttributedString {
    /// Returns whether the text has more than a single run with attributes of some plain ones.
    package func isRich(besides plain: Set<NSAttributedString.Key>) -> Bool {
        var (runs, keys): (Int, Set<NSAttributedString.Key>) = (0, [])
        unsafe enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in
            runs += 1
            keys.formUnion(attributes.keys)
        }
        return runs > 1 || !keys.isSubset(of: plain)
    }
}
