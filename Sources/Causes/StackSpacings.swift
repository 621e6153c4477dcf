import LayoutSimNotation
import LayoutSimViewTree

/// All distances of a stack.
struct StackSpacings: Hashable {
    var spacing: StackView.Spacing
    var custom: [String: StackView.Spacing]
    var isMarginsRelative: Bool
    var isBaselineRelative: Bool

    var text: String {
        let custom = self.custom.sorted { $0.key < $1.key }.map { " \(quotedIfNeeded($0.key)) \($0.value.words)" }
        return spacing.words + custom.joined() + (isMarginsRelative ? " in margins" : "")
            + (isBaselineRelative ? " of baselines" : "")
    }
}

extension StackView {
    /// Its distances; setting them leaves the rest as it is.
    var spacings: StackSpacings {
        get {
            StackSpacings(
                spacing: spacing, custom: customSpacing, isMarginsRelative: isLayoutMarginsRelative,
                isBaselineRelative: isBaselineRelative)
        }
        set {
            spacing = newValue.spacing
            customSpacing = newValue.custom
            isLayoutMarginsRelative = newValue.isMarginsRelative
            isBaselineRelative = newValue.isBaselineRelative
        }
    }
}

extension StackView.Spacing {
    fileprivate var words: String {
        switch self {
        case .points(let points): decimal(points)
        case .standard: "standard"
        }
    }
}
