// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimGeometry
import LayoutSimProposalTree
import UIKit

/// Views that may be larger than what is seen of them.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
    /// The views.
    public var content: Content
    /// The axes on which the view scrolls.
    public var axes: Axis.Set
    /// Whether indicators are shown.
    public var showsIndicators: Bool

    /// Creates a view that scrolls.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }
    /// Creates a view that scrolls.
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: ScrollView, _ inputs: _ViewInputs) -> _ViewOutputs {
        let place = GeometryPlace.of(inputs.node)
        var inner = inputs
        if place.isKnown {
            inner.environment = inputs.environment.setting(
                \.containerSize, place.geometry.size, keptBy: inputs.node)
        }
        let outputs = inner.make(view.content)
        let content =
            outputs.elements.count == 1
            ? outputs.elements[0]
            : ViewElement(
                inputs.node,
                .stack(
                    view.axes == .horizontal ? .horizontal : .vertical,
                    view.axes == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key,
                    spacing: nil, isLazy: false), outputs.elements, part: 1)
        let environment = inputs.environment
        let isShown = view.showsIndicators && environment.scrollIndicatorsAreShown
        let display = ScrollDisplay(
            axes: view.axes, showsIndicators: isShown, isEnabled: environment.isScrollEnabled,
            proxy: inputs.environment.scrollProxy)
        let scroll = ViewElement(
            inputs.node, .plain(.scroll(view.axes.value, margins: environment.contentMargins, offset: .zero)),
            [content], shows: display)
        scroll.traits = ViewTraits()
        var all = _ViewOutputs()
        all.elements = [ViewElement(inputs.node, .plain(.decoration), [scroll], reads: place)]
        all.elements[0].traits[SpaceKey.self] = AnyHashable(ScrollSpace.nearest)
        all.preferences = outputs.preferences
        return all
    }
}

/// Shows a view that scrolls.
struct ScrollDisplay: ElementDisplay {
    let axes: Axis.Set
    let showsIndicators: Bool
    let isEnabled: Bool
    let proxy: ScrollPositions?

    func makeView() -> HostedScrollView {
        let view = HostedScrollView()
        view.contentInsetAdjustmentBehavior = .never
        return view
    }

    func update(_ view: HostedScrollView, in context: DisplayContext) {
        view.isScrollEnabled = isEnabled
        view.showsVerticalScrollIndicator = showsIndicators && axes.contains(.vertical)
        view.showsHorizontalScrollIndicator = showsIndicators && axes.contains(.horizontal)
        view.alwaysBounceVertical = axes.contains(.vertical)
        view.alwaysBounceHorizontal = axes.contains(.horizontal)
        var size = context.contentSize
        if !axes.contains(.horizontal) { size.width = min(size.width, view.bounds.width) }
        if !axes.contains(.vertical) { size.height = min(size.height, view.bounds.height) }
        if view.contentSize != size { view.contentSize = size }
        let (scrolled, proxy) = (context.scrolled, proxy)
        view.scrolled = { [weak view] in
            scrolled()
            if let view { proxy?.scrolled(view) }
        }
        proxy?.show(in: view)
    }

    func container(of view: HostedScrollView) -> UIView? { view }
}

/// A scroll view that tells when it scrolled.
final class HostedScrollView: UIScrollView {
    /// What is called before the content is laid out that scrolled into view.
    var scrolled: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        scrolled()
    }
}

enum ScrollProxyKey: EnvironmentKey { static var defaultValue: ScrollPositions? { nil } }
enum ScrollIndicatorsKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum ContentMarginsKey: EnvironmentKey {
    static var defaultValue: LayoutSimGeometry.EdgeInsets { .zero }
}

extension EnvironmentValues {
    /// Where the nearest reader looks for its scroll view.
    var scrollProxy: ScrollPositions? {
        get { self[ScrollProxyKey.self] }
        set { self[ScrollProxyKey.self] = newValue }
    }
    /// Whether scroll views show indicators.
    var scrollIndicatorsAreShown: Bool {
        get { self[ScrollIndicatorsKey.self] }
        set { self[ScrollIndicatorsKey.self] = newValue }
    }
    /// Whether views scroll.
    public var isScrollEnabled: Bool {
        get { self[ScrollEnabledKey.self] }
        set { self[ScrollEnabledKey.self] = newValue }
    }
    /// The margins of scroll views' contents, in points.
    var contentMargins: LayoutSimGeometry.EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}
