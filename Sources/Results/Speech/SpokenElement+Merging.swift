import LayoutSimViewTree

extension SpokenElement {
    /// Creates the element that others are merged into, in their order.
    ///
    /// Words and traits are those of all; of several buttons each becomes an action of the element, since "a default
    /// action may become a named action" ([Apple,
    /// `combine`](https://developer.apple.com/documentation/swiftui/accessibilitychildbehavior/combine)).
    init(merging elements: [SpokenElement]) {
        if let only = elements.first, elements.count == 1 {
            self = only
            return
        }
        let buttons = elements.filter { $0.traits.contains(.button) }
        let merged = buttons.count > 1 ? elements.filter { !$0.traits.contains(.button) } : elements
        func words(_ part: (SpokenElement) -> String) -> String {
            merged.map(part).filter { !$0.isEmpty }.joined(separator: ", ")
        }
        let traits = merged.flatMap(\.traits)
        self.init(label: words(\.label), traits: AccessibilityTrait.allCases.filter(traits.contains))
        (value, role) = (words(\.value), merged.compactMap(\.role).first)
        let hints = merged.map(\.hint).reduce(into: [String]()) { hints, next in
            if !next.isEmpty, !hints.contains(next) { hints.append(next) }
        }
        hint = hints.joined(separator: " ")
        actions = merged.flatMap(\.actions)
        if buttons.count > 1 { actions += buttons.map(\.label) }
        rotors = merged.flatMap(\.rotors)
    }
}
