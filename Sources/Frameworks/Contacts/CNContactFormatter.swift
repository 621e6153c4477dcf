public import Foundation

/// How a name is written.
public enum CNContactFormatterStyle: Int, Sendable {
    /// The full name.
    case fullName = 0
    /// How the full name is spoken.
    case phoneticFullName
}

/// What writes names of contacts, in English order here.
open class CNContactFormatter: Formatter {
    /// How names are written.
    open var style = CNContactFormatterStyle.fullName

    /// Returns the name of a contact, or its organization; `nil` if it has neither.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let parts = [
            contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
        ]
        let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
        if !name.isEmpty { return name }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }
    /// Returns the name of a contact; `nil` if it has none.
    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    /// Returns what must be fetched.
    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        CNContactGivenNameKey
    }
}
