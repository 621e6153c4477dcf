extension GraphicsContext.BlendMode {
    /// Covers what is drawn already.
    public static var normal: Self { Self(.normal) }
    /// Multiplies the colors.
    public static var multiply: Self { Self(.multiply) }
    /// Multiplies the colors' complements.
    public static var screen: Self { Self(.screen) }
    /// Multiplies or screens.
    public static var overlay: Self { Self(.overlay) }
    /// Takes the darker color.
    public static var darken: Self { Self(.darken) }
    /// Takes the lighter color.
    public static var lighten: Self { Self(.lighten) }
    /// Brightens what is drawn already.
    public static var colorDodge: Self { Self(.colorDodge) }
    /// Darkens what is drawn already.
    public static var colorBurn: Self { Self(.colorBurn) }
    /// Darkens or lightens softly.
    public static var softLight: Self { Self(.softLight) }
    /// Multiplies or screens, by the color in front.
    public static var hardLight: Self { Self(.hardLight) }
    /// Takes the difference of the colors.
    public static var difference: Self { Self(.difference) }
    /// Takes a softer difference of the colors.
    public static var exclusion: Self { Self(.exclusion) }
    /// Takes the hue of the color in front.
    public static var hue: Self { Self(.hue) }
    /// Takes the saturation of the color in front.
    public static var saturation: Self { Self(.saturation) }
    /// Takes hue and saturation of the color in front.
    public static var color: Self { Self(.color) }
    /// Takes the luminance of the color in front.
    public static var luminosity: Self { Self(.luminosity) }
    /// Takes away all that is drawn already.
    public static var clear: Self { Self(.clear) }
    /// Takes the place of what is drawn already.
    public static var copy: Self { Self(.copy) }
    /// Shows only what is in front of something.
    public static var sourceIn: Self { Self(.sourceIn) }
    /// Shows only what is in front of nothing.
    public static var sourceOut: Self { Self(.sourceOut) }
    /// Covers only what is drawn already.
    public static var sourceAtop: Self { Self(.sourceAtop) }
    /// Draws behind what is drawn already.
    public static var destinationOver: Self { Self(.destinationOver) }
    /// Keeps only what is behind something.
    public static var destinationIn: Self { Self(.destinationIn) }
    /// Takes away what is behind something.
    public static var destinationOut: Self { Self(.destinationOut) }
    /// Keeps what is behind something, and draws behind it.
    public static var destinationAtop: Self { Self(.destinationAtop) }
    /// Shows what is alone.
    public static var xor: Self { Self(.xor) }
    /// Adds the complements of colors.
    public static var plusDarker: Self { Self(.plusDarker) }
    /// Adds the colors.
    public static var plusLighter: Self { Self(.plusLighter) }
}
