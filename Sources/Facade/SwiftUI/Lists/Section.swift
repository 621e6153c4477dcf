/// Views that belong together, with what is above and below them.
public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// The header, the views and the footer.
    @MainActor public var body: some View {
        Group {
            if let isExpanded {
                OpeningHeader(isExpanded: isExpanded, header: header)
                    .modifier(HeaderLook()).modifier(TraitModifier<RowRoleKey>(value: .header))
            } else {
                header.modifier(HeaderLook()).modifier(TraitModifier<RowRoleKey>(value: .header))
            }
            if isExpanded?.wrappedValue ?? true { content }
            footer.modifier(FooterLook()).modifier(TraitModifier<RowRoleKey>(value: .footer))
        }
        .modifier(SectionModifier())
    }

    /// Creates a section with a header and a footer.
    public nonisolated init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) { self.init(header: header(), content: content(), footer: footer()) }
    /// Creates a section with a header and a footer.
    public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    /// Says whether the section can be closed; only those with a binding are.
    public nonisolated func collapsible(_ collapsible: Bool) -> some View { self }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
    /// Creates a section with a footer.
    public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
    /// Creates a section with a header.
    public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
    /// Creates a section with a header that can be closed.
    public nonisolated init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) { self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded) }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a text above.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
    /// Creates a section with a text above.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
    /// Creates a section with a text above that can be closed.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded) }
    /// Creates a section with a text above that can be closed.
    @_disfavoredOverload public nonisolated init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded) }
}
