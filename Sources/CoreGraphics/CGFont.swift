public import Foundation

/// A font by its name.
public final class CGFont: Sendable {
    /// The name that the font was asked for by.
    public let fullName: String?

    public init?(_ name: CFString) { fullName = "\(name)" }
}
