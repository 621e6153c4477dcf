import CoreGraphics
import SwiftUI

/// Lengths and looks of charts; where each is from, Docs/charts.md says.
enum ChartMetrics {
    /// The part of its step that a bar is wide.
    static let barRatio: CGFloat = 0.7
    /// The width of bars at numbers and dates that have no span, in points.
    static let thinBar: CGFloat = 8
    /// The radius of the corners at the end of a bar, in points.
    static let barRadius: CGFloat = 2
    /// The width of lines, in points.
    static let lineWidth: CGFloat = 2
    /// The width of rules, in points.
    static let ruleWidth: CGFloat = 1
    /// The area of symbols, in square points: that of a circle of 8 points.
    static let symbolArea: CGFloat = 50.26548
    /// The distance between the plot and labels, and between marks and views that annotate them, in points.
    static let spacing: CGFloat = 4
    /// The length of ticks that have no label beside them, in points.
    static let tickLength: CGFloat = 4
    /// The width of lines of axes, in points.
    static let gridWidth: CGFloat = 0.5
    /// The dashes of the lines of the x axis, in points.
    static let dashes: [CGFloat] = [2, 2]
    /// The distance between the legend and what is above it, in points.
    static let legendSpacing: CGFloat = 14 / 3
    /// The room above the words of the legend, in points.
    static let legendRise: CGFloat = 2
    /// The size of the symbols of the legend, in points.
    static let legendSymbol: CGFloat = 8
    /// The distance between a symbol of the legend and its words, in points.
    static let legendGap: CGFloat = 5
    /// The distance between items of the legend, in points.
    static let legendItems: CGFloat = 8
    /// The distance between the title of an axis and its labels, in points.
    static let titleSpacing: CGFloat = 4
    /// The number of values that an axis has by itself.
    static let desiredCount = 5
    /// The least distance between values of a low or narrow axis, in points.
    static let leastStep: CGFloat = 20

    static let labelFont = Font.caption2
    static let legendFont = Font.caption2
    static var gridStyle: AnyShapeStyle { AnyShapeStyle(.tertiary) }
    static var labelStyle: AnyShapeStyle { AnyShapeStyle(.secondary) }
    /// The colors of values, in their order.
    static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    /// The symbols of values, in their order.
    static let symbols: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon]
    /// The dashes of the lines of values, in their order.
    static let lineDashes: [[CGFloat]] = [[], [4, 4], [1, 3], [8, 4], [8, 4, 1, 4]]
}
