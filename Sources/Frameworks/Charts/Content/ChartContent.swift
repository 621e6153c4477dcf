// swift-format-ignore-file: NoLeadingUnderscores
import SwiftUI

/// Marks, and what is made of marks.
@MainActor @preconcurrency public protocol ChartContent {
    /// The type of the marks that `body` describes.
    associatedtype Body: ChartContent

    /// The marks that this content consists of.
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Adds the marks of the content; the implementation of `ChartContent` itself asks for the body.
    @MainActor static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs)
}

extension ChartContent {
    /// Adds the marks of the body.
    @MainActor public static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs) {
        outputs.add(content.body)
    }
}

extension ChartContent where Body == Never {
    /// Ends the process, since only Charts itself makes such content.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension Never: ChartContent {}

/// The marks of some content, in their order.
@MainActor public struct _ChartContentOutputs {
    private(set) var marks: [MarkDescription] = []
    private var groups = 0

    /// Adds a mark.
    mutating func append(_ mark: MarkDescription) { marks.append(mark) }

    /// Adds the marks of content.
    mutating func add<Content: ChartContent>(_ content: Content) { Content._makeChartContent(content, &self) }

    /// Adds the marks of content with a change of each.
    mutating func add<Content: ChartContent>(_ content: Content, changed change: (inout MarkDescription) -> Void) {
        let start = marks.count
        add(content)
        for index in marks.indices.dropFirst(start) { change(&marks[index]) }
    }

    /// Adds the marks of content as a group that is spoken and annotated as one.
    mutating func addGroup<Content: ChartContent>(_ content: Content) {
        groups += 1
        let group = groups
        add(content) { if $0.group == nil { $0.group = group } }
    }
}

/// A mark that Charts draws itself.
protocol Mark: ChartContent where Body == Never {
    /// What the mark is.
    nonisolated var description: MarkDescription { get }
}

extension Mark {
    /// Adds the mark.
    @MainActor public static func _makeChartContent(_ mark: Self, _ outputs: inout _ChartContentOutputs) {
        outputs.append(mark.description)
    }
}

/// Content with a change of each mark.
nonisolated struct ChangedContent<Content: ChartContent>: ChartContent {
    let content: Content
    let change: (inout MarkDescription) -> Void

    var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

    @MainActor static func _makeChartContent(_ content: Self, _ outputs: inout _ChartContentOutputs) {
        outputs.add(content.content, changed: content.change)
    }
}

extension ChartContent {
    /// Returns the content with a change of each mark.
    nonisolated func changed(_ change: @escaping (inout MarkDescription) -> Void) -> ChangedContent<Self> {
        ChangedContent(content: self, change: change)
    }
}
