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

extension UITextAutocapitalizationType: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "none": self = .none
        case "words": self = .words
        case "sentences": self = .sentences
        case "allCharacters": self = .allCharacters
        default: return nil
        }
    }
}

/// A help with typing that is on, off, or left to the system.
protocol TypingAid: NibOption {
    static var no: Self { get }
    static var yes: Self { get }
}

extension TypingAid {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "no": self = .no
        case "yes": self = .yes
        default: return nil
        }
    }
}

extension UITextAutocorrectionType: TypingAid {}
extension UITextSpellCheckingType: TypingAid {}
extension UITextSmartQuotesType: TypingAid {}
extension UITextSmartDashesType: TypingAid {}
extension UITextSmartInsertDeleteType: TypingAid {}

extension UIKeyboardAppearance: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "alert", "dark": self = .dark
        case "light": self = .light
        default: return nil
        }
    }
}

extension UIBaselineAdjustment: NibOption {
    init?(interfaceBuilderName name: String) {
        switch name {
        case "alignBaselines": self = .alignBaselines
        case "alignCenters": self = .alignCenters
        case "none": self = .none
        default: return nil
        }
    }
}

extension UIDataDetectorTypes: NibOptionSet {
    static let byName: [String: UIDataDetectorTypes] = [
        "phoneNumber": .phoneNumber, "link": .link, "address": .address, "calendarEvent": .calendarEvent,
        "shipmentTrackingNumber": .shipmentTrackingNumber, "flightNumber": .flightNumber,
        "lookupSuggestion": .lookupSuggestion,
    ]
}
