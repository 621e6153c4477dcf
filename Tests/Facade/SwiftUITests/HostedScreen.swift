import LayoutSimUIKitTesting
import SwiftUI
import UIKit

/// A view in a hosting controller in a window, as tests see it.
@MainActor struct HostedScreen<Content: View> {
    let controller: UIHostingController<Content>
    private let window: UIWindow

    init(_ view: Content, width: CGFloat = 300, height: CGFloat = 200) {
        controller = UIHostingController(rootView: view)
        controller.safeAreaRegions = []
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
    }

    /// Lays out what changed.
    func layOut() { window.layoutIfNeeded() }

    /// All views that are shown, from the back to the front.
    var views: [UIView] {
        var views: [UIView] = []
        var open: [UIView] = [controller.view]
        while let view = open.popLast() {
            views.append(view)
            open += view.subviews.reversed()
        }
        return views
    }

    /// The words of all texts, in the order in which they are drawn.
    var texts: [String] { views.compactMap { ($0 as? UILabel)?.text } }

    /// The frame of the first text with words, in points of the screen.
    func frame(of words: String) -> CGRect? {
        views.first { ($0 as? UILabel)?.text == words }.map { $0.convert($0.bounds, to: controller.view) }
    }

    /// The frames of views that are filled with a color, in points of the screen.
    func frames(of color: UIColor) -> [CGRect] {
        views.filter { $0.backgroundColor == color }.map { $0.convert($0.bounds, to: controller.view) }
    }

    /// The number of the button with words in it; 0 without one.
    func place(ofButton words: String) -> Int {
        let buttons = views.compactMap { $0 as? UIControl }
        return buttons.firstIndex { button in
            views.contains { ($0 as? UILabel)?.text == words && $0.isDescendant(of: button) }
        } ?? 0
    }

    /// Taps the button with a number.
    func tap(_ number: Int = 0) {
        let buttons = views.compactMap { $0 as? UIControl }
        guard buttons.indices.contains(number) else { return }
        buttons[number].sendActions(for: .touchUpInside)
        layOut()
    }
}

/// Calls a closure and returns what findings it made.
@MainActor func findings<Result>(_ body: () throws -> Result) rethrows -> (result: Result, found: [String]) {
    LayoutFindings.forget()
    defer { LayoutFindings.forget() }
    let result = try body()
    return (result, LayoutFindings.found)
}
