public import Foundation

/// A network of cards (Apple, *PKPaymentNetwork*).
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a network.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a network.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// One network each.
    public static let amex = Self("AmEx"), discover = Self("Discover"), masterCard = Self("MasterCard")
    /// One network each.
    public static let visa = Self("Visa"), maestro = Self("Maestro"), JCB = Self("JCB"), mada = Self("Mada")
    /// One network each.
    public static let chinaUnionPay = Self("ChinaUnionPay"), interac = Self("Interac"), elo = Self("Elo")
    /// One network each.
    public static let electron = Self("Electron"), vPay = Self("VPay"), privateLabel = Self("PrivateLabel")
}

/// What a shop can do with cards (Apple, *PKMerchantCapability*).
public struct PKMerchantCapability: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// 3-D Secure.
    public static let capability3DS = Self(rawValue: 1), threeDSecure = capability3DS
    /// EMV.
    public static let capabilityEMV = Self(rawValue: 2), emv = capabilityEMV
    /// Credit cards.
    public static let capabilityCredit = Self(rawValue: 4), credit = capabilityCredit
    /// Debit cards.
    public static let capabilityDebit = Self(rawValue: 8), debit = capabilityDebit
}

/// Whether an amount is known (Apple, *PKPaymentSummaryItemType*).
public enum PKPaymentSummaryItemType: UInt, Sendable { case final, pending }

/// An amount with its words (Apple, *PKPaymentSummaryItem*).
open class PKPaymentSummaryItem: NSObject {
    /// The words.
    open var label: String
    /// The amount.
    open var amount: NSDecimalNumber
    /// Whether it is known.
    open var type: PKPaymentSummaryItemType

    /// Creates an amount.
    public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
        (self.label, self.amount, self.type) = (label, amount, type)
    }
}

/// A way of sending goods (Apple, *PKShippingMethod*).
open class PKShippingMethod: PKPaymentSummaryItem {
    /// The identifier.
    open var identifier: String?
    /// The details.
    open var detail: String?
}

/// What is asked of the user (Apple, *PKContactField*).
public struct PKContactField: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a field.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One field each.
    public static let emailAddress = Self(rawValue: "email"), name = Self(rawValue: "name")
    /// One field each.
    public static let phoneNumber = Self(rawValue: "phone"), postalAddress = Self(rawValue: "post")
    /// One field each.
    public static let phoneticName = Self(rawValue: "phoneticName")
}

/// What is paid (Apple, *PKPaymentRequest*); nothing can be paid here.
open class PKPaymentRequest: NSObject {
    /// The identifier of the shop.
    open var merchantIdentifier = ""
    /// The country of the shop.
    open var countryCode = ""
    /// The currency.
    open var currencyCode = ""
    /// The networks of cards.
    open var supportedNetworks: [PKPaymentNetwork] = []
    /// What the shop can do with cards.
    open var merchantCapabilities: PKMerchantCapability = []
    /// The amounts; the last one is the sum.
    open var paymentSummaryItems: [PKPaymentSummaryItem] = []
    /// The ways of sending goods.
    open var shippingMethods: [PKShippingMethod]?
    /// What is needed to send goods.
    open var requiredShippingContactFields: Set<PKContactField> = []
    /// What is needed for the bill.
    open var requiredBillingContactFields: Set<PKContactField> = []
    /// What the app keeps with it.
    open var applicationData: Data?

    /// Creates a request.
    public override init() {}
    /// Returns the networks that are known here.
    open class func availableNetworks() -> [PKPaymentNetwork] { [.amex, .discover, .masterCard, .visa] }
}

/// A payment (Apple, *PKPayment*); there are none here.
open class PKPayment: NSObject {
    /// What the shop is given.
    open var token: PKPaymentToken { PKPaymentToken() }
}

/// What a shop is given of a payment (Apple, *PKPaymentToken*).
open class PKPaymentToken: NSObject {
    /// The data.
    open var paymentData: Data { Data() }
    /// The identifier.
    open var transactionIdentifier: String { "" }
}

/// Whether a payment was accepted (Apple, *PKPaymentAuthorizationStatus*).
public enum PKPaymentAuthorizationStatus: Int, Sendable { case success, failure }

/// What the app says of a payment (Apple, *PKPaymentAuthorizationResult*).
open class PKPaymentAuthorizationResult: NSObject {
    /// Whether it was accepted.
    open var status: PKPaymentAuthorizationStatus
    /// What was wrong.
    open var errors: [any Error]!

    /// Creates an answer.
    public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
        (self.status, self.errors) = (status, errors)
    }
}
