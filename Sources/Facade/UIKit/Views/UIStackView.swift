public import Foundation
import LayoutSimViewTree

/// A view that arranges views in a row or column.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The distribution of the arranged views along the axis.
    public enum Distribution: Int, Sendable {
        case fill = 0
        case fillEqually
        case fillProportionally
        case equalSpacing
        case equalCentering
    }
    /// The alignment of the arranged views across the axis.
    public enum Alignment: Int, Sendable {
        case fill = 0
        case leading
        case firstBaseline
        case center
        case trailing
        case lastBaseline
        /// The alignment at the top edges in a row; equal to `leading`.
        public static var top: Alignment { .leading }
        /// The alignment at the bottom edges in a row; equal to `trailing`.
        public static var bottom: Alignment { .trailing }
    }

    private var arranged: [UIView] = []
    var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        decode(coder)
    }
    /// Creates a stack view that arranges views in a row.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = true
        for view in views { addArrangedSubview(view) }
    }

    /// The arranged views, in their order along the axis.
    open var arrangedSubviews: [UIView] { arranged }
    /// Adds a view at the end of the arranged views and as a subview, to be positioned by Auto Layout.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }
    /// Removes a view from the arranged views; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) { release(view) }
    /// Inserts a view into the arranged views at an index, which must not exceed their number.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if stackIndex > arranged.count {
            raise(
                "NSInternalInconsistencyException",
                "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                    + "\(arranged.count)")
        }
        arranged.removeAll { $0 === view }
        arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangementChanged()
    }

    /// The axis of the arrangement; horizontal by default.
    open var axis: NSLayoutConstraint.Axis = .horizontal {
        didSet { if axis != oldValue { arrangementChanged() } }
    }
    /// The distribution of the arranged views along the axis.
    open var distribution: Distribution = .fill {
        didSet { if distribution != oldValue { arrangementChanged() } }
    }
    /// The alignment of the arranged views across the axis.
    open var alignment: Alignment = .fill {
        didSet { if alignment != oldValue { arrangementChanged() } }
    }
    /// The spacing between arranged views in points; for some distributions a minimum.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementChanged() } }
    }
    /// Whether the vertical spacing is measured between baselines.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }
    /// Whether the arranged views are placed in the layout margins instead of the bounds.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }
    /// Sets the spacing after an arranged view, in points; `spacingUseDefault` removes it, and behind another view it
    /// does nothing ([Use Your Loaf](https://useyourloaf.com/blog/stack-view-custom-spacing/)).
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arranges(arrangedSubview) else { return }
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }
    /// Returns the custom spacing after an arranged view in points, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    open override class var requiresConstraintBasedLayout: Bool { true }
    open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
    open override var forLastBaselineLayout: UIView { baselineView(first: false) }

    open override func willRemoveSubview(_ subview: UIView) {
        release(subview)
        super.willRemoveSubview(subview)
    }

    func arranges(_ view: UIView) -> Bool { arranged.contains { $0 === view } }

    private func release(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    private func arrangementChanged() {
        layoutInputChanged()
        flagLayout()
    }

    private func baselineView(first: Bool) -> UIView {
        let views = arranged.filter { !$0.isHidden }
        guard !views.isEmpty else { return self }
        if axis == .vertical {
            return (first ? views.first?.forFirstBaselineLayout : views.last?.forLastBaselineLayout) ?? self
        }
        let tallest = views.max { $0.bounds.height < $1.bounds.height } ?? self
        return first ? tallest.forFirstBaselineLayout : tallest.forLastBaselineLayout
    }
}

extension UIStackView {
    /// The custom spacing of views for which none is set.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// The system's standard spacing.
    public static let spacingUseSystem: CGFloat = 1.17549435082229e-38
}
