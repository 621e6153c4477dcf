public import Foundation

/// A product of the store; there is none.
open class SKProduct: NSObject {
    /// Its name in the store.
    open var productIdentifier: String { "" }
    /// What it is called.
    open var localizedTitle: String { "" }
    /// What it is.
    open var localizedDescription: String { "" }
    /// What it costs.
    open var price: NSDecimalNumber { 0 }
    /// Whose money that is.
    open var priceLocale: Locale { Locale(identifier: "en_US") }
}

/// What asks the store; it hears nothing.
open class SKRequest: NSObject {
    /// Asks, and nothing comes.
    open func start() {}
    /// Does nothing.
    open func cancel() {}
}

/// What asks the store for products; none come.
open class SKProductsRequest: SKRequest {
    /// What hears of products; it hears nothing.
    open weak var delegate: (any SKProductsRequestDelegate)?

    /// Creates a request.
    public init(productIdentifiers: Set<String>) {}
}

/// What the store says: nothing.
open class SKProductsResponse: NSObject {
    /// None.
    open var products: [SKProduct] { [] }
    /// None.
    open var invalidProductIdentifiers: [String] { [] }
}

/// What hears of products.
public protocol SKProductsRequestDelegate: AnyObject {
    /// The store answered.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
    /// The store did not answer.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKProductsRequestDelegate {
    /// Does nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// What is to be paid.
open class SKPayment: NSObject {
    /// The name of the product in the store.
    open var productIdentifier: String { "" }
    /// Creates one for a product.
    public convenience init(product: SKProduct) { self.init() }
}

/// How far a purchase has come.
public enum SKPaymentTransactionState: Int, Sendable {
    /// It began.
    case purchasing = 0
    /// It is paid.
    case purchased = 1
    /// It failed.
    case failed = 2
    /// It was paid before.
    case restored = 3
    /// Somebody is asked.
    case deferred = 4
}

/// A purchase; there is none.
open class SKPaymentTransaction: NSObject {
    /// What is paid.
    open var payment: SKPayment { SKPayment() }
    /// How far it has come.
    open var transactionState: SKPaymentTransactionState { .purchasing }
    /// What is wrong.
    open var error: (any Error)? { nil }
}

/// Purchases, of which nothing comes.
open class SKPaymentQueue: NSObject {
    private nonisolated(unsafe) static let queue = SKPaymentQueue()

    /// The app's.
    open class func `default`() -> SKPaymentQueue { unsafe queue }
    /// False.
    open class func canMakePayments() -> Bool { false }

    /// None.
    open var transactions: [SKPaymentTransaction] { [] }
    /// Takes nothing.
    open func add(_ payment: SKPayment) {}
    /// Tells nothing.
    open func add(_ observer: any SKPaymentTransactionObserver) {}
    /// Does nothing.
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    /// Does nothing.
    open func restoreCompletedTransactions() {}
    /// Does nothing.
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}

/// What hears of purchases; it hears nothing.
public protocol SKPaymentTransactionObserver: AnyObject {
    /// Some came further.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
