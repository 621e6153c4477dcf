// swift-format-ignore-file: NoLeadingUnderscores
public import CoreGraphics
public import Foundation
import LayoutSimInertness
public import SwiftUI

/// What becomes of labels of an axis that have no room beside each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, greedy(spacing: CGFloat), disabled, truncate }
    let kind: Kind

    /// Labels without room are left out.
    public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
    /// All labels are shown.
    public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
    /// Labels without room are left out.
    public static let greedy = greedy()
    /// Labels without room are shortened; left out here.
    public static var truncate: AxisValueLabelCollisionResolution {
        inert(.looks, in: AxisValueLabelCollisionResolution.self)
        return AxisValueLabelCollisionResolution(kind: .truncate)
    }
    /// Returns that labels closer than a distance in points are left out.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat = 0) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(kind: .greedy(spacing: minimumSpacing))
    }
}

/// The direction in which a label of an axis runs.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Kind: Sendable { case automatic, horizontal, vertical, verticalReversed }
    let kind: Kind

    /// Along the line.
    public static let automatic = AxisValueLabelOrientation(kind: .automatic)
    /// Along the line.
    public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
    /// From the top down; along the line here.
    public static var vertical: AxisValueLabelOrientation {
        inert(.looks, in: AxisValueLabelOrientation.self)
        return AxisValueLabelOrientation(kind: .vertical)
    }
    /// From the bottom up; along the line here.
    public static var verticalReversed: AxisValueLabelOrientation {
        inert(.looks, in: AxisValueLabelOrientation.self)
        return AxisValueLabelOrientation(kind: .verticalReversed)
    }
}

/// A label at a value of an axis.
public struct AxisValueLabel<Content: View>: AxisMark {
    private let isCentered: Bool?
    private let label: AxisLabel

    private init(
        _ content: AxisLabel.Content, _ isCentered: Bool?, _ anchor: UnitPoint?,
        _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
        _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?, isTold: Bool
    ) {
        if isTold { inert(.looks, "AxisValueLabel.init(multiLabelAlignment:offsetsMarks:)") }
        self.isCentered = isCentered
        label = AxisLabel(
            content: content, anchor: anchor, collision: collision, horizontalSpacing: horizontalSpacing,
            verticalSpacing: verticalSpacing, orientation: orientation)
    }

    /// Adds the label.
    public func _addParts(to parts: inout _AxisParts) {
        parts.parts.append(AxisPart(kind: .label(label), isCentered: isCentered))
    }

    /// Creates a label that shows a view.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        let view = content()
        self.init(
            (view as? Text).map { .words($0) } ?? .view { AnyView(view) }, centered, anchor, collisionResolution,
            orientation, horizontalSpacing, verticalSpacing,
            isTold: multiLabelAlignment != nil || offsetsMarks != nil)
    }
}

extension AxisValueLabel where Content == Text {
    /// Creates a label that shows the value in the axis' own words.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing,
            isTold: multiLabelAlignment != nil || offsetsMarks != nil)
    }
    /// Creates a label that shows words.
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .words(Text(titleKey)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing, isTold: multiLabelAlignment != nil || offsetsMarks != nil)
    }
    /// Creates a label that shows words.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .words(Text(title)), centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing, isTold: multiLabelAlignment != nil || offsetsMarks != nil)
    }
    /// Creates a label that shows the value in a format.
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            .formatted(AxisLabelFormat.words(of: format)), centered, anchor, collisionResolution, orientation,
            horizontalSpacing, verticalSpacing,
            isTold: multiLabelAlignment != nil || offsetsMarks != nil)
    }
}
