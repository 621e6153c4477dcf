import Testing
import UIKit

/// The limits of the content size category of views.
@MainActor @Suite struct ContentSizeLimitTests {
    private func category(
        _ category: UIContentSizeCategory, outer: (UIView) -> Void, inner: (UIView) -> Void = { _ in }
    ) -> UIContentSizeCategory {
        let (around, view) = (UIView(), UIView())
        around.addSubview(view)
        around.traitOverrides.preferredContentSizeCategory = category
        outer(around)
        inner(view)
        return view.traitCollection.preferredContentSizeCategory
    }

    @Test func `a view's limits hold for it and what is in it`() {
        #expect(category(.extraExtraLarge) { $0.maximumContentSizeCategory = .medium } == .medium)
        #expect(category(.small) { $0.maximumContentSizeCategory = .medium } == .small)
        #expect(category(.small) { $0.minimumContentSizeCategory = .large } == .large)
        #expect(category(.small, outer: { _ in }, inner: { $0.minimumContentSizeCategory = .large }) == .large)
    }

    @Test func `views inside can narrow the limits only, and the maximum has precedence`() {
        let wider = category(.accessibilityLarge) {
            $0.maximumContentSizeCategory = .medium
        } inner: {
            $0.maximumContentSizeCategory = .extraLarge
        }
        #expect(wider == .medium)
        let both = category(.large) {
            $0.maximumContentSizeCategory = .small
            $0.minimumContentSizeCategory = .extraLarge
        }
        #expect(both == .small)
    }

    @Test func `a label that follows the category has the font of the limit`() {
        let label = UILabel()
        label.text = "Text"
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .body)
        let size = label.font.pointSize
        label.maximumContentSizeCategory = .extraSmall
        #expect(label.font.pointSize < size)
        label.maximumContentSizeCategory = nil
        #expect(label.font.pointSize == size)
    }
}
