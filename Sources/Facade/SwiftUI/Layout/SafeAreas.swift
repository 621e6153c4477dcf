import LayoutSimGeometry
import LayoutSimProposalTree

extension View {
    /// Lets the view grow over what is not safe of the screen.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        let cover = regions.cover
        return modifier(LayoutModifier(.ignoringSafeArea(cover == nil ? [] : edges.value, cover ?? .everything)))
    }
    /// Lets the view grow over what is not safe of the screen.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Puts views at an edge, which is not safe for this view then.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                bar: content(), edge: edge == .top ? .top : .bottom, key: alignment.key,
                alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
    }
    /// Puts views at an edge, which is not safe for this view then.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                bar: content(), edge: edge == .leading ? .leading : .trailing, key: alignment.key,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
    }
    /// Puts a bar at an edge, which is not safe for this view then.
    public nonisolated func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Gives the view a share of the container around it.
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: { length, _ in length }))
    }
    /// Gives the view a share of the container around it.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
    }
    /// Gives the view a number of equal parts of the container around it.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
                let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
                return part * CGFloat(span) + spacing * CGFloat(span - 1)
            })
    }
}

/// Puts a view at an edge of another one.
nonisolated struct SafeAreaInsetModifier<Bar: View>: PrimitiveModifier {
    let bar: Bar
    let edge: ViewEdge
    let key: AlignmentKey
    let alignment: Alignment
    let spacing: CGFloat?

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let outputs = body(inputs)
        let bar = inputs.makeOne(self.bar, .index(1), alignment: alignment)
        guard let element = bar.elements.first else { return outputs }
        var all = outputs.wrapped {
            ViewElement(
                inputs.node, .safeAreaInset(edge, key, spacing: spacing.map(Double.init)), [$0, element],
                traits: $0.traits, part: $0.identity.part)
        }
        all.preferences.merge(bar.preferences)
        return all
    }
}

/// Gives a view a share of the container around it.
nonisolated struct ContainerFrameModifier: PrimitiveModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let container = inputs.environment.containerSize
        let width = axes.contains(.horizontal) ? Double(length(container.width, .horizontal)) : nil
        let height = axes.contains(.vertical) ? Double(length(container.height, .vertical)) : nil
        return body(inputs).wrapped {
            ViewElement(
                inputs.node, .frame(width: width, height: height, alignment), [$0], traits: $0.traits,
                part: $0.identity.part)
        }
    }
}

/// The size of the nearest container: a scroll view, or the window without what is not safe.
enum ContainerSizeKey: EnvironmentKey { static var defaultValue: CGSize { .zero } }

extension EnvironmentValues {
    /// The size of the nearest container, in points.
    var containerSize: CGSize {
        get { self[ContainerSizeKey.self] }
        set { if newValue != self[ContainerSizeKey.self] { self[ContainerSizeKey.self] = newValue } }
    }
}

extension SafeAreaRegions {
    /// What covers the regions; `nil` for none.
    fileprivate var cover: SafeAreaCover? {
        switch (contains(.container), contains(.keyboard)) {
        case (true, true): .everything
        case (true, false): .container
        case (false, true): .keyboard
        case (false, false): nil
        }
    }
}
