// swift-format-ignore-file: NoLeadingUnderscores
public import Foundation
import LayoutSimInertness
public import SwiftUI

/// Lines and labels at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    private var group = AxisGroup()

    /// Adds the marks.
    public func _addGroups(to axis: inout _AxisGroups) { axis.groups.append(group) }

    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
        _ content: @escaping (AxisValue) -> Content
    ) {
        group.preset = preset
        group.position = position
        group.values = values
        group.parts = { value in
            var parts = _AxisParts()
            content(value)._addParts(to: &parts)
            return parts.parts
        }
    }

    /// Creates marks that depend on the value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset, position, values, content) }
    /// Creates the same marks at each value.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, values) { _ in content() } }
    /// Creates marks at values of an app's own that depend on the value.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(preset, position, AxisMarkValues(values), content) }
    /// Creates the same marks at each value of an app's own.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(preset, position, AxisMarkValues(values)) { _ in content() } }
}

/// The marks that an axis has by itself.
public struct _AutomaticAxisMark: AxisMark {
    /// Adds nothing, since the axis does.
    public func _addParts(to parts: inout _AxisParts) {}
}

extension AxisMarks where Content == _AutomaticAxisMark {
    private init(
        automatic preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues,
        _ stroke: StrokeStyle?, _ format: ((Datum, Locale) -> String?)? = nil
    ) {
        group.preset = preset
        group.position = position
        group.values = values
        group.stroke = stroke
        group.format = format
    }

    /// Creates the marks that an axis has by itself.
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { self.init(automatic: preset, position, values, stroke) }
    /// Creates the marks that an axis has by itself, at values of an app's own.
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) { self.init(automatic: preset, position, AxisMarkValues(values), stroke) }
    /// Creates the marks that an axis has by itself, with labels in a format.
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(automatic: preset, position, values, stroke, AxisLabelFormat.words(of: format))
    }
    /// Creates the marks that an axis has by itself, at values of an app's own, with labels in a format.
    public init<Format: FormatStyle, Value: Plottable>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(automatic: preset, position, AxisMarkValues(values), stroke, AxisLabelFormat.words(of: format))
    }
}

/// How the marks of an axis are arranged.
public struct AxisMarkPreset: Hashable, Sendable {
    enum Kind: Sendable { case automatic, aligned, extended, inset }
    let kind: Kind

    /// As the axis has it by itself.
    public static let automatic = AxisMarkPreset(kind: .automatic)
    /// Labels stand in line with their values.
    public static let aligned = AxisMarkPreset(kind: .aligned)
    /// Labels stand beside lines that reach out of the plot.
    public static let extended = AxisMarkPreset(kind: .extended)
    /// Labels stand in the plot; beside it here.
    public static var inset: AxisMarkPreset {
        inert(.looks, in: AxisMarkPreset.self)
        return AxisMarkPreset(kind: .inset)
    }
}

/// The side of the plot on which labels stand.
public struct AxisMarkPosition: Hashable, Sendable {
    enum Kind: Sendable { case automatic, leading, trailing, top, bottom }
    let kind: Kind

    /// The side that the axis has by itself.
    public static let automatic = AxisMarkPosition(kind: .automatic)
    /// The leading side.
    public static let leading = AxisMarkPosition(kind: .leading)
    /// The trailing side.
    public static let trailing = AxisMarkPosition(kind: .trailing)
    /// Above the plot.
    public static let top = AxisMarkPosition(kind: .top)
    /// Below the plot.
    public static let bottom = AxisMarkPosition(kind: .bottom)
}
