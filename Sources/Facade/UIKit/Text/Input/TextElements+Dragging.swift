import LayoutSimInertness

extension TextEditing {
    /// The interaction for dragging text; always `nil` here.
    public var textDragInteraction: UIDragInteraction? { nil }
    /// The interaction for dropping text; always `nil` here.
    public var textDropInteraction: UIDropInteraction? { nil }
    /// Whether text is being dragged; always `false` here.
    public var isTextDragActive: Bool { false }
    /// Whether a drag is over the field or view; always `false` here.
    public var isTextDropActive: Bool { false }
    /// The options for dragging text; always empty here.
    public var textDragOptions: UITextDragOptions {
        get { [] }
        set { inert(.behavior, self, from: textDragOptions, to: newValue) }
    }
}
