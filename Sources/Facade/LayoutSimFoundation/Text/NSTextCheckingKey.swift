public import Foundation

// The keys for components of addresses and flights, which Foundation does not make public on Linux.
extension NSTextCheckingKey {
    /// The name of a person.
    public static let name = NSTextCheckingKey(rawValue: "Name")
    /// The job title of a person.
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    /// The name of an organization.
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    /// The street of an address.
    public static let street = NSTextCheckingKey(rawValue: "Street")
    /// The city of an address.
    public static let city = NSTextCheckingKey(rawValue: "City")
    /// The state of an address.
    public static let state = NSTextCheckingKey(rawValue: "State")
    /// The postal code of an address.
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    /// The country or region of an address.
    public static let country = NSTextCheckingKey(rawValue: "Country")
    /// A telephone number.
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    /// The airline of a flight.
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    /// The number of a flight.
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
