// The properties of options, which are set after they are made, too
// (Apple, UICellAccessory.DisclosureIndicatorOptions and the others).

extension UICellAccessory.DisclosureIndicatorOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// The width that is kept free for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
        get { look.reservedWidth }
        set { look.reservedWidth = newValue }
    }
    /// The color of the accessory; nil for the cell's tint.
    public var tintColor: UIColor? {
        get { look.tint }
        set { look.tint = newValue }
    }
}

extension UICellAccessory.OutlineDisclosureOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// The width that is kept free for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
        get { look.reservedWidth }
        set { look.reservedWidth = newValue }
    }
    /// The color of the accessory; nil for the cell's tint.
    public var tintColor: UIColor? {
        get { look.tint }
        set { look.tint = newValue }
    }
}

extension UICellAccessory.CheckmarkOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// The width that is kept free for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
        get { look.reservedWidth }
        set { look.reservedWidth = newValue }
    }
    /// The color of the accessory; nil for the cell's tint.
    public var tintColor: UIColor? {
        get { look.tint }
        set { look.tint = newValue }
    }
}

extension UICellAccessory.DeleteOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// The width that is kept free for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
        get { look.reservedWidth }
        set { look.reservedWidth = newValue }
    }
    /// The color of the accessory; nil for the cell's tint.
    public var tintColor: UIColor? {
        get { look.tint }
        set { look.tint = newValue }
    }
}

extension UICellAccessory.InsertOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// The width that is kept free for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
        get { look.reservedWidth }
        set { look.reservedWidth = newValue }
    }
    /// The color of the accessory; nil for the cell's tint.
    public var tintColor: UIColor? {
        get { look.tint }
        set { look.tint = newValue }
    }
}

extension UICellAccessory.ReorderOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// The width that is kept free for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
        get { look.reservedWidth }
        set { look.reservedWidth = newValue }
    }
    /// The color of the accessory; nil for the cell's tint.
    public var tintColor: UIColor? {
        get { look.tint }
        set { look.tint = newValue }
    }
}

extension UICellAccessory.MultiselectOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// The width that is kept free for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
        get { look.reservedWidth }
        set { look.reservedWidth = newValue }
    }
    /// The color of the accessory; nil for the cell's tint.
    public var tintColor: UIColor? {
        get { look.tint }
        set { look.tint = newValue }
    }
}

extension UICellAccessory.LabelOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// The width that is kept free for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
        get { look.reservedWidth }
        set { look.reservedWidth = newValue }
    }
    /// The color of the accessory; nil for the cell's tint.
    public var tintColor: UIColor? {
        get { look.tint }
        set { look.tint = newValue }
    }
}

extension UICellAccessory.DetailOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// The width that is kept free for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
        get { look.reservedWidth }
        set { look.reservedWidth = newValue }
    }
    /// The color of the accessory; nil for the cell's tint.
    public var tintColor: UIColor? {
        get { look.tint }
        set { look.tint = newValue }
    }
}

extension UICellAccessory.CustomViewConfiguration {
    /// Whether the accessory is hidden.
    public var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// The width that is kept free for the accessory.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
        get { look.reservedWidth }
        set { look.reservedWidth = newValue }
    }
    /// The color of the accessory; nil for the cell's tint.
    public var tintColor: UIColor? {
        get { look.tint }
        set { look.tint = newValue }
    }
}
