import UIKit

/// Whether the indicators of scroll views are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    let isShown: Bool
    private let isFixed: Bool

    /// While something scrolls.
    public static var automatic: ScrollIndicatorVisibility { .init(isShown: true, isFixed: false) }
    /// While something scrolls.
    public static var visible: ScrollIndicatorVisibility { .init(isShown: true, isFixed: false) }
    /// Where there is no mouse, never.
    public static var hidden: ScrollIndicatorVisibility { .init(isShown: false, isFixed: false) }
    /// Never.
    public static var never: ScrollIndicatorVisibility { .init(isShown: false, isFixed: true) }
}

/// Whether scroll views move beyond their ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
    private let name: String

    /// What the device does.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(name: "automatic") }
    /// At all times.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(name: "always") }
    /// Where there is more than fits.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(name: "basedOnSize") }
}

/// When scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
    private let name: String

    /// What scroll views of UIKit have for it.
    var value: UIScrollView.KeyboardDismissMode {
        switch name {
        case "immediately": .onDrag
        case "interactively": .interactive
        default: .none
        }
    }

    /// What the view around does.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "automatic") }
    /// When scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "immediately") }
    /// With the finger.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "interactively") }
    /// Never.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(name: "never") }
}

/// What margins are for.
public struct ContentMarginPlacement: Equatable, Sendable {
    private let name: String

    /// What the view around says.
    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(name: "automatic") }
    /// The contents.
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(name: "scrollContent") }
    /// The indicators.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(name: "scrollIndicators") }
}

/// When an anchor of scroll views counts.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String

    /// At first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(name: "initialOffset") }
    /// When sizes change.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(name: "sizeChanges") }
    /// Where all fits.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(name: "alignment") }
}

/// What a scroll view does.
public enum ScrollPhase: Equatable, Sendable {
    /// Nothing.
    case idle
    /// A finger is on it.
    case tracking
    /// A finger moves it.
    case interacting
    /// It comes to rest.
    case decelerating
    /// It moves to a place.
    case animating

    /// Whether it moves.
    public var isScrolling: Bool { self != .idle }
}

/// How contents fade at the edges of scroll views.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// What the device does.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
    /// They fade.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
    /// They end at a line.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
}
