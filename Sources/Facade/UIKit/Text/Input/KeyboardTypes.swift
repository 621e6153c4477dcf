public import CoreGraphics
public import Foundation

/// The autocapitalization behavior of a keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Whether typed words are autocorrected.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
}

/// Whether spelling is checked during typing.
public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
}

/// Whether straight quotes are replaced with curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether hyphens are replaced with dashes.
public enum UITextSmartDashesType: Int, Sendable {
    case `default`, no, yes
}

/// Whether spaces are adjusted around inserted and deleted text.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default`, no, yes
}

/// Whether the completion of a word is predicted inline.
public enum UITextInlinePredictionType: Int, Sendable {
    case `default`, no, yes
}

/// Whether mathematical expressions are completed during typing.
public enum UITextMathExpressionCompletionType: Int, Sendable {
    case `default`, no, yes
}

/// The type of keyboard to display.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// The keyboard for ASCII characters, the same as `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light

    /// The appearance for alerts, the same as `dark`.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The meaning of a text, which helps the system suggest content.
public struct UITextContentType: _TypedString, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's full name.
    public static let name = UITextContentType(rawValue: "name")
    /// The prefix of a name, such as a title.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The suffix of a name, such as Jr.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A location, such as an address or a place.
    public static let location = UITextContentType(rawValue: "location")
    /// A complete street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// The city of an address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The state of an address.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The city and the state of an address.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A part of a city, such as a neighborhood.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The name of a country or region.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// A credit card number.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "creditCardName")
    /// The given name on a credit card.
    public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
    /// The family name on a credit card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
    /// The security code of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
    /// The expiration date of a credit card.
    public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
    /// The expiration month of a credit card.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
    /// The expiration year of a credit card.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
    /// The type of a credit card.
    public static let creditCardType = UITextContentType(rawValue: "creditCardType")
    /// A user name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is valid once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// The tracking number of a shipment.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
    /// A flight number.
    public static let flightNumber = UITextContentType(rawValue: "flightNumber")
    /// A date, a time, or a duration.
    public static let dateTime = UITextContentType(rawValue: "dateTime")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    /// The day of a date of birth.
    public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
    /// The month of a date of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
    /// The year of a date of birth.
    public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
    /// The EID of a cellular device.
    public static let cellularEID = UITextContentType(rawValue: "cellularEID")
    /// The IMEI of a cellular device.
    public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
}

/// The rules for generated passwords.
open class UITextInputPasswordRules: NSObject, NSCopying {
    /// The rules in the password rule language, which are not interpreted here.
    open private(set) var passwordRulesDescriptor: String

    /// Creates rules from a description in the password rule language.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
