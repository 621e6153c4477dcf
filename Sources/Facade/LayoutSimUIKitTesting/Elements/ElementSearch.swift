import Foundation
import LayoutSimErrors
import UIKit

/// All named elements in a window and in the windows in front of it, front to back.
@MainActor struct ElementSearch {
    private(set) var elements: [ScreenElement] = []

    init(in window: UIWindow) {
        if let menu = UIApplication.shared.openMenu {
            elements += menu.elements.map {
                ScreenElement(kind: .menuElement($0, of: menu), label: $0.title, identifier: nil)
            }
        }
        for other in UIApplication.shared.windowsFromFront {
            add(other)
            if other === window { break }
        }
    }

    private mutating func add(_ window: UIWindow) {
        var topmost = window.rootViewController
        while let presented = topmost?.presentedViewController { topmost = presented }
        if let alert = topmost as? UIAlertController {
            elements += alert.actions.map {
                ScreenElement(kind: .alertAction($0, of: alert), label: $0.title ?? "", identifier: nil)
            }
        }
        var waiting: [UIView] = [window]
        while let view = waiting.popLast() {
            add(view)
            waiting.append(contentsOf: view.subviews)
        }
    }

    private mutating func add(_ view: UIView) {
        elements.append(
            ScreenElement(kind: .view(view), label: view.spokenLabel, identifier: view.accessibilityIdentifier))
        elements += view.barButtons.map {
            ScreenElement(kind: .barButton($0, in: view), label: $0.label, identifier: $0.identifier)
        }
        if let title = (view as? UINavigationBar)?.shownBackTitle, let back = view.barButtons.first, back.label != title
        {
            elements.append(ScreenElement(kind: .barButton(back, in: view), label: title, identifier: nil))
        }
        if let control = view as? UIControl {
            elements += control.namedParts.map { label, frame in
                ScreenElement(kind: .part(frame, in: control), label: label, identifier: nil)
            }
        }
    }

    /// Returns the single element with a name.
    ///
    /// Accessibility identifiers take precedence over labels, and interactive elements over text; among several
    /// matches, only those that a touch can reach count. Throws if there is no match, or more than one.
    func element(named name: String) throws -> ScreenElement {
        let byIdentifier = elements.filter { $0.identifier == name }
        let byLabel = elements.filter { $0.label == name }
        let active = byLabel.filter(\.isActive)
        let found = [byIdentifier, active, byLabel].first { !$0.isEmpty } ?? []
        let outermost = found.filter { element in
            !found.contains { outer in
                guard let inner = element.view, let view = outer.view, inner !== view else { return false }
                return inner.isDescendant(of: view)
            }
        }
        let reachable = outermost.filter { Reach($0).obstacle == nil }
        let candidates = reachable.isEmpty ? outermost : reachable
        guard let element = candidates.first else { throw missing(name) }
        if reachable.count > 1 {
            let list = reachable.map { "\($0.name) at \($0.frame.spoken)" }.joined(separator: ", ")
            throw TouchError(
                "\(reachable.count) elements are named \"\(name)\": \(list); name the view itself, or give it an accessibilityIdentifier"
            )
        }
        return element
    }

    private func missing(_ name: String) -> TouchError {
        var names: [String] = []
        for text in elements.flatMap({ [$0.identifier ?? "", $0.label] }) where !text.isEmpty && !names.contains(text) {
            names.append(text)
        }
        let near = Suggestion.nearest(to: name, among: names)
        let rest = names.filter { $0 != near }.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
        let nothing = names.isEmpty ? "nothing on the screen has a name" : "nothing on the screen has another name"
        let known = rest.isEmpty ? nothing : "the screen has \(rest)"
        return TouchError(
            "no element is named \"\(name)\"" + (near.map { "; did you mean \"\($0)\"?" } ?? "") + "; \(known)")
    }
}

extension UIView {
    /// The name of the view: its accessibility label, or else the text that it shows.
    fileprivate var spokenLabel: String {
        if let accessibilityLabel { return accessibilityLabel }
        switch self {
        case let button as UIButton: return button.currentTitle ?? button.currentAttributedTitle?.string ?? ""
        case let label as UILabel: return label.text ?? ""
        case let field as UITextField: return field.placeholder ?? ""
        case let bar as UISearchBar: return bar.placeholder ?? ""
        default: return ""
        }
    }
}

extension CGRect {
    /// A description such as `(16, 100; 80 × 44)`, in whole points.
    var spoken: String {
        func whole(_ value: CGFloat) -> String { "\(Int(value.rounded()))" }
        return "(\(whole(minX)), \(whole(minY)); \(whole(width)) × \(whole(height)))"
    }
}

extension UIControl {
    /// The parts that VoiceOver names but that have no views of their own, in coordinates of the control.
    fileprivate var namedParts: [(label: String, frame: CGRect)] {
        switch self {
        case let control as UISegmentedControl:
            return control.segmentFrames.enumerated().map { (control.titleForSegment(at: $0.offset) ?? "", $0.element) }
        case is UIStepper:
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let (left, right) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
            return [("Decrement", isMirrored ? right : left), ("Increment", isMirrored ? left : right)]
        default: return []
        }
    }
}
