public import UIKit

/// Views of SwiftUI as the content of a cell.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    nonisolated(unsafe) private let content: Content
    nonisolated(unsafe) private let background: Background
    private var margins = CellMargins()
    private var least = CGSize(width: 0, height: 44)

    /// Creates a content of views.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        unsafe self.content = content()
        unsafe background = EmptyView()
    }

    private init(_ content: Content, _ background: Background, _ margins: CellMargins, _ least: CGSize) {
        unsafe self.content = content
        unsafe self.background = background
        self.margins = margins
        self.least = least
    }

    /// Returns the content with views behind it, which reach to the cell's edges.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        unsafe UIHostingConfiguration<Content, B>(self.content, content(), margins, least)
    }
    /// Returns the content with a style behind it, which reaches to the cell's edges.
    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        background { _UIHostingConfigurationBackgroundView(style: style) }
    }

    /// Returns the content with margins at some edges, in points.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        var configuration = self
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { configuration.margins[edge] = length }
        return configuration
    }
    /// Returns the content with margins at some edges, in points.
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
        var configuration = self
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { configuration.margins[edge] = insets[edge] }
        return configuration
    }
    /// Returns the content with a least size, in points.
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
        var configuration = self
        if let width { configuration.least.width = width }
        if let height { configuration.least.height = height }
        return configuration
    }
    /// Returns the content without a least size.
    public func minSize() -> UIHostingConfiguration { minSize(width: 0, height: 0) }

    /// Creates the view that shows the content.
    @MainActor public func makeContentView() -> any UIView & UIContentView { HostedCellView(self) }
    /// Returns the content for a state of the cell, which is the same.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

    /// The views with their margins, in the size that a cell has for them.
    @MainActor fileprivate var root: AnyView {
        let insets = EdgeInsets(
            top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
        return unsafe AnyView(
            RootView(content: content)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(insets)
                .frame(minWidth: least.width, minHeight: least.height)
                .background { unsafe background })
    }
}

/// The margins of a cell's content: those of cells of lists, 11 above and below and 16 beside (chosen).
private struct CellMargins {
    var top: CGFloat = 11
    var leading: CGFloat = 16
    var bottom: CGFloat = 11
    var trailing: CGFloat = 16

    subscript(edge: Edge) -> CGFloat {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}

extension EdgeInsets {
    fileprivate subscript(edge: Edge) -> CGFloat {
        switch edge {
        case .top: top
        case .leading: leading
        case .bottom: bottom
        case .trailing: trailing
        }
    }
}

// swift-format-ignore: NoLeadingUnderscores
/// A style behind a cell's content.
nonisolated public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    let style: S

    /// A rectangle in the style.
    @MainActor public var body: some View { Rectangle().fill(style) }
}

/// The view that shows views of SwiftUI in a cell.
private final class HostedCellView<Content: View, Background: View>: UIView, UIContentView {
    private var shown: UIHostingConfiguration<Content, Background>
    private let host: _UIHostingView<AnyView>

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        shown = configuration
        host = _UIHostingView(rootView: configuration.root)
        super.init(frame: .zero)
        host.keepAway(from: [])
        addSubview(host)
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
            shown = new
            host.rootView = new.root
            invalidateIntrinsicContentSize()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        host.frame = bounds
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { host.sizeThatFits(size) }

    override var intrinsicContentSize: CGSize {
        let width = bounds.width > 0 ? bounds.width : superview?.bounds.width ?? 0
        let size = host.sizeThatFits(CGSize(width: width, height: 0))
        return CGSize(width: UIView.noIntrinsicMetric, height: size.height)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let size = host.sizeThatFits(CGSize(width: targetSize.width, height: 0))
        return CGSize(width: targetSize.width > 0 ? targetSize.width : size.width, height: size.height)
    }
}
