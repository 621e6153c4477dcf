import SwiftUI

/// A view beside a mark that annotates it.
struct AnnotationView: View {
    let annotation: AnnotationDescription
    let mark: PlannedMark
    let plan: ChartPlan
    @Environment(\.self) private var environment

    var body: some View {
        let view = annotation.view(AnnotationContext(targetSize: mark.frame.size))
        let size = view.idealSize(in: environment)
        view.fixedSize().placed(AnnotationPlace(annotation, mark.frame).frame(size, plan.plot, plan.size))
    }
}

/// The place of a view beside a mark, in points of the plot.
struct AnnotationPlace {
    private let annotation: AnnotationDescription
    private let mark: CGRect

    init(_ annotation: AnnotationDescription, _ mark: CGRect) { (self.annotation, self.mark) = (annotation, mark) }

    /// Returns the rectangle of a view of a size, within what it has to be within.
    func frame(_ size: CGSize, _ plot: CGRect, _ chart: CGSize) -> CGRect {
        var frame = CGRect(origin: origin(size), size: size)
        func limits(_ strategy: AnnotationOverflowResolution.Strategy) -> CGRect? {
            guard case .fit(let boundary) = strategy.kind else { return nil }
            guard boundary != .plot else { return CGRect(origin: .zero, size: plot.size) }
            return CGRect(origin: CGPoint(x: -plot.minX, y: -plot.minY), size: chart)
        }
        if let limits = limits(annotation.overflow.x) {
            frame.origin.x = max(min(frame.minX, limits.maxX - size.width), limits.minX)
        }
        if let limits = limits(annotation.overflow.y) {
            frame.origin.y = max(min(frame.minY, limits.maxY - size.height), limits.minY)
        }
        return frame
    }

    private func origin(_ size: CGSize) -> CGPoint {
        let (above, below) = (mark.minY - annotation.spacing - size.height, mark.maxY + annotation.spacing)
        let (before, behind) = (mark.minX - annotation.spacing - size.width, mark.maxX + annotation.spacing)
        let alignment = annotation.alignment
        switch annotation.position.kind {
        case .automatic, .top: return CGPoint(x: alignment.x(size.width, in: mark), y: above)
        case .bottom: return CGPoint(x: alignment.x(size.width, in: mark), y: below)
        case .leading: return CGPoint(x: before, y: alignment.y(size.height, in: mark))
        case .trailing: return CGPoint(x: behind, y: alignment.y(size.height, in: mark))
        case .overlay: return CGPoint(x: alignment.x(size.width, in: mark), y: alignment.y(size.height, in: mark))
        case .topLeading: return CGPoint(x: before, y: above)
        case .topTrailing: return CGPoint(x: behind, y: above)
        case .bottomLeading: return CGPoint(x: before, y: below)
        case .bottomTrailing: return CGPoint(x: behind, y: below)
        }
    }
}
