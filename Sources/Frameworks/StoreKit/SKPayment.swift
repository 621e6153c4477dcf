public import Foundation

/// A payment request.
open class SKPayment: NSObject {
    fileprivate var values: Values

    /// What a payment is made of.
    fileprivate struct Values {
        var productIdentifier = ""
        var quantity = 1
        var requestData: Data?
        var applicationUsername: String?
        var simulatesAskToBuyInSandbox = false
    }

    /// The product identifier.
    open var productIdentifier: String { values.productIdentifier }
    /// The number of items.
    open var quantity: Int { values.quantity }
    /// Kept for the future by Apple.
    open var requestData: Data? { values.requestData }
    /// What the app calls the user.
    open var applicationUsername: String? { values.applicationUsername }
    /// Whether a family member must agree in the sandbox.
    open var simulatesAskToBuyInSandbox: Bool { values.simulatesAskToBuyInSandbox }
    /// The discount; `nil` here.
    open var paymentDiscount: SKPaymentDiscount? { nil }

    /// Creates a payment without a product.
    public override init() { values = Values() }
    /// Creates a payment for a product.
    public init(product: SKProduct) { values = Values(productIdentifier: product.productIdentifier) }
}

/// A payment request that changes.
open class SKMutablePayment: SKPayment {
    private var discount: SKPaymentDiscount?

    /// The product identifier.
    open override var productIdentifier: String {
        get { values.productIdentifier }
        set { values.productIdentifier = newValue }
    }
    /// The number of items.
    open override var quantity: Int {
        get { values.quantity }
        set { values.quantity = newValue }
    }
    /// Kept for the future by Apple.
    open override var requestData: Data? {
        get { values.requestData }
        set { values.requestData = newValue }
    }
    /// What the app calls the user.
    open override var applicationUsername: String? {
        get { values.applicationUsername }
        set { values.applicationUsername = newValue }
    }
    /// Whether a family member must agree in the sandbox.
    open override var simulatesAskToBuyInSandbox: Bool {
        get { values.simulatesAskToBuyInSandbox }
        set { values.simulatesAskToBuyInSandbox = newValue }
    }
    /// The discount.
    open override var paymentDiscount: SKPaymentDiscount? {
        get { discount }
        set { discount = newValue }
    }
}

/// A signed discount on a payment.
open class SKPaymentDiscount: NSObject {
    /// The identifier.
    public let identifier: String
    /// The identifier of the key.
    public let keyIdentifier: String
    /// The number that is used once.
    public let nonce: UUID
    /// The signature.
    public let signature: String
    /// The time of the signature in milliseconds.
    public let timestamp: NSNumber

    /// Creates a discount.
    public init(identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber) {
        (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
        (self.signature, self.timestamp) = (signature, timestamp)
    }
}

/// The state of a payment transaction.
public enum SKPaymentTransactionState: Int, Sendable {
    /// The transaction is being processed.
    case purchasing = 0
    /// The transaction was processed successfully.
    case purchased = 1
    /// The transaction failed.
    case failed = 2
    /// The transaction restores content that the user previously purchased.
    case restored = 3
    /// The transaction is waiting for approval.
    case deferred = 4
}

/// A payment transaction; the store makes none here, but a subclass may stand for one.
open class SKPaymentTransaction: NSObject {
    /// The payment.
    open var payment: SKPayment { SKPayment() }
    /// The state of the transaction; purchasing here.
    open var transactionState: SKPaymentTransactionState { .purchasing }
    /// The error of a failed transaction; `nil` here.
    open var error: (any Error)? { nil }
    /// The transaction that is restored; `nil` here.
    open var original: SKPaymentTransaction? { nil }
    /// When it was added to the queue; `nil` here.
    open var transactionDate: Date? { nil }
    /// The identifier; `nil` here.
    open var transactionIdentifier: String? { nil }
    /// The content to download; none here.
    open var downloads: [SKDownload] { [] }
}
