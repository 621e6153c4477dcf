public import Foundation

/// A location between two characters of the text.
public protocol NSTextLocation: NSObjectProtocol {
    func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A location in a content storage, as a UTF-16 offset.
final class CharacterLocation: NSObject, NSTextLocation {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }

    func compare(_ location: any NSTextLocation) -> ComparisonResult {
        guard let other = location as? CharacterLocation, other.offset != offset else { return .orderedSame }
        return offset < other.offset ? .orderedAscending : .orderedDescending
    }
    override func isEqual(_ object: Any?) -> Bool { (object as? CharacterLocation)?.offset == offset }
    override var hash: Int { offset.hashValue }
    override var description: String { "\(offset)" }
}

/// A contiguous range between two text locations.
open class NSTextRange: NSObject {
    open private(set) var location: any NSTextLocation
    open private(set) var endLocation: any NSTextLocation

    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        self.location = location
        self.endLocation = end
    }
    public convenience init(location: any NSTextLocation) {
        self.init(from: location, to: location)
    }
    /// Creates a range between two locations that are already in order.
    init(from location: any NSTextLocation, to end: any NSTextLocation) {
        self.location = location
        endLocation = end
    }
    convenience init(_ range: NSRange) {
        self.init(
            from: CharacterLocation(range.location), to: CharacterLocation(range.location + range.length))
    }

    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }
    open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange).map { !$0.isEmpty } ?? false }
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        return NSTextRange(location: start, end: end)
    }
    open func union(_ textRange: NSTextRange) -> NSTextRange {
        let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
        return NSTextRange(from: start, to: end)
    }

    /// The character range in the content storage.
    var characters: NSRange {
        guard let start = location as? CharacterLocation, let end = endLocation as? CharacterLocation else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(location: start.offset, length: end.offset - start.offset)
    }
    open override var description: String { "\(location)...\(endLocation)" }
}
