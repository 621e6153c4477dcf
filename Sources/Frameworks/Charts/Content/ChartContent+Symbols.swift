public import CoreGraphics
public import SwiftUI

extension ChartContent {
    /// Draws a form at the values of points and lines.
    public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
        let shape = AnyChartSymbolShape(symbol)
        return changed { if $0.looks.symbol == nil { $0.looks.symbol = .look(.shape(shape)) } }
    }
    /// Shows a view at the values of points and lines.
    public nonisolated func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
        let view = symbol()
        return changed { if $0.looks.symbol == nil { $0.looks.symbol = .look(.view { AnyView(view) }) } }
    }
    /// Draws the form that a scale has for a value.
    public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { if $0.looks.symbol == nil { $0.looks.symbol = .by(value.plotted) } }
    }
    /// Sets the size of the rectangle around symbols, in points.
    public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
        changed { if $0.looks.symbolSize == nil { $0.looks.symbolSize = .look(.size(size)) } }
    }
    /// Sets the area that symbols seem to have, in square points.
    public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
        changed { if $0.looks.symbolSize == nil { $0.looks.symbolSize = .look(.area(area)) } }
    }
    /// Gives symbols the size that a scale has for a value.
    public nonisolated func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
        changed { if $0.looks.symbolSize == nil { $0.looks.symbolSize = .by(value.plotted) } }
    }
}

extension ChartContent {
    /// Sets the words that name marks.
    public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
        changed { if $0.looks.spoken.label == nil { $0.looks.spoken.label = label } }
    }
    /// Sets the words that name marks.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }
    /// Sets the words that name marks.
    @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> some ChartContent { accessibilityLabel(Text(label)) }
    /// Sets the words for the values of marks.
    public nonisolated func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
        changed { if $0.looks.spoken.value == nil { $0.looks.spoken.value = valueDescription } }
    }
    /// Sets the words for the values of marks.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }
    /// Sets the words for the values of marks.
    @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> some ChartContent { accessibilityValue(Text(value)) }
    /// Has marks not be read.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changed { $0.looks.spoken.isHidden = $0.looks.spoken.isHidden || hidden }
    }
    /// Sets the name by which tests find marks.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        changed { if $0.looks.spoken.identifier == nil { $0.looks.spoken.identifier = identifier } }
    }
}
