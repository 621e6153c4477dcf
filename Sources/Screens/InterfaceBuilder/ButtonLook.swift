import LayoutSimXML

/// What a file says of a button in the state that it is in.
///
/// What is not given for a state is that of the normal one, as for two states at once, of which files know none
/// ([Apple, `setTitleColor(_:for:)`](https://developer.apple.com/documentation/uikit/uibutton/settitlecolor(_:for:))).
struct ButtonLook {
    /// Whether the button does not react.
    let isDisabled: Bool
    /// The elements that speak of the state, the own one first.
    private let states: [XMLElement]

    init(of button: XMLElement) {
        isDisabled = !button.flag("enabled", default: true)
        var names = button.flag("selected") ? ["selected"] : []
        if button.flag("highlighted") { names.append("highlighted") }
        if isDisabled { names.append("disabled") }
        let keys = names.count == 1 ? names + ["normal"] : ["normal"]
        states = keys.compactMap { button.property($0) }.filter { $0.name == "state" }
    }

    /// The element of the state that says something by an attribute or a property.
    func element(_ key: String) -> XMLElement? {
        states.first { $0[key] != nil || $0.property(key) != nil }
    }

    /// A property of the state.
    func property(_ key: String) -> XMLElement? { element(key)?.property(key) }
}
