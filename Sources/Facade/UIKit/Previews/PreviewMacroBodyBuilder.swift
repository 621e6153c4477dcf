/// Takes the only value in the closure of a preview, after the statements before it.
@resultBuilder public struct PreviewMacroBodyBuilder<Content> {
    /// Takes a value as it is.
    public static func buildBlock(_ content: Content) -> Content { content }
    /// Takes the value of the first branch of a condition.
    public static func buildEither(first: Content) -> Content { first }
    /// Takes the value of the second branch of a condition.
    public static func buildEither(second: Content) -> Content { second }
    /// Takes a value that is only available on some systems.
    public static func buildLimitedAvailability(_ content: Content) -> Content { content }
}

/// Takes the only value in the closure of a preview with arguments.
public typealias PreviewBodyBuilder<Content> = PreviewMacroBodyBuilder<Content>
