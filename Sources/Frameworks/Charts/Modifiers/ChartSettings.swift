import SwiftUI

/// What modifiers say of the charts in a view.
struct ChartSettings {
    /// What they say of an axis.
    struct Axis {
        /// Makes the groups of marks; `nil` for those that the axis has by itself.
        var groups: (() -> [AxisGroup])?
        var visibility = Visibility.automatic
        var title: Title?
        var domain: _ScaleDomainValues?
        /// Returns where values begin and end in a length, in points.
        var range: ((CGFloat) -> (start: CGFloat, end: CGFloat))?
        var type: ScaleType?

        /// How numbers are bent.
        var bend: ScaleBend {
            switch type?.kind {
            case .log: .logarithm
            case .squareRoot: .squareRoot
            default: .linear
            }
        }
    }

    /// The title of an axis.
    struct Title {
        let view: () -> AnyView
        let position: AnnotationPosition
        let alignment: Alignment?
        /// The distance to the labels, in points.
        let spacing: CGFloat?

        init<Content: View>(
            _ content: Content, _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?
        ) {
            view = { AnyView(content) }
            (self.position, self.alignment, self.spacing) = (position, alignment, spacing)
        }
    }

    /// What they say of the looks of values.
    struct Looks<Look> {
        var domain: [Datum]?
        /// The looks of values in their order.
        var range: [Look]?
        /// Returns the look of a value.
        var mapping: ((Datum) -> Look?)?
    }

    /// What they say of the legend.
    struct Legend {
        var visibility = Visibility.automatic
        var position = AnnotationPosition.automatic
        var alignment: Alignment?
        /// The distance to the plot, in points.
        var spacing: CGFloat?
        var view: (() -> AnyView)?
    }

    /// A view in front of the chart or behind it.
    struct Layer {
        let alignment: Alignment
        let view: (ChartProxy) -> AnyView
    }

    var x = Axis()
    var y = Axis()
    var foreground = Looks<AnyShapeStyle>()
    /// The colors between which numbers have theirs.
    var foregroundColors: [Color]?
    var symbols = Looks<AnyChartSymbolShape>()
    var symbolSizes = Looks<CGFloat>()
    var lineStyles = Looks<StrokeStyle>()
    var legend = Legend()
    var plotStyle: ((ChartPlotContent) -> AnyView)?
    var overlays: [Layer] = []
    var backgrounds: [Layer] = []
    var selection = ChartSelections()

    /// Returns what is said of an axis.
    func axis(_ axis: LengthAxis) -> Axis { axis == .x ? x : y }
}

private enum ChartSettingsKey: EnvironmentKey { static var defaultValue: ChartSettings { ChartSettings() } }

extension EnvironmentValues {
    /// What modifiers say of charts.
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

extension View {
    /// Changes what is said of the charts in the view.
    nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }
}
