import Foundation
import UIKit

/// Whether a touch can reach an element, and at which point.
@MainActor struct Reach {
    /// The point to touch, in screen coordinates.
    private(set) var point = CGPoint.zero
    /// Why touches cannot reach the element, in words that follow its name.
    private(set) var obstacle: String?

    init(_ element: ScreenElement) {
        guard let view = element.view else { return }
        obstacle = UIApplication.shared.openMenu == nil ? Self.invisibility(of: view) : Self.belowMenu
        guard obstacle == nil else { return }
        let visible = Self.visiblePart(of: element.frame, view)
        guard let rect = visible.rect else {
            obstacle = visible.obstacle
            return
        }
        point = CGPoint(x: rect.midX, y: rect.midY)
        if case .view(let view) = element.kind, view.accessibilityActivationPoint != element.frame.middle,
            rect.contains(view.accessibilityActivationPoint)
        {
            point = view.accessibilityActivationPoint
        }
        obstacle = Self.disability(of: element) ?? Self.cover(of: element, at: point)
    }

    private static let belowMenu = "is below the open menu; choose one of its elements, or tap a point to close it"

    private static func invisibility(of view: UIView) -> String? {
        guard let window = view.window else { return "is not in a window" }
        for ancestor in sequence(first: view, next: \.superview) {
            var whose: String { ancestor === view ? "is" : "lies in \(ancestor.spokenName), which is" }
            if ancestor.isHidden, ancestor !== window { return "\(whose) hidden" }
            if ancestor.alpha < 0.01 { return "\(whose) transparent: its alpha is \(ancestor.alpha)" }
        }
        return window.isHidden ? "lies in a window that is hidden" : nil
    }

    /// Returns the part of a rectangle, in screen coordinates, that a view's superviews and its window do not clip.
    private static func visiblePart(of frame: CGRect, _ view: UIView) -> (rect: CGRect?, obstacle: String) {
        if frame.width <= 0 || frame.height <= 0 { return (nil, "has zero size: its frame is \(frame.spoken)") }
        var rect = frame
        for ancestor in sequence(first: view.superview, next: { $0?.superview }).compactMap(\.self) {
            guard ancestor.clipsToBounds || ancestor is UIWindow else { continue }
            let room = ancestor.convert(ancestor.bounds, to: nil as UIView?)
            rect = rect.intersection(room)
            guard rect.isNull || rect.width < 1 || rect.height < 1 else { continue }
            if ancestor is UIWindow {
                return (nil, "is outside of the screen: its frame is \(frame.spoken), the window's \(room.spoken)")
            }
            let hint = ancestor is UIScrollView ? "; scroll to it first" : ""
            return (
                nil,
                "is clipped by \(ancestor.spokenName): its frame is \(frame.spoken), that one's \(room.spoken)\(hint)"
            )
        }
        return (rect, "")
    }

    private static func disability(of element: ScreenElement) -> String? {
        if case .barButton(let place, _) = element.kind, !place.isEnabled { return "is disabled" }
        guard let view = element.view else { return nil }
        for ancestor in sequence(first: view, next: \.superview) {
            let isItself = ancestor === view
            if let control = ancestor as? UIControl, !control.isEnabled {
                return isItself ? "is disabled" : "lies in \(ancestor.spokenName), which is disabled"
            }
            if ancestor.isHeldByAnimation {
                return "\(isItself ? "is" : "lies in \(ancestor.spokenName), which is") animated without end, and"
                    + " without allowUserInteraction"
            }
            guard !ancestor.isUserInteractionEnabled, !isItself || element.isActive else { continue }
            return isItself
                ? "has user interaction turned off"
                : "lies in \(ancestor.spokenName), whose user interaction is turned off"
        }
        return nil
    }

    private static func cover(of element: ScreenElement, at point: CGPoint) -> String? {
        guard let view = element.view, let hit = hitView(at: point) else {
            return "receives no touch at \(point.spoken): no window accepts it"
        }
        if UIApplication.shared.keyboardFrame?.contains(point) ?? false, view.window?.windowLevel == .normal {
            return "is covered by the keyboard at \(point.spoken)"
        }
        if hit.isDescendant(of: view) { return nil }
        // A touch on a label counts as one on the cell or view that contains it.
        if view.isDescendant(of: hit), !element.isActive || hit is UIControl { return nil }
        if view.isDescendant(of: hit) {
            return "receives no touch at \(point.spoken): \(hit.spokenName) around it does"
        }
        return "is covered by \(hit.spokenName) at \(point.spoken)"
    }

    private static func hitView(at point: CGPoint) -> UIView? {
        for window in UIApplication.shared.windowsFromFront {
            if let hit = window.hitTest(window.convert(point, from: nil as UIView?), with: nil) { return hit }
        }
        return nil
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}

extension CGPoint {
    /// A description such as `(16, 100)`, in whole points.
    var spoken: String { "(\(Int(x.rounded())), \(Int(y.rounded())))" }
}
