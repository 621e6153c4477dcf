// swift-format-ignore-file: NoLeadingUnderscores
public import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
    /// Creates marks of elements by their identity.
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, content: content, id: \.id)
    }
    /// Creates marks of elements by a property that tells them apart.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Adds the marks of each element.
    @MainActor public static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs) {
        for element in content.data { outputs.add(content.content(element)) }
    }
    /// A collection of marks has no body.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    /// Creates marks of the numbers of a range.
    public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 })
    }
}
