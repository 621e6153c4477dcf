import Foundation
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension UIView {
    /// Applies the attributes that the layout value lacks: colors that adapt to the appearance, images of the bundle,
    /// accessibility values, and the contents of lists.
    func takeResources(_ object: InterfaceBuilderObject, _ context: NibContext) {
        let bundle = context.file.bundle
        if let color = object.color("backgroundColor", in: bundle) { backgroundColor = color }
        if let color = object.color("tintColor", in: bundle) { tintColor = color }
        isMultipleTouchEnabled = object.flag("multipleTouchEnabled")
        restorationIdentifier = object["restorationIdentifier"]
        semanticContentAttribute = UISemanticContentAttribute(object["semanticContentAttribute"])
        takeAccessibility(object)
        switch self {
        case let label as UILabel:
            if let color = object.color("textColor", in: bundle) { label.textColor = color }
            label.highlightedTextColor = object.color("highlightedColor", in: bundle)
            label.isHighlighted = object.flag("highlighted")
            label.shadowColor = object.color("shadowColor", in: bundle) ?? label.shadowColor
            label.adjustsFontForContentSizeCategory = object.flag("adjustsFontForContentSizeCategory")
        case let view as UIImageView:
            view.takePicture(object, bundle)
        case let button as UIButton: button.takeStates(object, bundle)
        case let field as UITextField:
            if let color = object.color("textColor", in: bundle) { field.textColor = color }
            field.takeInput(object)
        case let table as UITableView: table.takeList(object, context)
        case let list as UICollectionView: list.takeList(object, context)
        case let view as UITextView:
            if let color = object.color("textColor", in: bundle) { view.textColor = color }
            view.isEditable = object.flag("editable", default: true)
            view.isSelectable = object.flag("selectable", default: true)
        case let cell as UITableViewCell: cell.takeRow(object)
        case let spinner as UIActivityIndicatorView:
            spinner.hidesWhenStopped = object.flag("hidesWhenStopped")
            if object.flag("animating") { spinner.startAnimating() }
        case let bar as UIToolbar:
            bar.items = object.members(of: "items").map(context.makeItem)
        default: break
        }
        if let scroll = self as? UIScrollView { scroll.takeScrolling(object) }
    }

    private func takeAccessibility(_ object: InterfaceBuilderObject) {
        guard let accessibility = object.property("accessibilityConfiguration") else { return }
        if let name = accessibility["identifier"] { accessibilityIdentifier = name }
        let (label, hint) = (accessibility.string("label"), accessibility.string("hint"))
        if !label.isEmpty { accessibilityLabel = label }
        if !hint.isEmpty { accessibilityHint = hint }
    }
}

extension UISemanticContentAttribute {
    /// Creates an attribute from its name in a file.
    fileprivate init(_ name: String?) {
        switch name {
        case "playback": self = .playback
        case "spatial": self = .spatial
        case "forceLeftToRight": self = .forceLeftToRight
        case "forceRightToLeft": self = .forceRightToLeft
        default: self = .unspecified
        }
    }
}

extension UIImageView {
    fileprivate func takePicture(_ object: InterfaceBuilderObject, _ bundle: Bundle) {
        let isSymbol = object["catalog"] == "system" || object.property("image")?["catalog"] == "system"
        if !isSymbol, let picture = object.image("image", in: bundle) { image = picture }
        if !isSymbol, let picture = object.image("highlightedImage", in: bundle) { highlightedImage = picture }
        if object.flag("highlighted") { isHighlighted = true }
    }
}

extension UIButton {
    /// Applies the titles, colors and images of all states.
    fileprivate func takeStates(_ object: InterfaceBuilderObject, _ bundle: Bundle) {
        isSelected = object.flag("selected")
        guard configuration == nil else { return }
        for (key, state) in [
            ("normal", UIControl.State.normal), ("highlighted", .highlighted), ("selected", .selected),
            ("disabled", .disabled),
        ] {
            guard let look = object.property(key), look.kind == "state" else { continue }
            if let color = look.color("titleColor", in: bundle) { setTitleColor(color, for: state) }
            if let color = look.color("titleShadowColor", in: bundle) { setTitleShadowColor(color, for: state) }
            if look["catalog"] != "system" {
                if let image = look.image("image", in: bundle) { setImage(image, for: state) }
                if let image = look.image("backgroundImage", in: bundle) { setBackgroundImage(image, for: state) }
            }
            let title = look.string("title")
            if state != .normal, !title.isEmpty { setTitle(title, for: state) }
        }
    }
}

extension UITextField {
    fileprivate func takeInput(_ object: InterfaceBuilderObject) {
        let modes: [String: ViewMode] = [
            "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
        ]
        if let mode = object["clearButtonMode"].flatMap({ modes[$0] }) { clearButtonMode = mode }
        guard let traits = object.property("textInputTraits") else { return }
        isSecureTextEntry = traits.flag("secureTextEntry")
        let kinds: [String: UIKeyboardType] = [
            "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
            "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
            "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        ]
        if let kind = traits["keyboardType"].flatMap({ kinds[$0] }) { keyboardType = kind }
        let keys: [String: UIReturnKeyType] = [
            "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
            "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
        ]
        if let key = traits["returnKeyType"].flatMap({ keys[$0] }) { returnKeyType = key }
        if let type = traits["textContentType"] { textContentType = UITextContentType(rawValue: type) }
    }
}

extension UIScrollView {
    fileprivate func takeScrolling(_ object: InterfaceBuilderObject) {
        if !(self is UITextView) { isScrollEnabled = object.flag("scrollEnabled", default: true) }
        isPagingEnabled = object.flag("pagingEnabled")
        bounces = object.flag("bounces", default: true)
        if let bounces = object["alwaysBounceVertical"] { alwaysBounceVertical = bounces == "YES" }
        if let bounces = object["alwaysBounceHorizontal"] { alwaysBounceHorizontal = bounces == "YES" }
        showsVerticalScrollIndicator = object.flag("showsVerticalScrollIndicator", default: true)
        showsHorizontalScrollIndicator = object.flag("showsHorizontalScrollIndicator", default: true)
        if let scale = object.number("minimumZoomScale") { minimumZoomScale = CGFloat(scale) }
        if let scale = object.number("maximumZoomScale") { maximumZoomScale = CGFloat(scale) }
        switch object["keyboardDismissMode"] {
        case "onDrag": keyboardDismissMode = .onDrag
        case "interactive": keyboardDismissMode = .interactive
        default: break
        }
    }
}
