import LayoutSimDrawing

/// A linear change of colors: each letter is a channel that is made, and the numbers stand for what it gets of red,
/// green, blue, alpha and 1.
public struct ColorMatrix: Equatable, Sendable {
    /// What red gets of red.
    public var r1: Float = 1
    /// What green gets of red.
    public var g1: Float = 0
    /// What blue gets of red.
    public var b1: Float = 0
    /// What alpha gets of red.
    public var a1: Float = 0
    /// What red gets of green.
    public var r2: Float = 0
    /// What green gets of green.
    public var g2: Float = 1
    /// What blue gets of green.
    public var b2: Float = 0
    /// What alpha gets of green.
    public var a2: Float = 0
    /// What red gets of blue.
    public var r3: Float = 0
    /// What green gets of blue.
    public var g3: Float = 0
    /// What blue gets of blue.
    public var b3: Float = 1
    /// What alpha gets of blue.
    public var a3: Float = 0
    /// What red gets of alpha.
    public var r4: Float = 0
    /// What green gets of alpha.
    public var g4: Float = 0
    /// What blue gets of alpha.
    public var b4: Float = 0
    /// What alpha gets of alpha.
    public var a4: Float = 1
    /// What red gets of 1.
    public var r5: Float = 0
    /// What green gets of 1.
    public var g5: Float = 0
    /// What blue gets of 1.
    public var b5: Float = 0
    /// What alpha gets of 1.
    public var a5: Float = 0

    /// Creates the matrix that changes nothing.
    public init() {}

    var channels: ChannelMatrix {
        ChannelMatrix(
            red: [r1, r2, r3, r4, r5].map { Double($0) }, green: [g1, g2, g3, g4, g5].map { Double($0) },
            blue: [b1, b2, b3, b4, b5].map { Double($0) }, alpha: [a1, a2, a3, a4, a5].map { Double($0) })
    }
}
