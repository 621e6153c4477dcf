public import CoreGraphics
import LayoutSimInertness
public import SwiftUI

/// Where a view lies that annotates a mark.
public struct AnnotationPosition: Hashable, Sendable {
    enum Kind: Sendable {
        case automatic, overlay, top, bottom, leading, trailing
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    let kind: Kind

    /// Above the mark.
    public static let automatic = AnnotationPosition(kind: .automatic)
    /// In front of the mark.
    public static let overlay = AnnotationPosition(kind: .overlay)
    /// Above the mark.
    public static let top = AnnotationPosition(kind: .top)
    /// Below the mark.
    public static let bottom = AnnotationPosition(kind: .bottom)
    /// Before the mark.
    public static let leading = AnnotationPosition(kind: .leading)
    /// Behind the end of the mark.
    public static let trailing = AnnotationPosition(kind: .trailing)
    /// Above the mark and before it.
    public static let topLeading = AnnotationPosition(kind: .topLeading)
    /// Above the mark and behind its end.
    public static let topTrailing = AnnotationPosition(kind: .topTrailing)
    /// Below the mark and before it.
    public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
    /// Below the mark and behind its end.
    public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// What a view knows of the mark that it annotates.
public struct AnnotationContext {
    /// The size of the rectangle around the mark, in points.
    public let targetSize: CGSize
}

/// What becomes of a view that annotates a mark where there is no room for it.
public struct AnnotationOverflowResolution: Sendable {
    /// What becomes of the view on an axis.
    public struct Strategy: Sendable {
        enum Kind: Equatable, Sendable { case automatic, disabled, fit(Boundary.Kind), padScale }
        let kind: Kind

        /// It stays where it is.
        public static let automatic = Strategy(kind: .automatic)
        /// It is moved to be within the chart.
        public static var fit: Strategy { fit(to: .automatic) }
        /// Returns that it is moved to be within a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary.kind)) }
        /// The plot makes room for it; it stays where it is here.
        public static var padScale: Strategy {
            inert(.layout, in: Strategy.self)
            return Strategy(kind: .padScale)
        }
        /// It stays where it is.
        public static let disabled = Strategy(kind: .disabled)
    }

    /// What a view has to be within.
    public struct Boundary: Sendable {
        enum Kind: Sendable { case automatic, plot, chart }
        let kind: Kind

        /// The chart.
        public static let automatic = Boundary(kind: .automatic)
        /// The plot.
        public static let plot = Boundary(kind: .plot)
        /// The chart.
        public static let chart = Boundary(kind: .chart)
    }

    /// What becomes of the view where its width has no room.
    public var x: Strategy
    /// What becomes of the view where its height has no room.
    public var y: Strategy

    /// Creates what becomes of a view.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

    /// The view stays where it is.
    public static let automatic = AnnotationOverflowResolution()
}

/// A view that annotates a mark.
struct AnnotationDescription {
    let position: AnnotationPosition
    let alignment: Alignment
    /// The distance from the mark, in points.
    let spacing: CGFloat
    let overflow: AnnotationOverflowResolution
    let view: (AnnotationContext) -> AnyView
}

extension ChartContent {
    /// Shows a view at each mark; spacing is points.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic) { _ in AnyView(content()) }
    }
    /// Shows a view at each mark, which depends on the mark; spacing is points.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
    }
    /// Shows a view at each mark, and says what becomes of it without room; spacing is points.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { _ in AnyView(content()) }
    }
    /// Shows a view at each mark, which depends on the mark, and says what becomes of it without room.
    public nonisolated func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
    }

    private nonisolated func annotated(
        _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
        _ overflow: AnnotationOverflowResolution, _ view: @escaping (AnnotationContext) -> AnyView
    ) -> ChangedContent<Self> {
        let annotation = AnnotationDescription(
            position: position, alignment: alignment, spacing: spacing ?? ChartMetrics.spacing, overflow: overflow,
            view: view)
        return changed { $0.looks.annotations.append(annotation) }
    }
}
