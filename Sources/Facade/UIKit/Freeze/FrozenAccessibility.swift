import Foundation
import LayoutSimGeometry
import LayoutSimViewTree

/// The names of the views of a frozen screen.
struct SpokenIDs {
    private let names: [ObjectIdentifier: String]

    /// Creates the table of names only if a view orders its accessibility elements, which is rare.
    @MainActor init(_ views: [UIView], _ names: [String]) {
        guard views.contains(where: { $0.orderedElements != nil }) else {
            self.names = [:]
            return
        }
        self.names = Dictionary(zip(views.map { ObjectIdentifier($0) }, names)) { first, _ in first }
    }

    /// Returns the name of an element that is a view of the screen.
    func name(of element: Any) -> String? { names[ObjectIdentifier(element as AnyObject)] }
}

extension UIView {
    /// Returns the view's accessibility properties; `nil` if they are UIKit's defaults for its content.
    func frozenAccessibility(named ids: SpokenIDs) -> Accessibility? {
        var frozen = Accessibility()
        frozen.isElement = state.seldom?.isAccessibilityElement
        if isAccessibilityElement != isStandardElement { frozen.isElement = isAccessibilityElement }
        if let merge = accessibilityMerge {
            frozen.merge(merge)
        } else {
            frozen.label = accessibilityLabel ?? accessibilityAttributedLabel?.string
            frozen.value = accessibilityValue ?? accessibilityAttributedValue?.string
            frozen.hint = accessibilityHint ?? accessibilityAttributedHint?.string
            if accessibilityTraits != .none { frozen.traits = accessibilityTraits.frozen }
        }
        frozen.actions = (accessibilityCustomActions ?? []).map(\.name)
        frozen.rotors = (accessibilityCustomRotors ?? []).map(\.frozen)
        if let elements = orderedElements { freeze(elements, named: ids, in: &frozen) }
        frozen.hidesElements = accessibilityElementsHidden
        frozen.isModal = accessibilityViewIsModal
        frozen.groupsChildren = shouldGroupAccessibilityChildren
        if self is UITableViewCell { frozen.merging = .texts }
        if let control = self as? UIControl {
            if !control.isEnabled { frozen.states.append(.notEnabled) }
            if control.isSelected { frozen.states.append(.selected) }
        }
        return frozen == Accessibility() ? nil : frozen
    }

    /// The ordered accessibility elements, from the view's array or its container methods; `nil` for none.
    fileprivate var orderedElements: [Any]? {
        if let accessibilityElements { return accessibilityElements }
        let count = accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap { accessibilityElement(at: $0) }
    }

    private func freeze(_ elements: [Any], named ids: SpokenIDs, in frozen: inout Accessibility) {
        var order: [String] = []
        for element in elements {
            if let name = ids.name(of: element) {
                order.append(name)
            } else if let element = element as? UIAccessibilityElement, element.isAccessibilityElement {
                let part = frozenPart(element, "part \(frozen.parts.count)")
                frozen.parts.append(part)
                order.append(part.id)
            }
        }
        frozen.elements = order
    }

    private func frozenPart(_ element: UIAccessibilityElement, _ id: String) -> AccessibilityPart {
        let frame = convert(element.accessibilityFrame, from: nil as UIView?)
        var part = AccessibilityPart(id, frame: Rect(frame))
        part.label = element.accessibilityLabel ?? element.accessibilityAttributedLabel?.string ?? ""
        part.value = element.accessibilityValue ?? element.accessibilityAttributedValue?.string ?? ""
        part.hint = element.accessibilityHint ?? element.accessibilityAttributedHint?.string ?? ""
        part.traits = element.accessibilityTraits.frozen
        part.actions = (element.accessibilityCustomActions ?? []).map(\.name)
        return part
    }

    /// Whether the view is an accessibility element by default, as labels and UIKit's controls are ([Apple,
    /// `isAccessibilityElement`](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/isaccessibilityelement)).
    var isStandardElement: Bool {
        self is UILabel || self is UIButton || self is UISwitch || self is UISlider || self is UITextField
            || self is UITextView || self is UIPageControl || self is UIProgressView || self is UIActivityIndicatorView
    }
}

extension Accessibility {
    /// Notes what a view adds to the elements that are merged into it.
    fileprivate mutating func merge(_ merge: AccessibilityMerge) {
        merging = .all
        (label, value, hint) = (merge.label, merge.value, merge.hint)
        states += merge.added.frozen
        removed = merge.removed.frozen
    }
}

extension UIAccessibilityCustomRotor {
    /// The name of the rotor and its first hundred items.
    fileprivate var frozen: AccessibilityRotor {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        var items: [String] = []
        var seen: Set<ObjectIdentifier> = []
        while items.count < 100, let result = itemSearchBlock(predicate), let target = result.targetElement {
            if result.targetRange == nil, !seen.insert(ObjectIdentifier(target)).inserted { break }
            items.append(UIAccessibilityCustomRotor.label(of: target))
            predicate.currentItem = result
        }
        return AccessibilityRotor(systemRotorType == .none ? name : systemRotorType.spokenName, items: items)
    }

    private static func label(of target: any NSObjectProtocol) -> String {
        switch target {
        case let field as UITextField: field.accessibilityLabel ?? field.placeholder ?? ""
        case let view as UIView: view.shownName ?? ""
        case let element as UIAccessibilityElement: element.accessibilityLabel ?? ""
        default: ""
        }
    }
}

extension UIAccessibilityCustomRotor.SystemRotorType {
    fileprivate var spokenName: String {
        switch self {
        case .none: ""
        case .link: "Links"
        case .visitedLink: "Visited Links"
        case .heading: "Headings"
        case .headingLevel1: "Headings Level 1"
        case .headingLevel2: "Headings Level 2"
        case .headingLevel3: "Headings Level 3"
        case .headingLevel4: "Headings Level 4"
        case .headingLevel5: "Headings Level 5"
        case .headingLevel6: "Headings Level 6"
        case .boldText: "Bold Text"
        case .italicText: "Italic Text"
        case .underlineText: "Underlined Text"
        case .misspelledWord: "Misspelled Words"
        case .image: "Images"
        case .textField: "Text Fields"
        case .table: "Tables"
        case .list: "Lists"
        case .landmark: "Landmarks"
        }
    }
}

extension UIAccessibilityTraits {
    /// The equivalent traits, in the order in which they are spoken.
    fileprivate var frozen: [AccessibilityTrait] {
        AccessibilityTrait.allCases.filter { contains(UIAccessibilityTraits($0)) }
    }

    private init(_ trait: AccessibilityTrait) {
        self =
            switch trait {
            case .selected: .selected
            case .notEnabled: .notEnabled
            case .button: .button
            case .link: .link
            case .searchField: .searchField
            case .tabBar: .tabBar
            case .image: .image
            case .header: .header
            case .staticText: .staticText
            case .adjustable: .adjustable
            case .keyboardKey: .keyboardKey
            case .toggleButton: .toggleButton
            case .summaryElement: .summaryElement
            case .playsSound: .playsSound
            case .startsMediaSession: .startsMediaSession
            case .updatesFrequently: .updatesFrequently
            case .allowsDirectInteraction: .allowsDirectInteraction
            case .causesPageTurn: .causesPageTurn
            }
    }
}
