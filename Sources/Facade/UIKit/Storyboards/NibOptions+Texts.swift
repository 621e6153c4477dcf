import Foundation

extension UITextField.ViewMode: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "always": self = .always
        case "whileEditing": self = .whileEditing
        case "unlessEditing": self = .unlessEditing
        default: return nil
        }
    }
}

extension UIKeyboardType: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "alphabet": self = .asciiCapable
        case "numbersAndPunctuation": self = .numbersAndPunctuation
        case "URL": self = .URL
        case "numberPad": self = .numberPad
        case "phonePad": self = .phonePad
        case "namePhonePad": self = .namePhonePad
        case "emailAddress": self = .emailAddress
        case "decimalPad": self = .decimalPad
        case "twitter": self = .twitter
        case "webSearch": self = .webSearch
        default: return nil
        }
    }
}

extension UIReturnKeyType: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "go": self = .go
        case "google": self = .google
        case "join": self = .join
        case "next": self = .next
        case "route": self = .route
        case "search": self = .search
        case "send": self = .send
        case "yahoo": self = .yahoo
        case "done": self = .done
        case "emergencyCall": self = .emergencyCall
        case "continue": self = .continue
        default: return nil
        }
    }
}
