/// A badge that can be earned.
public struct Badge: Hashable, Sendable {
    /// What it is called.
    public var title: String
    /// How it is earned.
    public var explanation: String
    /// What it looks like.
    public var patch: Patch

    /// Creates a badge.
    public init(title: String, explanation: String, patch: Patch) {
        self.title = title
        self.explanation = explanation
        self.patch = patch
    }
}

/// The looks of a badge: a hexagon in rings, with a sign in the middle.
public struct Patch: Hashable, Sendable {
    /// The family of its colors.
    public enum Palette: Sendable {
        case sun, ember
    }

    /// What stands in the middle.
    public enum Sign: Sendable {
        case brackets, clock
    }

    /// The family of its colors.
    public var palette: Palette
    /// What stands in the middle.
    public var sign: Sign

    /// Creates a patch.
    public init(palette: Palette, sign: Sign) {
        self.palette = palette
        self.sign = sign
    }
}
