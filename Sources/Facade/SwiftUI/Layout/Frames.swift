import LayoutSimGeometry
import LayoutSimProposalTree
import UIKit

/// A modifier that is one node of layout around a view.
nonisolated struct LayoutModifier: ElementModifier {
    let kind: ElementKind

    init(_ kind: ElementKind) { self.kind = kind }
    init(_ kind: ProposalKind) { self.kind = .plain(kind) }

    @MainActor func element(_ node: ViewNode, around element: ViewElement) -> ViewElement {
        ViewElement(node, kind, [element], part: element.identity.part)
    }
}

extension View {
    /// Gives the view a frame with fixed lengths, in points.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FixedFrame(width: width, height: height, alignment: alignment))
    }

    /// Gives the view a frame with lengths within limits, in points.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrame(
                width: LengthLimits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                height: LengthLimits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
                alignment: alignment))
    }

    /// Has the view take its ideal size.
    public nonisolated func fixedSize() -> some View { modifier(LayoutModifier(.fixedSize(.both))) }
    /// Has the view take its ideal length on some axes.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        var axes: AxisSet = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modifier(LayoutModifier(.fixedSize(axes)))
    }

    /// Gives the view a ratio of width to height.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(LayoutModifier(.aspectRatio(aspectRatio.map(Double.init), fills: contentMode == .fill)))
    }
    /// Gives the view the ratio of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }
    /// Scales the view to fit what is proposed.
    public nonisolated func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }
    /// Scales the view to fill what is proposed.
    public nonisolated func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

    /// Has the view asked before others in its stack, the greatest priority first.
    public nonisolated func layoutPriority(_ value: Double) -> some View { modifier(LayoutModifier(.priority(value))) }

    /// Moves what the view shows, in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
    }
    /// Moves what the view shows, in points.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }
    /// Puts the middle of the view at a point of the area around it.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(LayoutModifier(.position(Point(x: Double(x), y: Double(y)))))
    }
    /// Puts the middle of the view at a point of the area around it.
    public nonisolated func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
}

/// Moves what a view shows, in points.
nonisolated struct OffsetModifier: ElementModifier, Animatable {
    var offset: CGSize

    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    @MainActor func element(_ node: ViewNode, around element: ViewElement) -> ViewElement {
        let place = Point(x: Double(offset.width), y: Double(offset.height))
        return ViewElement(node, ProposalKind.offset(place), [element], part: element.identity.part)
    }
}

/// Gives a view a frame with fixed lengths; those that no frame can have are left out, which a finding tells.
nonisolated struct FixedFrame: ElementModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    @MainActor func element(_ node: ViewNode, around element: ViewElement) -> ViewElement {
        let kind = ElementKind.frame(width: valid(width, node), height: valid(height, node), alignment)
        return ViewElement(node, kind, [element], part: element.identity.part)
    }

    @MainActor private func valid(_ length: CGFloat?, _ node: ViewNode) -> Double? {
        guard let length else { return nil }
        if length.isFinite, length >= 0 { return Double(length) }
        LayoutFindings.tellInvalidFrame(node)
        return nil
    }
}

/// Gives a view a frame with lengths within limits.
nonisolated struct FlexibleFrame: ElementModifier {
    let width: LengthLimits
    let height: LengthLimits
    let alignment: Alignment

    @MainActor func element(_ node: ViewNode, around element: ViewElement) -> ViewElement {
        let (width, height) = (width.corrected(node), height.corrected(node))
        var limits = FrameLimits()
        limits.minimum = ProposedSize(width: width[0], height: height[0])
        limits.ideal = ProposedSize(width: width[1], height: height[1])
        limits.maximum = ProposedSize(width: width[2], height: height[2])
        return ViewElement(node, .flexibleFrame(limits, alignment), [element], part: element.identity.part)
    }
}

/// The limits of a frame's length, in points.
nonisolated struct LengthLimits {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?

    /// The limits, of which none is less than the one before; a finding tells of others.
    @MainActor func corrected(_ node: ViewNode) -> [Double?] {
        var least = 0.0
        return [minimum, ideal, maximum].map { limit in
            guard let limit else { return nil }
            if limit.isNaN || Double(limit) < least { LayoutFindings.tellInvalidFrame(node) }
            guard !limit.isNaN else { return nil }
            least = max(least, Double(limit))
            return least
        }
    }
}

extension LayoutFindings {
    /// Tells of a length that no frame can have, in SwiftUI's words.
    fileprivate static func tellInvalidFrame(_ node: ViewNode) {
        tell("Invalid frame dimension (negative or non-finite).", at: node.line)
    }
}
