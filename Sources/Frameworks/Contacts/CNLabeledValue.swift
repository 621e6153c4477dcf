public import Foundation

/// A value of a contact with a label.
open class CNLabeledValue<ValueType: NSCopying & NSSecureCoding>: NSObject {
    /// The identifier.
    public let identifier = UUID().uuidString
    /// The label.
    public let label: String?
    /// The value.
    public let value: ValueType

    /// Creates a value with a label.
    public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }

    /// Returns a label as users see it.
    open class func localizedString(forLabel label: String) -> String {
        labels.first { $0.key == label }?.value ?? label
    }
}

/// The number of a telephone.
open class CNPhoneNumber: NSObject, NSCopying, NSSecureCoding {
    /// The number.
    public let stringValue: String
    /// Creates a number.
    public init(stringValue string: String) { stringValue = string }
    /// Reads a number from an archive.
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "stringValue") else { return nil }
        stringValue = String(describing: text)
    }
    /// Whether archives may be read safely.
    public static var supportsSecureCoding: Bool { true }
    /// Writes the number to an archive.
    open func encode(with coder: NSCoder) { coder.encode(NSString(string: stringValue), forKey: "stringValue") }
    /// Returns the number itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
    open override var hash: Int { stringValue.hashValue }
}

/// The address of letters.
open class CNPostalAddress: NSObject, NSCopying, NSSecureCoding {
    /// The street and the house.
    open fileprivate(set) var street = ""
    /// The city.
    open fileprivate(set) var city = ""
    /// The state.
    open fileprivate(set) var state = ""
    /// The postal code.
    open fileprivate(set) var postalCode = ""
    /// The country.
    open fileprivate(set) var country = ""
    /// The code of the country by ISO.
    open fileprivate(set) var isoCountryCode = ""
    /// Creates an empty address.
    public override init() {}
    /// Reads no address from an archive.
    public required init?(coder: NSCoder) { nil }
    /// Whether archives may be read safely.
    public static var supportsSecureCoding: Bool { true }
    /// Writes nothing to an archive.
    open func encode(with coder: NSCoder) {}
    /// Returns the address itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An address of letters that can be changed.
open class CNMutablePostalAddress: CNPostalAddress {
    /// The street and the house.
    open override var street: String {
        get { super.street }
        set { super.street = newValue }
    }
    /// The city.
    open override var city: String {
        get { super.city }
        set { super.city = newValue }
    }
    /// The state.
    open override var state: String {
        get { super.state }
        set { super.state = newValue }
    }
    /// The postal code.
    open override var postalCode: String {
        get { super.postalCode }
        set { super.postalCode = newValue }
    }
    /// The country.
    open override var country: String {
        get { super.country }
        set { super.country = newValue }
    }
    /// The code of the country by ISO.
    open override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { super.isoCountryCode = newValue }
    }
}
