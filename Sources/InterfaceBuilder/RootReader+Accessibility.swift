internal import LayoutSimViewTree
import LayoutSimXML

extension RootReader {
    /// What the Identity inspector says under Accessibility; `nil` where it says nothing.
    func accessibility(of element: XMLElement) -> Accessibility? {
        guard let configuration = element.property("accessibilityConfiguration") else { return nil }
        var accessibility = Accessibility()
        accessibility.isElement = configuration.property("isElement")?["value"].map { $0 == "YES" }
        let (label, hint) = (configuration.string("label"), configuration.string("hint"))
        accessibility.label = label.isEmpty ? nil : label
        accessibility.hint = hint.isEmpty ? nil : hint
        accessibility.traits = configuration.property("traits").map { traits in
            AccessibilityTrait.allCases.filter { traits.flag($0.rawValue) }
        }
        return accessibility == Accessibility() ? nil : accessibility
    }
}
