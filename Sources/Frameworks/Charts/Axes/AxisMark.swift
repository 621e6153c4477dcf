// swift-format-ignore-file: NoLeadingUnderscores
public import CoreGraphics
public import SwiftUI

/// A line or a label at a value of an axis.
public protocol AxisMark {
    /// Adds what is shown.
    func _addParts(to parts: inout _AxisParts)
}

/// The lines and labels at a value of an axis.
public struct _AxisParts {
    var parts: [AxisPart] = []
}

/// A line or a label at a value of an axis.
struct AxisPart {
    enum Kind {
        case gridLine(StrokeStyle?)
        case tick(AxisTick.Length, StrokeStyle?)
        case label(AxisLabel)
    }

    let kind: Kind
    /// Whether it stands in the middle between this value and the next one; `nil` where the axis decides.
    var isCentered: Bool?
    var style: AnyShapeStyle?
    var font: Font?
    /// How far it is moved, in points.
    var offset = CGSize.zero
}

/// What a label shows.
struct AxisLabel {
    enum Content {
        /// The value in the axis' own words.
        case automatic
        case words(Text)
        /// The value in a format.
        case formatted((Datum, Locale) -> String?)
        case view(() -> AnyView)
    }

    var content: Content
    var anchor: UnitPoint?
    var collision = AxisValueLabelCollisionResolution.automatic
    /// The distance from the plot or the tick, in points.
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    var orientation = AxisValueLabelOrientation.automatic
}

/// Makes one mark of an axis of those in a closure.
@resultBuilder public struct AxisMarkBuilder {
    /// Takes a mark as it is.
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    /// Makes no marks of an empty closure.
    public static func buildBlock() -> _AutomaticAxisMark { _AutomaticAxisMark() }
    /// Takes the only mark as it is.
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }
    /// Makes one mark of several.
    public static func buildBlock<each Content: AxisMark>(
        _ content: repeat each Content
    ) -> _TupleAxisMark<repeat each Content> { _TupleAxisMark(content: (repeat each content)) }
    /// Makes a mark of an `if` without `else`.
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }
    /// Makes a mark of the first branch of a condition.
    public static func buildEither<First: AxisMark, Second: AxisMark>(
        first: First
    ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .first(first)) }
    /// Makes a mark of the second branch of a condition.
    public static func buildEither<First: AxisMark, Second: AxisMark>(
        second: Second
    ) -> BuilderConditional<First, Second> { BuilderConditional(storage: .second(second)) }
    /// Makes a mark of what is only available on some systems.
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
        AnyAxisMark(content)
    }
}

/// Several marks at a value of an axis.
public struct _TupleAxisMark<each Content: AxisMark>: AxisMark {
    let content: (repeat each Content)

    /// Adds what each shows.
    public func _addParts(to parts: inout _AxisParts) {
        for part in repeat each content { part._addParts(to: &parts) }
    }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    /// Adds what the branch shows.
    public func _addParts(to parts: inout _AxisParts) {
        switch storage {
        case .first(let content): content._addParts(to: &parts)
        case .second(let content): content._addParts(to: &parts)
        }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    /// Adds what there is.
    public func _addParts(to parts: inout _AxisParts) { self?._addParts(to: &parts) }
}

/// A mark of an axis of any type.
public struct AnyAxisMark: AxisMark {
    private let mark: any AxisMark

    /// Creates a mark of any type.
    public init(_ mark: some AxisMark) { self.mark = mark }
    /// Creates a mark of any type.
    public init(erasing mark: some AxisMark) { self.mark = mark }

    /// Adds what the mark shows.
    public func _addParts(to parts: inout _AxisParts) { mark._addParts(to: &parts) }
}

/// A mark of an axis with a change of what it shows.
struct ChangedAxisMark<Content: AxisMark>: AxisMark {
    let content: Content
    let change: (inout AxisPart) -> Void

    func _addParts(to parts: inout _AxisParts) {
        let start = parts.parts.count
        content._addParts(to: &parts)
        for index in parts.parts.indices.dropFirst(start) { change(&parts.parts[index]) }
    }
}

extension AxisMark {
    /// Draws the mark in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return ChangedAxisMark(content: self) { if $0.style == nil { $0.style = style } }
    }
    /// Sets the font of labels.
    public func font(_ font: Font?) -> some AxisMark {
        ChangedAxisMark(content: self) { if $0.font == nil { $0.font = font } }
    }
    /// Moves the mark, in points.
    public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
    /// Moves the mark, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        ChangedAxisMark(content: self) {
            $0.offset.width += x
            $0.offset.height += y
        }
    }
}
