public import Foundation

/// A location between two characters of the text.
public protocol NSTextLocation: NSObjectProtocol {
    /// Returns the order of two locations.
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
    /// The start of the range.
    open private(set) var location: any NSTextLocation
    /// The end of the range.
    open private(set) var endLocation: any NSTextLocation

    /// Creates a range between two locations; `nil` if they are out of order.
    public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
        let end = endLocation ?? location
        guard location.compare(end) != .orderedDescending else { return nil }
        self.location = location
        self.endLocation = end
    }
    /// Creates an empty range at a location.
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

    /// Whether the range is empty.
    open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
    /// Returns whether two ranges have the same start and end.
    open func isEqual(to textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) == .orderedSame
            && endLocation.compare(textRange.endLocation) == .orderedSame
    }
    /// Returns whether a location is in the range, before its end.
    open func contains(_ location: any NSTextLocation) -> Bool {
        self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
    }
    /// Returns whether a range lies within the range.
    open func contains(_ textRange: NSTextRange) -> Bool {
        location.compare(textRange.location) != .orderedDescending
            && textRange.endLocation.compare(endLocation) != .orderedDescending
    }
    /// Returns whether two ranges have a location in common.
    open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange).map { !$0.isEmpty } ?? false }
    /// Returns the range that two ranges have in common; `nil` if they are apart.
    open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
        let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
        let end =
            endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
        return NSTextRange(location: start, end: end)
    }
    /// Returns the range from the first start to the last end of two ranges.
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
