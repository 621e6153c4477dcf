import CoreGraphics
import SwiftUI

/// A mark as code describes it, before scales give it a place.
struct MarkDescription {
    /// What is drawn of the values.
    enum Kind: String {
        case bar, line, area, point, rule, rectangle, sector
    }

    let kind: Kind
    var x: AxisPlace
    var y: AxisPlace
    var width: MarkDimension
    var height: MarkDimension
    var stacking: MarkStackingMethod
    /// What tells lines and areas apart, beside their looks.
    var series: PlottedValue?
    var sector: SectorDescription?
    var looks = MarkLooks()
    /// The number of the group of marks that are spoken and annotated as one; `nil` for a mark by itself.
    var group: Int?
    /// The line of code that made the mark.
    var line = SourceLine()

    init(
        _ kind: Kind, x: AxisPlace = .whole, y: AxisPlace = .whole, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .unstacked, series: PlottedValue? = nil
    ) {
        self.kind = kind
        (self.x, self.y) = (x, y)
        (self.width, self.height) = (width, height)
        (self.stacking, self.series) = (stacking, series)
    }
}

/// Where a mark lies on an axis.
enum AxisPlace {
    /// On all of it.
    case whole
    /// At a value.
    case value(PlottedValue)
    /// Between two values.
    case span(PlottedValue, PlottedValue)
    /// At a distance from the start of the plot, in points; in its middle without one.
    case fixed(CGFloat?)
    /// Between two distances from the start of the plot, in points; from its start or to its end without one.
    case fixedSpan(CGFloat?, CGFloat?)

    /// The values that need a place on the axis.
    var values: [PlottedValue] {
        switch self {
        case .value(let value): [value]
        case .span(let start, let end): [start, end]
        case .whole, .fixed, .fixedSpan: []
        }
    }

    /// The one value at which the mark is; `nil` without one.
    var value: PlottedValue? {
        if case .value(let value) = self { value } else { nil }
    }
}

/// What a sector shows.
struct SectorDescription {
    let angle: PlottedValue
    let innerRadius: MarkDimension
    let outerRadius: MarkDimension
    /// The distance to the sectors beside, of which each keeps half, in points.
    let angularInset: CGFloat
}

/// How a mark looks and what is said of it, as far as code says.
struct MarkLooks {
    /// A look, or the value that a scale has a look for.
    enum Encoded<Look> {
        case look(Look)
        case by(PlottedValue)

        /// The value that a scale has a look for.
        var value: PlottedValue? {
            if case .by(let value) = self { value } else { nil }
        }
    }

    /// What is drawn at the values of lines and points.
    enum Symbol {
        case shape(AnyChartSymbolShape)
        case view(() -> AnyView)
    }

    /// How large symbols are.
    enum SymbolSize {
        /// The area that they seem to have, in square points.
        case area(CGFloat)
        /// The size of the rectangle around them, in points.
        case size(CGSize)
    }

    /// Where marks at the same value lie beside each other.
    struct Position {
        let value: PlottedValue
        let axis: Axis?
        let span: MarkDimension
    }

    /// Round corners, with a radius in points.
    struct Corners {
        let radius: CGFloat
        let style: RoundedCornerStyle
    }

    /// A shadow, in points.
    struct Shadow {
        let color: Color
        let radius: CGFloat
        let offset: CGSize
    }

    var foreground: Encoded<AnyShapeStyle>?
    var lineStyle: Encoded<StrokeStyle>?
    var symbol: Encoded<Symbol>?
    var symbolSize: Encoded<SymbolSize>?
    var position: Position?
    var opacity = 1.0
    var corners: Corners?
    var interpolation: InterpolationMethod?
    /// How far the start and the end of the mark are moved, in points.
    var startOffset = CGSize.zero
    var endOffset = CGSize.zero
    var clip: AnyShape?
    var blur: CGFloat = 0
    var shadow: Shadow?
    var zIndex: Double = 0
    /// Whether gradients run over the plot and not over the mark.
    var alignsWithPlot = false
    /// The marks where this one is shown; all of it is without any.
    var masks: [MarkDescription] = []
    var annotations: [AnnotationDescription] = []
    var spoken = SpokenMark()
}

/// What is said of a mark aloud, as far as code says.
struct SpokenMark {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
}
