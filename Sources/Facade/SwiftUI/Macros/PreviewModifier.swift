/// What surrounds previews, such as their data.
@MainActor public protocol PreviewModifier {
    /// The type of what previews share.
    associatedtype Context = Void
    /// The type of the view around a preview.
    associatedtype Body: View
    /// A preview's contents.
    typealias Content = PreviewModifierContent

    /// Makes what the previews with this modifier share.
    static func makeSharedContext() async throws -> Context

    /// Puts a preview into its surroundings.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Nothing is shared.
    public static func makeSharedContext() async throws {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Surrounds the preview by a modifier; the first one is the innermost.
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(.modifier(modifier))
    }
}
