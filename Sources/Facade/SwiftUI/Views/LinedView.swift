/// A view that another library makes of what a line of code describes, so that it has that line.
package nonisolated struct LinedView<Content: View>: View, WrittenView {
    let line: SourceLine
    private let content: Content

    /// Creates a view with the line of code that describes it.
    package init(_ line: SourceLine, @ViewBuilder _ content: () -> Content) {
        self.line = line
        self.content = content()
    }

    @MainActor package var body: some View { content }
}
