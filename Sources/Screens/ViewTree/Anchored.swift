/// An item with layout anchors: a view or a layout guide.
public protocol Anchored {
    /// The item to which constraints made from the anchors refer.
    var layoutItem: LayoutItem { get }
}

extension View: Anchored {
    /// The view itself.
    public var layoutItem: LayoutItem { .view(id) }
}

extension LayoutGuide: Anchored {
    /// The guide itself.
    public var layoutItem: LayoutItem { .guide(kind, owner: owner) }
}

extension Anchored {
    /// The left edge in left-to-right languages, the right edge in the others.
    public var leadingAnchor: LayoutAnchor<XAxis> { LayoutAnchor(layoutItem, .leading) }
    /// The right edge in left-to-right languages, the left edge in the others.
    public var trailingAnchor: LayoutAnchor<XAxis> { LayoutAnchor(layoutItem, .trailing) }
    /// The left edge in every layout direction.
    public var leftAnchor: LayoutAnchor<XAxis> { LayoutAnchor(layoutItem, .left) }
    /// The right edge in every layout direction.
    public var rightAnchor: LayoutAnchor<XAxis> { LayoutAnchor(layoutItem, .right) }
    /// The horizontal center.
    public var centerXAnchor: LayoutAnchor<XAxis> { LayoutAnchor(layoutItem, .centerX) }
    /// The top edge.
    public var topAnchor: LayoutAnchor<YAxis> { LayoutAnchor(layoutItem, .top) }
    /// The bottom edge.
    public var bottomAnchor: LayoutAnchor<YAxis> { LayoutAnchor(layoutItem, .bottom) }
    /// The vertical center.
    public var centerYAnchor: LayoutAnchor<YAxis> { LayoutAnchor(layoutItem, .centerY) }
    /// The baseline of the first line of text, or the top edge if there is no text.
    public var firstBaselineAnchor: LayoutAnchor<YAxis> { LayoutAnchor(layoutItem, .firstBaseline) }
    /// The baseline of the last line of text, or the bottom edge if there is no text.
    public var lastBaselineAnchor: LayoutAnchor<YAxis> { LayoutAnchor(layoutItem, .lastBaseline) }
    /// The width.
    public var widthAnchor: LayoutAnchor<Dimension> { LayoutAnchor(layoutItem, .width) }
    /// The height.
    public var heightAnchor: LayoutAnchor<Dimension> { LayoutAnchor(layoutItem, .height) }
}
