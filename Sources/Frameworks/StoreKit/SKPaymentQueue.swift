public import Foundation
import LayoutSimInertness
import UIKit

/// The payment queue, which processes no payments here.
open class SKPaymentQueue: NSObject {
    private nonisolated(unsafe) static let queue = SKPaymentQueue()

    /// Returns the shared payment queue.
    open class func `default`() -> SKPaymentQueue { unsafe queue }
    /// Returns whether the user can make payments; always `false` here.
    open class func canMakePayments() -> Bool { false }

    /// The pending transactions; always empty here.
    open var transactions: [SKPaymentTransaction] { [] }
    /// The observers that were added, the first first.
    open private(set) var transactionObservers: [any SKPaymentTransactionObserver] = []

    /// Does nothing here.
    open func add(_ payment: SKPayment) { inert(.service, self) }
    /// Adds an observer, which is never called here.
    open func add(_ observer: any SKPaymentTransactionObserver) {
        inert(.service, self)
        tellUncalled(of: observer, by: self)
        transactionObservers.append(observer)
    }
    /// Removes an observer.
    open func remove(_ observer: any SKPaymentTransactionObserver) {
        transactionObservers.removeAll { $0 === observer }
    }
    /// Does nothing.
    open func restoreCompletedTransactions() { inert(.service, self) }
    /// Does nothing.
    open func restoreCompletedTransactions(withApplicationUsername username: String?) { inert(.service, self) }
    /// Does nothing.
    open func finishTransaction(_ transaction: SKPaymentTransaction) { inert(.service, self) }
    /// Does nothing.
    open func start(_ downloads: [SKDownload]) { inert(.service, self) }
    /// Does nothing.
    open func pause(_ downloads: [SKDownload]) { inert(.service, self) }
    /// Does nothing.
    open func resume(_ downloads: [SKDownload]) { inert(.service, self) }
    /// Does nothing.
    open func cancel(_ downloads: [SKDownload]) { inert(.service, self) }
    /// Does nothing.
    open func presentCodeRedemptionSheet() { inert(.service, self) }
    /// Does nothing.
    open func showPriceConsentIfNeeded() { inert(.service, self) }
}

/// The methods of a payment queue's observer, which are never called here.
public protocol SKPaymentTransactionObserver: AnyObject {
    /// Tells the observer that transactions changed their state.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Tells the observer that transactions left the queue.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// Tells the observer that transactions could not be restored.
    func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// Tells the observer that all transactions were restored.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Tells the observer that downloads changed their state.
    func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload])
    /// Asks the observer whether a payment of the App Store goes on in the app.
    func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
    /// Tells the observer that the store of the user is another.
    func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    /// Does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
    /// Does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
    /// Does nothing.
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    /// Does nothing.
    public func paymentQueue(_ queue: SKPaymentQueue, updatedDownloads downloads: [SKDownload]) {}
    /// Returns `false`, as Apple's default is.
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { false }
    /// Does nothing.
    public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
}
