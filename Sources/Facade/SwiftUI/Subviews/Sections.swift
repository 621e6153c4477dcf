/// A section of the views in others.
nonisolated public struct SectionConfiguration: Identifiable {
    /// Tells sections apart.
    public struct ID: Hashable {
        let identity: ElementIdentity?
    }

    /// Tells the section from the others.
    public let id: ID
    /// The views of the header.
    public let header: SubviewsCollection
    /// The views of the footer.
    public let footer: SubviewsCollection
    /// The views between header and footer.
    public let content: SubviewsCollection

    /// The values that the section says: those of its first view.
    @MainActor public var containerValues: ContainerValues { content.first?.containerValues ?? ContainerValues() }
}

/// The sections of the views in others.
nonisolated public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    /// The place of the first section.
    public var startIndex: Int { 0 }
    /// The place behind the last section.
    public var endIndex: Int { sections.count }
    /// The section at a place.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    /// Sorts views by their sections; views between sections are one of their own.
    init(_ subviews: SubviewsCollection) {
        nonisolated(unsafe) let subviews = subviews
        nonisolated(unsafe) var sorted: [SectionConfiguration] = []
        MainActor.assumeIsolated { unsafe sorted = SectionCollection.sorted(subviews) }
        sections = unsafe sorted
    }

    @MainActor private static func sorted(_ subviews: SubviewsCollection) -> [SectionConfiguration] {
        var sections: [(section: Int?, views: [RowRole: [Subview]])] = []
        for view in subviews {
            let section = view.element.traits[SectionKey.self]
            if sections.isEmpty || sections.last?.section != section { sections.append((section, [:])) }
            sections[sections.count - 1].views[view.element.traits[RowRoleKey.self], default: []].append(view)
        }
        return sections.map { _, views in
            func collection(_ role: RowRole) -> SubviewsCollection { SubviewsCollection(subviews: views[role] ?? []) }
            let first = views[.header]?.first ?? views[.row]?.first ?? views[.footer]?.first
            return SectionConfiguration(
                id: .init(identity: first?.id.identity), header: collection(.header), footer: collection(.footer),
                content: collection(.row))
        }
    }
}

/// What `ForEach` makes views of once the views in others are made; it has no elements before.
protocol LaterCollection {
    /// The views that are made of the others.
    @MainActor func outputs(_ inputs: _ViewInputs) -> _ViewOutputs
}

/// The views in others, of each of which `ForEach` makes one.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, LaterCollection {
    let make: @MainActor (_ViewInputs) -> _ViewOutputs

    /// The place of the first view; the views are made later.
    public var startIndex: Int { 0 }
    /// The place behind the last view.
    public var endIndex: Int { 0 }
    /// The view at a place; there is none before it is made.
    public subscript(index: Int) -> Subview { preconditionFailure("Index out of range") }

    @MainActor func outputs(_ inputs: _ViewInputs) -> _ViewOutputs { make(inputs) }
}

/// The sections of the views in others, of each of which `ForEach` makes one.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection, LaterCollection {
    let make: @MainActor (_ViewInputs) -> _ViewOutputs

    /// The place of the first section; the views are made later.
    public var startIndex: Int { 0 }
    /// The place behind the last section.
    public var endIndex: Int { 0 }
    /// The section at a place; there is none before it is made.
    public subscript(index: Int) -> SectionConfiguration { preconditionFailure("Index out of range") }

    @MainActor func outputs(_ inputs: _ViewInputs) -> _ViewOutputs { make(inputs) }
}

extension ForEach where ID == Subview.ID, Content: View, Data == ForEachSubviewCollection<Content> {
    /// Creates a view of each view in another one.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) {
        nonisolated(unsafe) let made = GroupElementsOfContent(subviews: view) {
            ForEach<SubviewsCollection, ID, Content>($0, content: content)
        }
        self.init(data: ForEachSubviewCollection { unsafe $0.makeListed(made) }, content: content, id: \.id)
    }
}

extension ForEach where ID == SectionConfiguration.ID, Content: View, Data == ForEachSectionCollection<Content> {
    /// Creates a view of each section of the views in another one.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
        nonisolated(unsafe) let made = GroupElementsOfContent(subviews: view) {
            ForEach<SectionCollection, ID, Content>(
                data: SectionCollection($0), content: content, id: \.id)
        }
        self.init(data: ForEachSectionCollection { unsafe $0.makeListed(made) }, content: content, id: \.id)
    }
}

extension Group where Content: View {
    /// Creates views that a closure makes of the sections of the views in another one.
    public nonisolated init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view) { transform(SectionCollection($0)) }
    }
}
