extension UITextField {
    public var textDragInteraction: UIDragInteraction? { nil }
    public var textDropInteraction: UIDropInteraction? { nil }
    public var isTextDragActive: Bool { false }
    public var isTextDropActive: Bool { false }
    public var textDragOptions: UITextDragOptions {
        get { [] }
        set {}
    }
}

extension UITextView {
    public var textDragInteraction: UIDragInteraction? { nil }
    public var textDropInteraction: UIDropInteraction? { nil }
    public var isTextDragActive: Bool { false }
    public var isTextDropActive: Bool { false }
    public var textDragOptions: UITextDragOptions {
        get { [] }
        set {}
    }
}
