public import LayoutSimGeometry

/// What a constraint can refer to: a view or one of its guides.
public enum LayoutItem: Hashable, Sendable {
    /// The view with that id.
    case view(String)
    /// A guide of the view with the id `owner`.
    case guide(LayoutGuide.Kind, owner: String)

    /// The id of the view, or of the view that owns the guide.
    package var viewID: String {
        switch self {
        case .view(let id), .guide(_, let id): id
        }
    }
}

/// A rectangle of a view that constraints can refer to and that draws nothing.
public struct LayoutGuide: Hashable, Sendable {
    /// Which of a view's guides.
    public enum Kind: Hashable, Sendable {
        /// UIKit's `topLayoutGuide`: as wide as the root view, from its top to the bottom of the bars above it.
        case top
        /// UIKit's `bottomLayoutGuide`: as wide as the root view, from the top of the bars below it to its bottom.
        case bottom
        /// The part that bars, rounded corners and sensors leave free.
        case safeArea
        /// The view without its layout margins.
        case margins
        /// The part of the view that is comfortable to read: at most 672 points wide within the margins.
        case readableContent
        /// What the keyboard covers; without a keyboard, the part below the safe area.
        case keyboard
        /// What a scroll view scrolls; its size is that of the content.
        case scrollContent
        /// The frame of a scroll view, which does not scroll.
        case scrollFrame
        /// A guide of the view's own, by its name, placed by constraints alone.
        case custom(String)
    }

    /// Which guide.
    public var kind: Kind
    /// The id of the view that it belongs to.
    public var owner: String

    /// Names a guide of a view by the view's id.
    public init(_ kind: Kind, owner: String) {
        self.kind = kind
        self.owner = owner
    }
}

/// An edge, center, dimension or baseline of a view or guide, in UIKit's words.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline, lastBaseline

    /// The axis along which it is measured.
    public var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
        }
    }
}
