public import Foundation
import LayoutSimInertness
public import SwiftUI

/// What fingers on charts select.
struct ChartSelections {
    var x: ((Datum?) -> Void)?
    var y: ((Datum?) -> Void)?
    var angle: ((Datum?) -> Void)?
}

extension View {
    /// Sets a binding to the value of x that a finger on a chart is at.
    public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.selection.x = { value.wrappedValue = $0?.value(as: P.self) } }
    }
    /// Sets a binding to the value of y that a finger on a chart is at.
    public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.selection.y = { value.wrappedValue = $0?.value(as: P.self) } }
    }
    /// Keeps the binding as it is, since two fingers select no range here.
    public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        inert(.behavior, "View.chartXSelection(range:)")
        return self
    }
    /// Keeps the binding as it is, since two fingers select no range here.
    public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        inert(.behavior, "View.chartYSelection(range:)")
        return self
    }
    /// Sets a binding to the value at the angle at which a finger on a chart is.
    public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.selection.angle = { value.wrappedValue = $0?.value(as: P.self) } }
    }
    /// Leaves gestures out.
    public nonisolated func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
        inert(.behavior, "View.chartGesture(_:)")
        return self
    }
}

extension View {
    /// Shows the whole chart at once, which does not scroll here.
    public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        if !axes.isEmpty { inert(.layout, "View.chartScrollableAxes(_:)") }
        return self
    }
    /// Shows all values at once, since charts do not scroll here.
    public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        inert(.layout, "View.chartXVisibleDomain(length:)")
        return self
    }
    /// Shows all values at once, since charts do not scroll here.
    public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        inert(.layout, "View.chartYVisibleDomain(length:)")
        return self
    }
    /// Keeps the binding as it is, since charts do not scroll here.
    public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        inert(.behavior, "View.chartScrollPosition(x:)")
        return self
    }
    /// Keeps the binding as it is, since charts do not scroll here.
    public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        inert(.behavior, "View.chartScrollPosition(y:)")
        return self
    }
    /// Shows all values at once, since charts do not scroll here.
    public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        inert(.behavior, "View.chartScrollPosition(initialX:)")
        return self
    }
    /// Shows all values at once, since charts do not scroll here.
    public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        inert(.behavior, "View.chartScrollPosition(initialY:)")
        return self
    }
    /// Leaves the behavior out, since charts do not scroll here.
    public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        inert(.behavior, "View.chartScrollTargetBehavior(_:)")
        return self
    }
}

/// Where a chart that scrolls comes to rest.
public protocol ChartScrollTargetBehavior {}

/// Rest at values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}

/// What values a chart rests at that scrolls a page.
public enum MajorValueAlignment<P> {
    /// At each page.
    case page
    /// At multiples of a value.
    case unit(P)
    /// At dates whose parts are the same.
    case matching(DateComponents)
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// Returns rest at multiples of a number.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil
    ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
    /// Returns rest at dates whose parts are the same.
    public static func valueAligned(
        matching: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil
    ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}
