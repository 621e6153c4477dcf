public import Foundation

/// What can be asked of contacts.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The kind of a contact.
public enum CNContactType: Int, Sendable {
    /// A person.
    case person = 0
    /// An organization.
    case organization
}

/// A contact; there are none here but those that the app makes.
open class CNContact: NSObject, NSCopying {
    fileprivate var values = ContactValues()

    /// Creates an empty contact.
    public override init() {}

    /// The identifier.
    public let identifier = UUID().uuidString
    /// The kind.
    open var contactType: CNContactType { values.contactType }
    /// What comes before the name.
    open var namePrefix: String { values.namePrefix }
    /// The given name.
    open var givenName: String { values.givenName }
    /// The middle name.
    open var middleName: String { values.middleName }
    /// The family name.
    open var familyName: String { values.familyName }
    /// What comes after the name.
    open var nameSuffix: String { values.nameSuffix }
    /// The nickname.
    open var nickname: String { values.nickname }
    /// The organization.
    open var organizationName: String { values.organizationName }
    /// The department.
    open var departmentName: String { values.departmentName }
    /// The job.
    open var jobTitle: String { values.jobTitle }
    /// A note.
    open var note: String { values.note }
    /// The data of the picture.
    open var imageData: Data? { values.imageData }
    /// The data of a small picture.
    open var thumbnailImageData: Data? { values.imageData }
    /// Whether there is a picture.
    open var imageDataAvailable: Bool { values.imageData != nil }
    /// The numbers of telephones.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    /// The addresses of mail.
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    /// The addresses of letters.
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    /// The addresses of pages.
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    /// The day of birth.
    open var birthday: DateComponents? { values.birthday }

    /// Returns whether a value was fetched: all are here.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    /// Returns whether values were fetched: all are here.
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    /// Returns the contact itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Returns a copy that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = CNMutableContact()
        copy.values = values
        return copy
    }
    /// Returns a copy that can be changed.
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
    /// Returns the name of a value as users see it.
    open class func localizedString(forKey key: String) -> String { key }
    /// Returns a predicate of contacts with a name, which finds none.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
    /// Returns a predicate of contacts with identifiers, which finds none.
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate(value: false)
    }
}

/// The values of a contact.
private struct ContactValues {
    var contactType = CNContactType.person
    var namePrefix = ""
    var givenName = ""
    var middleName = ""
    var familyName = ""
    var nameSuffix = ""
    var nickname = ""
    var organizationName = ""
    var departmentName = ""
    var jobTitle = ""
    var note = ""
    var imageData: Data?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var birthday: DateComponents?
}

/// A contact that can be changed.
open class CNMutableContact: CNContact {
    /// The kind.
    open override var contactType: CNContactType {
        get { values.contactType }
        set { values.contactType = newValue }
    }
    /// What comes before the name.
    open override var namePrefix: String {
        get { values.namePrefix }
        set { values.namePrefix = newValue }
    }
    /// The given name.
    open override var givenName: String {
        get { values.givenName }
        set { values.givenName = newValue }
    }
    /// The middle name.
    open override var middleName: String {
        get { values.middleName }
        set { values.middleName = newValue }
    }
    /// The family name.
    open override var familyName: String {
        get { values.familyName }
        set { values.familyName = newValue }
    }
    /// What comes after the name.
    open override var nameSuffix: String {
        get { values.nameSuffix }
        set { values.nameSuffix = newValue }
    }
    /// The nickname.
    open override var nickname: String {
        get { values.nickname }
        set { values.nickname = newValue }
    }
    /// The organization.
    open override var organizationName: String {
        get { values.organizationName }
        set { values.organizationName = newValue }
    }
    /// The department.
    open override var departmentName: String {
        get { values.departmentName }
        set { values.departmentName = newValue }
    }
    /// The job.
    open override var jobTitle: String {
        get { values.jobTitle }
        set { values.jobTitle = newValue }
    }
    /// A note.
    open override var note: String {
        get { values.note }
        set { values.note = newValue }
    }
    /// The data of the picture.
    open override var imageData: Data? {
        get { values.imageData }
        set { values.imageData = newValue }
    }
    /// The numbers of telephones.
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }
    /// The addresses of mail.
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emailAddresses }
        set { values.emailAddresses = newValue }
    }
    /// The addresses of letters.
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.postalAddresses }
        set { values.postalAddresses = newValue }
    }
    /// The addresses of pages.
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urlAddresses }
        set { values.urlAddresses = newValue }
    }
    /// The day of birth.
    open override var birthday: DateComponents? {
        get { values.birthday }
        set { values.birthday = newValue }
    }
}
