import Foundation

/// The limits of the content size category that a view and its superviews set.
struct ContentSizeLimits: Hashable, Sendable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// Whether there is no limit.
    var isEmpty: Bool { minimum == nil && maximum == nil }

    /// Returns the limits of a view in a superview with these limits.
    func narrowed(by other: ContentSizeLimits) -> ContentSizeLimits {
        ContentSizeLimits(
            minimum: [minimum, other.minimum].compactMap(\.self).max(),
            maximum: [maximum, other.maximum].compactMap(\.self).min())
    }

    /// Returns the closest category within the limits; the maximum takes precedence over a larger minimum, as on a
    /// device.
    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        guard category.category != nil else { return category }
        let raised = minimum.map { max($0, category) } ?? category
        return maximum.map { min($0, raised) } ?? raised
    }
}

extension UIView {
    /// The limits that the view and its superviews set.
    var contentSizeLimits: ContentSizeLimits { effectiveTraits.values.contentSizeLimits }

    /// Changes the view's own limits.
    func limitContentSize(_ change: (inout ContentSizeLimits) -> Void) {
        var limits = state.overrides.contentSizeLimits
        change(&limits)
        guard limits != state.overrides.contentSizeLimits else { return }
        overrideTraits { $0.contentSizeLimits = limits }
    }

    /// Returns a font of a text style, or a scaled one, for the view's content size category; `nil` if it stays as it
    /// is, as for all fonts in views without limits.
    func limited(_ font: UIFont?) -> UIFont? {
        guard UITraitCollection.areOverridden, let font, !contentSizeLimits.isEmpty else { return nil }
        let adjusted = font.adjusted(to: traitCollection.preferredContentSizeCategory)
        return adjusted == font ? nil : adjusted
    }

    /// A line for each view from the outermost to this one, with the category it inherits, its own and its limits, and
    /// then the resulting category, as UIKit describes them, but without addresses.
    var contentSizeDescription: String {
        let chain = Array(sequence(first: self, next: \.superview))
        let lines = chain.enumerated().reversed().map { position, view in
            let own = view.traitCollection.preferredContentSizeCategory.shortName
            let outer = view.superview.map(\.traitCollection.preferredContentSizeCategory.shortName) ?? "none"
            let limits = view.state.overrides.contentSizeLimits
            let (least, most) = (limits.minimum?.shortName ?? "-", limits.maximum?.shortName ?? "-")
            return " \(position + 1). <\(type(of: view))>: \(least) <= (\(outer)->)\(own) <= \(most)"
        }
        return (lines + ["--> \(traitCollection.preferredContentSizeCategory.shortName)"]).joined(separator: "\n")
    }
}

extension UIContentSizeCategory {
    /// The name in descriptions of limits, such as `XXL` or `AX-M`.
    fileprivate var shortName: String {
        let name = rawValue.replacing("UICTContentSizeCategory", with: "")
        return category == nil ? "none" : name.replacing("Accessibility", with: "AX-")
    }
}
