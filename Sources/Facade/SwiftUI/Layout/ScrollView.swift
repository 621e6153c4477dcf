// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimGeometry
import LayoutSimProposalTree
import UIKit

/// Views that may be larger than what is seen of them.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView, WrittenView {
    /// The views.
    public var content: Content
    /// The axes on which the view scrolls.
    public var axes: Axis.Set
    /// Whether indicators are shown.
    public var showsIndicators: Bool
    let line = SourceLine()

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
        let record = ScrollRecord.of(inputs.node)
        let outputs = inputs.inside(record, place).make(view.content)
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
        let anchor = environment.scrollSettings.anchors[.alignment]
        let scroll = ViewElement(
            inputs.node,
            .plain(
                .scroll(
                    view.axes.value, margins: environment.contentMargins, offset: .zero,
                    anchor: anchor.map { Point(x: Double($0.x), y: Double($0.y)) })),
            [content],
            shows: ScrollDisplay(
                axes: view.axes,
                showsIndicators: view.showsIndicators && environment.scrollIndicatorsAreShown,
                environment: environment, record: record))
        scroll.traits = ViewTraits()
        var all = _ViewOutputs()
        all.elements = [ViewElement(inputs.node, .plain(.decoration), [scroll], reads: place)]
        all.elements[0].traits[SpaceKey.self] = AnyHashable(ScrollSpace.nearest)
        all.preferences = outputs.preferences
        return all
    }
}

extension _ViewInputs {
    /// Returns the inputs of what lies in a scroll view, which has a place.
    fileprivate func inside(_ record: ScrollRecord, _ place: GeometryPlace) -> _ViewInputs {
        let size = place.isKnown ? place.geometry.size : environment.containerSize
        let inside = ScrollInside(size: size, record: record)
        var inner = self
        inner.environment = environment.setting(\.scrollInside, inside, keptBy: node)
        return inner
    }
}

/// What views in a scroll view see of it.
private nonisolated struct ScrollInside: Equatable {
    var size: CGSize
    var record: ScrollRecord?
}

extension EnvironmentValues {
    /// What views in a scroll view see of it; those that follow the scroll view follow none in it.
    fileprivate var scrollInside: ScrollInside {
        get { ScrollInside(size: containerSize, record: scrollRecord) }
        set {
            containerSize = newValue.size
            scrollRecord = newValue.record
            if !scrollFollowers.all.isEmpty { scrollFollowers = ScrollFollowers() }
        }
    }
}

/// Shows a view that scrolls.
struct ScrollDisplay: ElementDisplay {
    let axes: Axis.Set
    let showsIndicators: Bool
    let environment: EnvironmentValues
    let record: ScrollRecord

    func makeView() -> HostedScrollView { HostedScrollView() }

    func update(_ view: HostedScrollView, in context: DisplayContext) {
        let settings = environment.scrollSettings
        view.isScrollEnabled = environment.isScrollEnabled
        view.showsVerticalScrollIndicator = showsIndicators && axes.contains(.vertical)
        view.showsHorizontalScrollIndicator = showsIndicators && axes.contains(.horizontal)
        view.alwaysBounceVertical = axes.contains(.vertical) && settings.bouncesAlways[.vertical] ?? true
        view.alwaysBounceHorizontal = axes.contains(.horizontal) && settings.bouncesAlways[.horizontal] ?? true
        view.clipsToBounds = settings.isClipped
        view.keyboardDismissMode = settings.keyboard
        view.behavior = environment.scrollTargetBehavior
        view.isPagingEnabled = view.behavior is PagingScrollTargetBehavior
        view.axes = axes
        view.environment = environment
        view.content = context.content ?? ScrolledContent()
        if !view.content.pinned.isEmpty { view.setNeedsLayout() }
        var size = view.content.size
        if !axes.contains(.horizontal) { size.width = min(size.width, view.bounds.width) }
        if !axes.contains(.vertical) { size.height = min(size.height, view.bounds.height) }
        size = CGSize(width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
        if view.contentSize != size { view.contentSize = size }
        view.scrolled = context.scrolled
        // Scroll views in others are not pulled.
        view.refresh(
            by: axes.contains(.vertical) && environment.scrollRecord == nil ? environment.refresh : nil)
        view.stay(at: settings.anchors[.initialOffset], settings.anchors[.sizeChanges])
        record.view = view
        view.followers = environment.scrollFollowers.all
        for follower in view.followers { follower.show(in: view) }
        environment.scrollProxy?.rowsAreMade()
    }

    func container(of view: HostedScrollView) -> UIView? { view }
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
