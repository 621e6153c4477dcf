/// Something with anchors: a view or a guide.
public protocol Anchored {
    /// What constraints made from the anchors refer to.
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
    /// The left edge in every language.
    public var leftAnchor: LayoutAnchor<XAxis> { LayoutAnchor(layoutItem, .left) }
    /// The right edge in every language.
    public var rightAnchor: LayoutAnchor<XAxis> { LayoutAnchor(layoutItem, .right) }
    /// The middle between left and right.
    public var centerXAnchor: LayoutAnchor<XAxis> { LayoutAnchor(layoutItem, .centerX) }
    /// The top edge.
    public var topAnchor: LayoutAnchor<YAxis> { LayoutAnchor(layoutItem, .top) }
    /// The bottom edge.
    public var bottomAnchor: LayoutAnchor<YAxis> { LayoutAnchor(layoutItem, .bottom) }
    /// The middle between top and bottom.
    public var centerYAnchor: LayoutAnchor<YAxis> { LayoutAnchor(layoutItem, .centerY) }
    /// The baseline of the first line of text, the top edge where there is none.
    public var firstBaselineAnchor: LayoutAnchor<YAxis> { LayoutAnchor(layoutItem, .firstBaseline) }
    /// The baseline of the last line of text, the bottom edge where there is none.
    public var lastBaselineAnchor: LayoutAnchor<YAxis> { LayoutAnchor(layoutItem, .lastBaseline) }
    /// The distance from left to right.
    public var widthAnchor: LayoutAnchor<Dimension> { LayoutAnchor(layoutItem, .width) }
    /// The distance from top to bottom.
    public var heightAnchor: LayoutAnchor<Dimension> { LayoutAnchor(layoutItem, .height) }
}
