// swift-format-ignore-file: NoLeadingUnderscores
public import CoreGraphics
public import SwiftUI

/// A line over the plot at a value of an axis.
public struct AxisGridLine: AxisMark {
    private let isCentered: Bool?
    private let stroke: StrokeStyle?

    /// Creates a line over the plot.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        isCentered = centered
        self.stroke = stroke
    }

    /// Adds the line.
    public func _addParts(to parts: inout _AxisParts) {
        parts.parts.append(AxisPart(kind: .gridLine(stroke), isCentered: isCentered))
    }
}

/// A short line beside the plot at a value of an axis.
public struct AxisTick: AxisMark {
    /// The length of a tick.
    public struct Length: Sendable {
        enum Kind: Equatable, Sendable { case automatic, label, fixed(CGFloat) }
        let kind: Kind
        /// How far the tick reaches beyond the label, in points.
        let extent: CGFloat

        /// The length that the axis has by itself.
        public static var automatic: Length { Length(kind: .automatic, extent: 0) }
        /// As far as the label reaches.
        public static var label: Length { label() }
        /// As far as the longest label reaches.
        public static var longestLabel: Length { label() }
        /// Returns as far as the label reaches, and farther by points.
        public static func label(extendPastBy extent: CGFloat = 0) -> Length { Length(kind: .label, extent: extent) }
        /// Returns as far as the longest label reaches, and farther by points.
        public static func longestLabel(extendPastBy extent: CGFloat = 0) -> Length { label(extendPastBy: extent) }
    }

    private let isCentered: Bool?
    private let length: Length
    private let stroke: StrokeStyle?

    /// Creates a short line.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        isCentered = centered
        self.length = length
        self.stroke = stroke
    }
    /// Creates a short line of a length in points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(kind: .fixed(length), extent: 0), stroke: stroke)
    }

    /// Adds the line.
    public func _addParts(to parts: inout _AxisParts) {
        parts.parts.append(AxisPart(kind: .tick(length, stroke), isCentered: isCentered))
    }
}
