internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// Returns the accessibility settings of the Identity inspector, and whether a control is enabled and selected;
    /// `nil` if there are none.
    func accessibility(of element: XMLElement) -> Accessibility? {
        var accessibility = Accessibility()
        if element["enabled"] == "NO" { accessibility.states.append(.notEnabled) }
        if element.name == "button", element.flag("selected") { accessibility.states.append(.selected) }
        if let configuration = element.property("accessibilityConfiguration") { accessibility.take(configuration) }
        return accessibility == Accessibility() ? nil : accessibility
    }
}

extension Accessibility {
    fileprivate mutating func take(_ configuration: XMLElement) {
        isElement = configuration.property("isElement")?["value"].map { $0 == "YES" }
        let (label, hint) = (configuration.string("label"), configuration.string("hint"))
        self.label = label.isEmpty ? nil : label
        self.hint = hint.isEmpty ? nil : hint
        traits = configuration.property("traits").map { traits in
            AccessibilityTrait.allCases.filter { traits.flag($0.rawValue) }
        }
    }
}
