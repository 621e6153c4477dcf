// swift-format-ignore-file: NoLeadingUnderscores
import SwiftUI

/// What an axis consists of.
public protocol AxisContent {
    /// Adds groups of marks.
    func _addGroups(to axis: inout _AxisGroups)
}

/// The groups of marks of an axis.
public struct _AxisGroups {
    var groups: [AxisGroup] = []
}

extension AxisContent {
    /// The groups that the content has.
    var groups: [AxisGroup] {
        var axis = _AxisGroups()
        _addGroups(to: &axis)
        return axis.groups
    }
}

/// Marks of the same kind at values of an axis.
struct AxisGroup {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    /// Makes the marks at a value; `nil` for those that the axis has by itself.
    var parts: ((AxisValue) -> [AxisPart])?
    /// How values are written by themselves; `nil` for the axis' own way.
    var format: ((Datum, Locale) -> String?)?
    /// How lines by themselves are drawn.
    var stroke: StrokeStyle?
}

/// Makes one content of an axis of those in a closure.
@resultBuilder public struct AxisContentBuilder {
    /// Takes content as it is.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    /// Takes the only content as it is.
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }
    /// Makes one content of several.
    public static func buildBlock<each Content: AxisContent>(
        _ content: repeat each Content
    ) -> _TupleAxisContent<repeat each Content> { _TupleAxisContent(content: (repeat each content)) }
    /// Makes content of an `if` without `else`.
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }
    /// Makes content of the first branch of a condition.
    public static func buildEither<First: AxisContent, Second: AxisContent>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }
    /// Makes content of the second branch of a condition.
    public static func buildEither<First: AxisContent, Second: AxisContent>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }
    /// Makes content of what is only available on some systems.
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}

/// Several contents of an axis.
public struct _TupleAxisContent<each Content: AxisContent>: AxisContent {
    let content: (repeat each Content)

    /// Adds the groups of each.
    public func _addGroups(to axis: inout _AxisGroups) {
        for part in repeat each content { part._addGroups(to: &axis) }
    }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    /// Adds the groups of the branch.
    public func _addGroups(to axis: inout _AxisGroups) {
        switch storage {
        case .first(let content): content._addGroups(to: &axis)
        case .second(let content): content._addGroups(to: &axis)
        }
    }
}

extension Optional: AxisContent where Wrapped: AxisContent {
    /// Adds the groups that there are.
    public func _addGroups(to axis: inout _AxisGroups) { self?._addGroups(to: &axis) }
}

/// Content of an axis of any type.
public struct AnyAxisContent: AxisContent {
    private let content: any AxisContent

    /// Creates content of any type.
    public init(_ content: some AxisContent) { self.content = content }
    /// Creates content of any type.
    public init(erasing content: some AxisContent) { self.content = content }

    /// Adds the groups of the content.
    public func _addGroups(to axis: inout _AxisGroups) { content._addGroups(to: &axis) }
}
