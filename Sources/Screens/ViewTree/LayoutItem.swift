public import LayoutSimGeometry

/// An item to which a constraint can refer: a view or one of its guides.
public enum LayoutItem: Hashable, Sendable {
    /// The view with an id.
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

/// A layout guide: a rectangle of a view that constraints can refer to, and that draws nothing.
public struct LayoutGuide: Hashable, Sendable {
    /// The kind of a layout guide.
    public enum Kind: Hashable, Sendable {
        /// UIKit's `topLayoutGuide`: as wide as the root view, from its top to the bottom of the bars above its
        /// content.
        case top
        /// UIKit's `bottomLayoutGuide`: as wide as the root view, from the top of the bars below its content to its
        /// bottom.
        case bottom
        /// The area not covered by bars, rounded corners and sensors.
        case safeArea
        /// The view inset by its layout margins.
        case margins
        /// The area that is comfortable to read: at most 672 points wide within the margins.
        case readableContent
        /// The area that the keyboard covers; without a keyboard, the area below the safe area.
        case keyboard
        /// The content of a scroll view, whose size is the content size.
        case scrollContent
        /// The frame of a scroll view, which does not scroll with the content.
        case scrollFrame
        /// A custom guide with a name, placed by constraints alone.
        case custom(String)
    }

    /// The kind of the guide.
    public var kind: Kind
    /// The id of the owning view.
    public var owner: String

    /// Creates a guide of the view with an id.
    public init(_ kind: Kind, owner: String) {
        self.kind = kind
        self.owner = owner
    }
}

/// An edge, center, dimension or baseline of a view or guide, named as in UIKit.
public enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline, lastBaseline

    /// The axis of the attribute.
    public var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
        }
    }
}
