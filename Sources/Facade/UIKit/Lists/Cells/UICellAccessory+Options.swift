extension UICellAccessory {
    /// The options that all accessories share.
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

    /// The options of an accessory, whose shared properties remain settable after initialization (Apple,
    /// UICellAccessory.DisclosureIndicatorOptions and the others).
    public protocol Options {
        /// The values of the shared options.
        var look: Look { get set }
    }
}

extension UICellAccessory.Options {
    /// Whether the accessory is hidden.
    public var isHidden: Bool {
        get { look.isHidden }
        set { look.isHidden = newValue }
    }
    /// The width that is reserved for the accessory, in points.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension {
        get { look.reservedWidth }
        set { look.reservedWidth = newValue }
    }
    /// The tint color of the accessory; `nil` for the cell's tint color.
    public var tintColor: UIColor? {
        get { look.tint }
        set { look.tint = newValue }
    }
}
