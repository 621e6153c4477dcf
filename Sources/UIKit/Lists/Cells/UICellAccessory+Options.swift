extension UICellAccessory {
    /// What the options of every accessory have in common.
    public struct Look {
        var isHidden = false
        var reservedWidth = LayoutDimension.standard
        var tint: UIColor?
        var font: UIFont?

        init() {}

        init(_ isHidden: Bool?, _ reservedWidth: LayoutDimension?, _ tint: UIColor?) {
            self.isHidden = isHidden ?? false
            self.reservedWidth = reservedWidth ?? .standard
            self.tint = tint
        }
    }

    /// Options of an accessory, whose common properties can be set after they are made, too
    /// (Apple, UICellAccessory.DisclosureIndicatorOptions and the others).
    public protocol Options {
        /// The values of the common properties.
        var look: Look { get set }
    }
}

extension UICellAccessory.Options {
    /// Whether the accessory is hidden.
    public var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// The width that is kept free for the accessory, in points.
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
