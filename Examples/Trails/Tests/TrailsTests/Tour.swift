import LayoutSimUIKitTesting
import Testing
import UIKit

/// A screen of the app in a language, whose steps are compared with goldens or asked for their texts.
@MainActor struct Tour {
    let screen: TestScreen
    let words: Words
    /// The steps that are goldens; `nil` for all.
    let goldens: Set<String>?

    /// Scrolls to the words of a key, and taps them.
    func tap(_ key: String, at location: SourceLocation = #_sourceLocation) throws {
        try screen.scroll(to: words[key], sourceLocation: location)
        try screen.tap(words[key], sourceLocation: location)
    }

    /// Looks for the words of keys on the screen, and compares it with the golden of a step.
    func see(_ step: String, _ keys: String..., at location: SourceLocation = #_sourceLocation) throws {
        let shown = screen.shownTexts
        for text in keys.map({ words[$0] }) {
            let isShown = shown.contains { $0.contains(text) }
            #expect(isShown, "\(step): '\(text)' is not among \(shown)", sourceLocation: location)
        }
        if goldens?.contains(step) ?? true { try screen.expectGolden(step, sourceLocation: location) }
    }
}

extension TestScreen {
    fileprivate var views: [UIView] { window.descendants }

    /// The texts and labels in sight.
    fileprivate var shownTexts: [String] {
        views.filter { $0.convert($0.bounds, to: nil).intersects(window.bounds) }.flatMap { view in
            let text = (view as? UILabel)?.text ?? (view as? UITextField)?.text ?? (view as? UITextView)?.text
            let title = (view as? UINavigationBar)?.topItem?.title
            return [text, title, view.accessibilityLabel, view.accessibilityValue].compactMap(\.self)
        }
    }
}

extension UIView {
    /// The view and all in it that is not hidden.
    fileprivate var descendants: [UIView] {
        isHidden || alpha < 0.01 ? [] : [self] + subviews.flatMap(\.descendants)
    }
}
