import Foundation
import LayoutSimUIKitTesting
import Testing
import UIKit

/// A member's way through the app, whose steps are compared with goldens or asked for their texts.
@MainActor struct Tour {
    let screen: TestScreen
    let words: Words
    /// The steps that are goldens; `nil` for all.
    let goldens: Set<String>?

    func tap(_ key: String, at location: SourceLocation = #_sourceLocation) throws {
        try screen.tap(words[key], sourceLocation: location)
    }

    /// Taps the switch in the row of a key.
    func toggle(_ key: String, at location: SourceLocation = #_sourceLocation) throws {
        let row = try #require(screen.views.first { $0.accessibilityLabel == words[key] }, sourceLocation: location)
        let control = try #require(row.descendants.first { $0 is UISwitch }, sourceLocation: location)
        try screen.tap(control, sourceLocation: location)
    }

    /// Compares the screen with the golden of a step, and looks for the words of keys on it.
    func see(_ step: String, _ keys: String..., at location: SourceLocation = #_sourceLocation) throws {
        let shown = screen.shownTexts
        print("AT", step, Date.now.timeIntervalSince1970); fflush(stdout)
        for key in keys {
            let text = words[key]
            #expect(shown.contains { $0.contains(text) }, "\(step): '\(text)' is not among \(shown)", sourceLocation: location)
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
