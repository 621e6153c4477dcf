public import Foundation

/// Sorts objects into index sections by the first letter of their names.
///
/// The sections are those of English: the letters from A to Z, then "#" for everything else.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

    @preconcurrency @MainActor public required override init() { super.init() }

    /// Returns the collation of the user's language, which is English here.
    open class func current() -> Self { Self() }
    /// The titles of the sections: the letters, then "#".
    open var sectionTitles: [String] { UILocalizedIndexedCollation.letters + ["#"] }
    /// The titles of the section index, which are those of the sections.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// Returns the section of a title of the index, which has the same index.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// Returns the section of an object by the name that the selector, such as that of a property, returns.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let letter = sortKey(name(of: object, selector)).first.map(String.init)?.uppercased()
        return letter.flatMap(UILocalizedIndexedCollation.letters.firstIndex) ?? sectionTitles.count - 1
    }

    /// Returns the objects sorted by name, ignoring case and diacritics.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let named = array.enumerated().map { (key: sortKey(name(of: $1, selector)), place: $0, object: $1) }
        return named.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.map(\.object)
    }

    private func name(of object: Any, _ selector: Selector) -> String {
        if selector.description == "self" || object is String { return "\(object)" }
        return selector.send(to: object as AnyObject)?.value as? String ?? ""
    }

    private func sortKey(_ name: String) -> String {
        name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
