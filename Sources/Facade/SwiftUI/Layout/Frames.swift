import LayoutSimGeometry
import LayoutSimProposalTree

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
        modifier(
            LayoutModifier(.frame(width: Lengths.valid(width), height: Lengths.valid(height), alignment)))
    }

    /// Gives the view a frame with lengths within limits, in points.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let width = Lengths.ordered(minWidth, idealWidth, maxWidth)
        let height = Lengths.ordered(minHeight, idealHeight, maxHeight)
        var limits = FrameLimits()
        limits.minimum = ProposedSize(width: width.minimum, height: height.minimum)
        limits.ideal = ProposedSize(width: width.ideal, height: height.ideal)
        limits.maximum = ProposedSize(width: width.maximum, height: height.maximum)
        return modifier(LayoutModifier(.flexibleFrame(limits, alignment)))
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
        modifier(LayoutModifier(.offset(Point(x: Double(x), y: Double(y)))))
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

/// Lengths of frames, which SwiftUI corrects where they contradict each other.
enum Lengths {
    /// Returns a length that a frame can have; others are left out, as SwiftUI does with a line in its log.
    static func valid(_ length: CGFloat?) -> Double? {
        guard let length, length.isFinite, length >= 0 else { return nil }
        return Double(length)
    }

    /// Returns limits of which none is less than the one before.
    static func ordered(
        _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?
    ) -> (minimum: Double?, ideal: Double?, maximum: Double?) {
        var least = minimum.map(Double.init) ?? 0
        func next(_ length: CGFloat?) -> Double? {
            guard let length, !length.isNaN else { return nil }
            least = max(least, Double(length))
            return least
        }
        let (first, second, third) = (next(minimum), next(ideal), next(maximum))
        return (first, second, third)
    }
}
