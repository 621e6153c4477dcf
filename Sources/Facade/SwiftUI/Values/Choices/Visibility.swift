/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
    /// As it is best where it stands.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
    /// As much as usual.
    case standard
    /// More than usual.
    case increased
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable, Comparable {
    /// The smallest size.
    case mini
    /// A size below the usual one.
    case small
    /// The usual size.
    case regular
    /// A size above the usual one.
    case large
    /// The largest size.
    case extraLarge
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// A button that deletes or ends something.
    public static let destructive = ButtonRole(name: "destructive")
    /// A button that leaves everything as it was.
    public static let cancel = ButtonRole(name: "cancel")
    /// A button that closes what it stands in.
    public static let close = ButtonRole(name: "close")
    /// A button that confirms something.
    public static let confirm = ButtonRole(name: "confirm")

    /// The word on buttons without a label of their own, in English [chosen].
    var word: String {
        switch self {
        case .destructive: "Delete"
        case .cancel: "Cancel"
        case .close: "Close"
        default: "Done"
        }
    }
}

/// Whether a scene is in front.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// The scene is not seen.
    case background
    /// The scene is seen, and gets no touches.
    case inactive
    /// The scene is in front.
    case active
}

/// Where lines of a text stand that are shorter than the widest one.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
}

/// How something with proportions of its own fits a place of other ones.
public enum ContentMode: CaseIterable, Hashable, Sendable {
    /// As large as it is seen in whole.
    case fit
    /// As small as it covers the place.
    case fill
}

/// The colors in which something is drawn before it is shown.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Colors of sRGB.
    case nonLinear
    /// Colors of sRGB whose numbers follow the light.
    case linear
    /// Colors beyond sRGB whose numbers follow the light.
    case extendedLinear
}
