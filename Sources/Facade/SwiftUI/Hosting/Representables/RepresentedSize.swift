import LayoutSimGeometry
import LayoutSimProposalTree
import UIKit

/// The size that a view of UIKit takes of a proposal: by its own word, else between its least and its greatest length,
/// which its priorities for hugging and for resisting compression say (chosen: from 750 on it hugs or resists).
struct RepresentedSize: MeasuredContent {
    let view: UIView
    let answer: (ProposedViewSize) -> CGSize?
    /// Changes the size that UIKit says.
    let change: (inout CGSize, ProposedViewSize) -> Void

    init(
        view: UIView, _ answer: @escaping (ProposedViewSize) -> CGSize?,
        change: @escaping (inout CGSize, ProposedViewSize) -> Void = { _, _ in }
    ) {
        self.view = view
        self.answer = answer
        self.change = change
    }

    func size(proposed: ProposedSize) -> Size {
        if let size = answer(ProposedViewSize(proposed)) { return Size(size) }
        var size = CGSize(own(proposed))
        change(&size, ProposedViewSize(proposed))
        return Size(size)
    }

    private func own(_ proposed: ProposedSize) -> Size {
        let ideal = view.intrinsicContentSize
        let width = length(proposed.width, ideal.width, .horizontal)
        return Size(width: width, height: length(proposed.height, height(ideal.height, in: width), .vertical))
    }

    private func length(_ proposed: Double?, _ ideal: CGFloat, _ axis: NSLayoutConstraint.Axis) -> Double {
        guard ideal != UIView.noIntrinsicMetric else { return proposed ?? 10 }
        guard let proposed else { return Double(ideal) }
        let hugs = view.contentHuggingPriority(for: axis) >= .defaultHigh
        let resists = view.contentCompressionResistancePriority(for: axis) >= .defaultHigh
        return min(max(proposed, resists ? Double(ideal) : 0), hugs ? Double(ideal) : .infinity)
    }

    private func height(_ ideal: CGFloat, in width: Double) -> CGFloat {
        guard ideal != UIView.noIntrinsicMetric, width.isFinite, CGFloat(width) < view.intrinsicContentSize.width else {
            return ideal
        }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}

/// Shows a view of UIKit.
struct RepresentedDisplay: ElementDisplay {
    let view: UIView
    let environment: EnvironmentValues

    func makeView() -> UIView { view }
    func update(_ view: UIView, in context: DisplayContext) { view.take(environment) }
    func isCurrent(_ view: UIView) -> Bool { view === self.view }
}

extension UIView {
    /// Takes what views changed of the traits of the view that hosts them.
    func take(_ environment: EnvironmentValues) {
        let host = environment.hostTraits
        let style = UIUserInterfaceStyle(environment.colorScheme)
        let changed = style == host.userInterfaceStyle ? UIUserInterfaceStyle.unspecified : style
        if overrideUserInterfaceStyle != changed { overrideUserInterfaceStyle = changed }
        let category = UIContentSizeCategory(environment.dynamicTypeSize)
        let hasOwnCategory = traitOverrides.contains(UITraitPreferredContentSizeCategory.self)
        if category != host.preferredContentSizeCategory {
            if traitCollection.preferredContentSizeCategory != category {
                traitOverrides.preferredContentSizeCategory = category
            }
        } else if hasOwnCategory {
            traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        }
        if environment.horizontalSizeClass != UserInterfaceSizeClass(host.horizontalSizeClass) {
            let sizeClass = UIUserInterfaceSizeClass(environment.horizontalSizeClass)
            if traitCollection.horizontalSizeClass != sizeClass { traitOverrides.horizontalSizeClass = sizeClass }
        } else if traitOverrides.contains(UITraitHorizontalSizeClass.self) {
            traitOverrides.remove(UITraitHorizontalSizeClass.self)
        }
        let isMirrored = environment.layoutDirection != LayoutDirection(host.layoutDirection) ?? .leftToRight
        let content: UISemanticContentAttribute =
            isMirrored
            ? (environment.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight) : .unspecified
        if isMirrored, semanticContentAttribute != content { semanticContentAttribute = content }
    }
}
