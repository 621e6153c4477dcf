import UIKit

/// The view that shows an element.
@MainActor struct ShownView {
    let view: UIView
    /// The type of the display.
    let kind: ObjectIdentifier
    let frame: CGRect
    /// The corner of the view in which it lies, in points of the hosting view.
    var corner: CGPoint
    /// Whether it shows the element still as long as the frame and the traits are the same.
    let isPlain: Bool
}

/// The elements that a hosting view shows, by their identities; each knows its view.
@MainActor struct ShownElements {
    private var elements: [ElementIdentity: ViewElement] = [:]
    private var turn = 0
    private var countBefore = 0
    private var keptCount = 0
    /// The views that were replaced by others.
    private var replaced: [UIView] = []

    /// The view that shows the element with an identity.
    subscript(identity: ElementIdentity) -> UIView? { elements[identity]?.shown?.view }

    /// Begins to show elements, of which a number is new.
    mutating func begin(expecting count: Int) {
        turn += 1
        countBefore = elements.count
        keptCount = 0
        if countBefore == 0 { elements.reserveCapacity(count) }
    }

    /// Returns what shows an element, or showed another one with its identity.
    func former(of element: ViewElement) -> ShownView? {
        if let shown = element.shown { return shown }
        guard countBefore > 0, let other = elements[element.identity], other.shownTurn != turn else { return nil }
        return other.shown
    }

    /// Returns the element that is shown in the place of another one so far, or that one itself.
    func formerElement(of element: ViewElement) -> ViewElement? {
        element.shown == nil ? elements[element.identity] : element
    }

    /// Notes that an element is shown as before.
    mutating func keep(_ element: ViewElement) {
        if element.shownTurn != turn { keptCount += 1 }
        element.shownTurn = turn
    }

    /// Notes the view of an element.
    mutating func show(_ element: ViewElement, as shown: ShownView) {
        if let own = element.shown {
            if own.view !== shown.view { replaced.append(own.view) }
            keep(element)
        } else {
            element.shownTurn = turn
            if let other = elements.updateValue(element, forKey: element.identity), other.shownTurn != turn {
                keptCount += 1
                if let former = other.shown?.view, former !== shown.view { replaced.append(former) }
                other.shown = nil
            }
        }
        element.shown = shown
    }

    /// Forgets all views, which may know the elements that they show, such as scroll views.
    mutating func forget() {
        for element in elements.values { element.shown = nil }
        elements = [:]
    }

    /// Takes away the views of all elements that were not shown since the beginning.
    mutating func end() {
        for view in replaced where view.superview != nil { view.removeFromSuperview() }
        replaced = []
        guard keptCount < countBefore else { return }
        for (identity, element) in elements where element.shownTurn != turn {
            elements[identity] = nil
            if let view = element.shown?.view, view.superview != nil { view.removeFromSuperview() }
            element.shown = nil
        }
    }
}
