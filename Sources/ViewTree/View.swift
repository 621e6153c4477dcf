public import LayoutSimGeometry

/// A view before layout, with UIKit's defaults; its frame follows from the screen's constraints.
public struct View: Hashable, Sendable {
    /// The identity within a screen.
    public var id: String
    /// What it shows apart from its subviews.
    public var content: Content
    /// The colour behind its content; none is clear.
    public var backgroundColor: Color?
    /// Back to front.
    public var subviews: [View]
    /// How much it minds being larger than its content, UIKit's content hugging.
    public var hugging: AxisPriorities
    /// How much it minds being smaller than its content.
    public var compressionResistance: AxisPriorities
    /// The distances in points from its edges to its margins guide; `nil` is UIKit's default for its place in the tree.
    public var layoutMargins: EdgeInsets?

    /// Creates a view with UIKit's defaults.
    public init(
        _ id: String, content: Content = .none, backgroundColor: Color? = nil, subviews: [View] = [],
        hugging: AxisPriorities = AxisPriorities(.defaultLow),
        compressionResistance: AxisPriorities = AxisPriorities(.defaultHigh), layoutMargins: EdgeInsets? = nil
    ) {
        self.id = id
        self.content = content
        self.backgroundColor = backgroundColor
        self.subviews = subviews
        self.hugging = hugging
        self.compressionResistance = compressionResistance
        self.layoutMargins = layoutMargins
    }
}

extension View {
    /// UIKit's `topLayoutGuide` of the controller whose root view this is.
    public var topLayoutGuide: LayoutGuide { LayoutGuide(.top, owner: id) }
    /// UIKit's `bottomLayoutGuide` of the controller whose root view this is.
    public var bottomLayoutGuide: LayoutGuide { LayoutGuide(.bottom, owner: id) }
    /// The part that bars, rounded corners and sensors leave free.
    public var safeAreaLayoutGuide: LayoutGuide { LayoutGuide(.safeArea, owner: id) }
    /// The view without its layout margins.
    public var layoutMarginsGuide: LayoutGuide { LayoutGuide(.margins, owner: id) }
}

extension View {
    /// A label, hugging at 251 as Interface Builder writes it.
    public static func label(_ id: String, _ text: TextContent, color: Color = .black) -> View {
        View(id, content: .label(text, color), hugging: AxisPriorities(251))
    }

    /// An image view, hugging at 251 as Interface Builder writes it.
    public static func imageView(
        _ id: String, _ image: Image, contentMode: ContentMode = .scaleAspectFit
    ) -> View {
        View(id, content: .image(image, contentMode), hugging: AxisPriorities(251))
    }
}
