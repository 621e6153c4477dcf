import LayoutSimXML

/// The appearance of a button in its current state.
///
/// The normal state provides the values missing from a state, and those of two states at once, for which files have no
/// key ([Apple,
/// `setTitleColor(_:for:)`](https://developer.apple.com/documentation/uikit/uibutton/settitlecolor(_:for:))).
struct ButtonLook {
    /// Whether the button is disabled.
    let isDisabled: Bool
    /// The elements of the state, followed by those it falls back to.
    private let states: [XMLElement]

    init(of button: XMLElement) {
        isDisabled = !button.flag("enabled", default: true)
        var names = button.flag("selected") ? ["selected"] : []
        if button.flag("highlighted") { names.append("highlighted") }
        if isDisabled { names.append("disabled") }
        let keys = names.count == 1 ? names + ["normal"] : ["normal"]
        states = keys.compactMap { button.property($0) }.filter { $0.name == "state" }
    }

    /// Returns the first element of the state that has an attribute or a property.
    func element(_ key: String) -> XMLElement? {
        states.first { $0[key] != nil || $0.property(key) != nil }
    }

    /// Returns a property of the state.
    func property(_ key: String) -> XMLElement? { element(key)?.property(key) }
}
