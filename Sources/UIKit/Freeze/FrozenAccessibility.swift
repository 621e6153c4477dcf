import LayoutSimViewTree

/// The names that the views of a frozen screen have.
struct SpokenIDs {
    private let names: [ObjectIdentifier: String]

    /// Looks names up only where a view puts its elements in order, which few do.
    @MainActor init(_ views: [UIView], _ names: [String]) {
        guard views.contains(where: { $0.accessibilityElements != nil }) else {
            self.names = [:]
            return
        }
        self.names = Dictionary(zip(views.map { ObjectIdentifier($0) }, names)) { first, _ in first }
    }

    /// Those of the elements that are views of the screen.
    func names(of elements: [Any]) -> [String] { elements.compactMap { names[ObjectIdentifier($0 as AnyObject)] } }
}

extension UIView {
    /// What the view says of itself; `nil` where that is what UIKit says for what it shows.
    func frozenAccessibility(named ids: SpokenIDs) -> Accessibility? {
        var frozen = Accessibility()
        if isAccessibilityElement { frozen.isElement = true }
        (frozen.label, frozen.value, frozen.hint) = (accessibilityLabel, accessibilityValue, accessibilityHint)
        if accessibilityTraits != .none { frozen.traits = accessibilityTraits.frozen }
        frozen.actions = (accessibilityCustomActions ?? []).map(\.name)
        frozen.elements = accessibilityElements.map(ids.names(of:))
        frozen.hidesElements = accessibilityElementsHidden
        frozen.isModal = accessibilityViewIsModal
        frozen.groupsChildren = shouldGroupAccessibilityChildren
        frozen.combinesTexts = self is UITableViewCell
        if let control = self as? UIControl {
            if !control.isEnabled { frozen.states.append(.notEnabled) }
            if control.isSelected { frozen.states.append(.selected) }
        }
        return frozen == Accessibility() ? nil : frozen
    }
}

extension UIAccessibilityTraits {
    /// The same in the words of values, in the order in which they are spoken.
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
