package import LayoutSimGeometry
package import LayoutSimViewTree

/// An accessibility element of a screen, as VoiceOver reads it.
package struct SpokenElement: Hashable, Sendable {
    /// The id of its view; `nil` for an item of a bar around the screen.
    package var view: String?
    /// The position of its view in the layout.
    package var position: Int?
    /// The accessibility label.
    package var label = ""
    /// The accessibility value.
    package var value = ""
    /// The accessibility hint.
    package var hint = ""
    /// The accessibility traits.
    package var traits: [AccessibilityTrait] = []
    /// The spoken kind of UIKit's own controls that have no trait for it, such as `text field`.
    package var role: String?
    /// The position among others, such as `1 of 3`, or an empty string.
    package var place = ""
    /// The names of the custom accessibility actions.
    package var actions: [String] = []
    /// The custom accessibility rotors.
    package var rotors: [AccessibilityRotor] = []
    /// The frame in points of the screen; empty where bars around the screen determine it.
    package var frame = Rect.zero

    /// Creates an element with a label and traits.
    package init(label: String = "", traits: [AccessibilityTrait] = []) {
        self.label = label
        self.traits = traits
    }

    /// Whether the element is interactive.
    package var isInteractive: Bool {
        role != nil
            || traits.contains {
                [.button, .link, .searchField, .adjustable, .keyboardKey, .toggleButton].contains($0)
            }
    }
}

extension SpokenElement: CustomStringConvertible {
    /// The spoken description: whether it is selected, its label, value, kind, and place, then its hint and actions as
    /// sentences.
    ///
    /// The order is that of Apple's "Supporting VoiceOver in your app": label, value, traits, hint.
    package var description: String {
        var words = traits.contains(.selected) ? ["selected"] : []
        words += [label.isEmpty && !isInteractive ? "" : label, value]
        let isSearch = traits.contains(.searchField) && role == "text field"
        words += [isSearch ? "" : role ?? ""] + traits.compactMap(\.word) + [place]
        let said = words.map(\.oneLine).filter { !$0.isEmpty }.joined(separator: ", ")
        var sentences = [said, hint.oneLine]
        if !actions.isEmpty { sentences.append("Actions: \(actions.joined(separator: ", "))") }
        sentences += rotors.map {
            "Rotor \($0.name): \($0.items.isEmpty ? "nothing" : $0.items.joined(separator: ", "))"
        }
        return sentences.filter { !$0.isEmpty }.joined(separator: ". ")
    }
}

extension AccessibilityTrait {
    /// The spoken word for the trait; `nil` for a trait that is not spoken or is spoken elsewhere.
    var word: String? {
        switch self {
        case .notEnabled: "dimmed"
        case .button: "button"
        case .link: "link"
        case .searchField: "search field"
        case .tabBar: "tab bar"
        case .image: "image"
        case .header: "heading"
        case .adjustable: "adjustable"
        case .keyboardKey: "keyboard key"
        case .toggleButton: "switch button"
        case .selected, .staticText, .summaryElement, .playsSound, .startsMediaSession, .updatesFrequently: nil
        case .allowsDirectInteraction, .causesPageTurn: nil
        }
    }
}

extension String {
    fileprivate var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
