import UIKit

/// What a view is to those who have it read aloud.
public struct AccessibilityTraits: SetAlgebra, Sendable, ExpressibleByArrayLiteral {
    /// A trait as an element of a set of them.
    public typealias Element = AccessibilityTraits

    private var bits: UInt64

    private init(bits: UInt64) { self.bits = bits }

    /// Creates an empty set.
    public init() { bits = 0 }

    /// A button.
    public static let isButton = AccessibilityTraits(bits: 1)
    /// The title of a part.
    public static let isHeader = AccessibilityTraits(bits: 1 << 1)
    /// What is chosen of several.
    public static let isSelected = AccessibilityTraits(bits: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(bits: 1 << 3)
    /// A field to search with.
    public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
    /// A picture.
    public static let isImage = AccessibilityTraits(bits: 1 << 5)
    /// Something that plays its own sound.
    public static let playsSound = AccessibilityTraits(bits: 1 << 6)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
    /// A text that cannot be changed.
    public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
    /// What tells the state at the start of an app.
    public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
    /// What changes often.
    public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
    /// What starts sound or video.
    public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
    /// What takes touches directly.
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
    /// What turns a page when it was read.
    public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
    /// What keeps all else from being read.
    public static let isModal = AccessibilityTraits(bits: 1 << 14)
    /// A switch.
    public static let isToggle = AccessibilityTraits(bits: 1 << 15)
    /// The bar of tabs.
    public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

    /// Whether there are no traits.
    public var isEmpty: Bool { bits == 0 }
    /// Returns whether a trait is in the set.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }
    /// Returns the traits of both sets.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits | other.bits) }
    /// Returns the traits that are in both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { Self(bits: bits & other.bits) }
    /// Returns the traits that are in one set alone.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        Self(bits: bits ^ other.bits)
    }
    /// Adds a trait.
    @discardableResult public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }
    /// Removes a trait.
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.isEmpty ? nil : removed
    }
    /// Adds a trait in the place of an equal one.
    @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        insert(newMember).inserted ? nil : newMember
    }
    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    /// Keeps the traits that are in another set too.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    /// Keeps the traits that are in one set alone.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }

    /// The traits as UIKit has them; those of modal views and summaries of screens have none there.
    var value: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = []
        for (own, other) in Self.pairs where contains(own) { traits.insert(other) }
        return traits
    }

    private static var pairs: [(AccessibilityTraits, UIAccessibilityTraits)] {
        [
            (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link),
            (.isSearchField, .searchField), (.isImage, .image), (.playsSound, .playsSound),
            (.isKeyboardKey, .keyboardKey), (.isStaticText, .staticText), (.isSummaryElement, .summaryElement),
            (.updatesFrequently, .updatesFrequently), (.startsMediaSession, .startsMediaSession),
            (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
            (.isTabBar, .tabBar),
        ]
    }
}
