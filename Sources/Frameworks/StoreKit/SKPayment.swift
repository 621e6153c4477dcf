public import Foundation
import LayoutSimInertness
import UIKit

/// A product in the App Store; there are none here.
open class SKProduct: NSObject {
    /// The product identifier; always empty here.
    open var productIdentifier: String { "" }
    /// The localized title; always empty here.
    open var localizedTitle: String { "" }
    /// The localized description; always empty here.
    open var localizedDescription: String { "" }
    /// The price; always 0 here.
    open var price: NSDecimalNumber { 0 }
    /// The locale of the price; always that of the United States here.
    open var priceLocale: Locale { Locale(identifier: "en_US") }
}

/// A request to the App Store; never answered here.
open class SKRequest: NSObject {
    /// Does nothing here.
    open func start() { inert(.service, self) }
    /// Does nothing.
    open func cancel() {}
}

/// A request for products of the App Store; never answered here.
open class SKProductsRequest: SKRequest {
    /// The delegate, which is never called here.
    open weak var delegate: (any SKProductsRequestDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }

    /// Creates a request.
    public init(productIdentifiers: Set<String>) {}
}

/// A response of the App Store; always empty here.
open class SKProductsResponse: NSObject {
    /// The products; always empty here.
    open var products: [SKProduct] { [] }
    /// The product identifiers that were not recognized; always empty here.
    open var invalidProductIdentifiers: [String] { [] }
}

/// The methods of a products request's delegate.
public protocol SKProductsRequestDelegate: AnyObject {
    /// Tells the delegate that the App Store responded; never called here.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
    /// Tells the delegate that the request failed; never called here.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKProductsRequestDelegate {
    /// Does nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A payment request.
open class SKPayment: NSObject {
    /// The product identifier; always empty here.
    open var productIdentifier: String { "" }
    /// Creates a payment for a product.
    public convenience init(product: SKProduct) { self.init() }
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

/// A payment transaction; there are none here.
open class SKPaymentTransaction: NSObject {
    /// The payment.
    open var payment: SKPayment { SKPayment() }
    /// The state of the transaction; always purchasing here.
    open var transactionState: SKPaymentTransactionState { .purchasing }
    /// The error of a failed transaction; always `nil` here.
    open var error: (any Error)? { nil }
}

/// The payment queue, which processes no payments here.
open class SKPaymentQueue: NSObject {
    private nonisolated(unsafe) static let queue = SKPaymentQueue()

    /// Returns the shared payment queue.
    open class func `default`() -> SKPaymentQueue { unsafe queue }
    /// Returns whether the user can make payments; always `false` here.
    open class func canMakePayments() -> Bool { false }

    /// The pending transactions; always empty here.
    open var transactions: [SKPaymentTransaction] { [] }
    /// Does nothing here.
    open func add(_ payment: SKPayment) { inert(.service, self) }
    /// Does nothing here.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        inert(.service, self)
        tellUncalled(of: observer, by: self)
    }
    /// Does nothing.
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    /// Does nothing.
    open func restoreCompletedTransactions() { inert(.service, self) }
    /// Does nothing.
    open func finishTransaction(_ transaction: SKPaymentTransaction) { inert(.service, self) }
}

/// The methods of a payment queue's observer, which are never called here.
public protocol SKPaymentTransactionObserver: AnyObject {
    /// Tells the observer that transactions changed their state.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}
