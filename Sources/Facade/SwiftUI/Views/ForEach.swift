// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    /// What people can do with the views as rows of a list.
    var edits: RowEditing?

    /// Creates what a closure makes of elements, by their identity.
    package init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        (self.data, self.content, self.id) = (data, content, id)
    }
}

extension ForEach: View where Content: View {
    /// A collection of views has no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    /// Creates views of elements by their identity.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: \.id)
    }
    /// Creates views of elements by a property that tells them apart.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
    /// Creates views of bindings to elements by their identity.
    public init<Values>(
        _ data: Binding<Values>, @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Values.Indices, (Values.Index, ID)>, Values: MutableCollection & RandomAccessCollection,
        Values.Element: Identifiable, ID == Values.Element.ID, Values.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }
    /// Creates views of bindings to elements by a property that tells them apart.
    public init<Values>(
        _ data: Binding<Values>, id: KeyPath<Values.Element, ID>,
        @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
    )
    where
        Data == LazyMapSequence<Values.Indices, (Values.Index, ID)>, Values: MutableCollection & RandomAccessCollection,
        Values.Index: Hashable
    {
        let values = data.wrappedValue
        self.init(
            data: values.indices.lazy.map { ($0, values[$0][keyPath: id]) }, content: { content(data[$0.0]) },
            id: { $0.1 })
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: ForEach, _ inputs: _ViewInputs) -> _ViewOutputs {
        if inputs.isLazy, !(view.data is any LaterCollection) { return rowsInSight(of: view, inputs) }
        if view.data.isEmpty, let later = view.data as? any LaterCollection { return later.outputs(inputs) }
        let node = inputs.node
        var outputs = _ViewOutputs()
        if inputs.isUnchanged, let kept = node.kept as? KeptRows {
            for (row, id) in kept.rows { outputs.append(node.makeAgain(row).tagged(id, inputs.environment)) }
            return outputs
        }
        let kept = KeptRows()
        // Who changes what the closures read has all views made again.
        let (ids, contents) = node.observing { (view.data.map(view.id), view.data.map(view.content)) }
        node.reserve(ids.count)
        kept.rows.reserveCapacity(ids.count)
        for index in ids.indices {
            let id = AnyHashable(ids[index])
            guard let row = node.row(id, Content.self) else {
                tellTwice(ids[index], at: node.line)
                continue
            }
            kept.rows.append((row, id))
            outputs.append(inputs.make(contents[index], in: row).tagged(id, inputs.environment))
        }
        node.kept = kept
        return outputs
    }

    /// Returns whether no view before has an identity, and tells of one that has.
    @MainActor static func isNew(_ id: ID, _ known: inout Set<ID>, in node: ViewNode) -> Bool {
        if known.insert(id).inserted { return true }
        tellTwice(id, at: node.line)
        return false
    }

    @MainActor private static func tellTwice(_ id: ID, at line: SourceLine?) {
        LayoutFindings.tell(
            "ForEach<\(Data.self), \(ID.self)>: the ID \(id) occurs multiple times within "
                + "the collection, this will give undefined results!", at: line)
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates views of the numbers of a range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}

enum TaggedRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a collection tags its views by their identity, as those of a choice: "`ForEach` automatically assigns a
    /// tag to the selection views using each option's `id`" (Apple, *Picker*).
    var tagsRows: Bool {
        get { self[TaggedRowsKey.self] }
        set { self[TaggedRowsKey.self] = newValue }
    }
}

extension _ViewOutputs {
    /// Returns the views of an element of a collection, tagged where the environment wants it and they have no tag.
    @MainActor fileprivate func tagged(_ id: AnyHashable, _ environment: EnvironmentValues) -> _ViewOutputs {
        guard environment.tagsRows else { return self }
        for element in elements where element.traits[TagKey.self] == nil { element.traits[TagKey.self] = id }
        return self
    }
}

/// The nodes of a collection's views with their identities, in their order.
private final class KeptRows {
    var rows: [(node: ViewNode, id: AnyHashable)] = []
}
