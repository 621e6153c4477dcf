public import CoreGraphics

/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case medium, large, fraction(CGFloat), height(CGFloat), custom(ObjectIdentifier) }
    let kind: Kind
    /// Returns the height that a type decides, in points.
    nonisolated(unsafe) private(set) var resolve: ((Context) -> CGFloat?)?

    /// Returns whether two heights are made alike.
    public static func == (one: PresentationDetent, other: PresentationDetent) -> Bool { one.kind == other.kind }

    /// Hashes how the height is made.
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// What a height is made with.
    @dynamicMemberLookup public struct Context {
        /// The greatest height, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// About half of the screen.
    public static let medium = PresentationDetent(kind: .medium)
    /// All of the screen.
    public static let large = PresentationDetent(kind: .large)
    /// A share of the screen.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }
    /// A height that a type decides.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(ObjectIdentifier(type))) { type.height(in: $0) }
    }
}

/// A height of sheets that an app decides.
public protocol CustomPresentationDetent {
    /// Returns the height, in points; `nil` for none.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// What a height is made with.
    public typealias Context = PresentationDetent.Context
}

/// Whether the views behind a sheet take touches.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, enabled, through(PresentationDetent), disabled }
    let kind: Kind

    /// As is usual.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// They take touches.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// They take touches up to a height of the sheet.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .through(detent))
    }
    /// They take no touches.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
}

/// What a presented view becomes on small screens.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String

    /// What is usual.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// What it is.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// A cover of the screen.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What a drag in a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String

    /// What is usual.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// It makes the sheet larger.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// It scrolls.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The size of a sheet.
public protocol PresentationSizing {}

/// A size that the device decides.
public struct AutomaticPresentationSizing: PresentationSizing {}
/// The size of the views.
public struct FittedPresentationSizing: PresentationSizing {}
/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {}
/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// A size that the device decides.
    public static var automatic: Self { Self() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// The size of the views.
    public static var fitted: Self { Self() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// The size of a form.
    public static var form: Self { Self() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// The size of a page.
    public static var page: Self { Self() }
}
