/// Views of the elements of a tree, of which those with children open.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
    /// The views of the elements.
    @MainActor public var body: some View {
        ForEach(data, id: id) { element in
            if let below = children(element) {
                DisclosureGroup {
                    AnyView(OutlineGroup(data: below, id: id, children: children, content: content))
                } label: {
                    content(element)
                }
            } else {
                content(element)
            }
        }
    }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Creates views of the elements of a tree by their identity.
    public nonisolated init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data: data, id: \.id, children: { $0[keyPath: children] }, content: content)
    }
    /// Creates views of the elements of a tree by a property that tells them apart.
    public nonisolated init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
    }
    /// Creates views of an element with its tree below.
    public nonisolated init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element, Data == [DataElement] {
        self.init(data: [root], id: \.id, children: { $0[keyPath: children] }, content: content)
    }
}

/// The views below an element of a tree.
nonisolated public struct OutlineSubgroupChildren: View {
    let content: AnyView

    /// The views.
    @MainActor public var body: some View { content }
}
