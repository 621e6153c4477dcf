import SwiftUI

/// Views at rectangles of their own.
struct PlacedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            let frame = subview[PlaceKey.self]
            subview.place(
                at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
                proposal: ProposedViewSize(frame.size))
        }
    }
}

/// The rectangle of a view in a `PlacedLayout`, in points.
private enum PlaceKey: LayoutValueKey {
    static let defaultValue = CGRect.zero
}

extension View {
    /// Gives the view its rectangle in a `PlacedLayout`, in points.
    func placed(_ frame: CGRect) -> some View { layoutValue(key: PlaceKey.self, value: frame) }
}
