/// The contents of a preview, of any type.
public struct PreviewModifierContent: View {
    let content: AnyView

    /// The contents.
    public var body: some View { content }
}
