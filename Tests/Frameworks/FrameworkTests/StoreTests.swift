import Foundation
import StoreKit
import Testing

/// Payments without a store: what an app gives is kept, and subclasses stand for what the store would make.
@Suite @MainActor struct StoreTests {
    private final class Product: SKProduct {
        override var productIdentifier: String { "a.product" }
    }
    private final class Purchase: SKPaymentTransaction {
        let paid: SKPayment
        init(_ payment: SKPayment) { paid = payment }
        override var payment: SKPayment { paid }
        override var transactionState: SKPaymentTransactionState { .purchased }
    }
    private final class Observer: NSObject, SKPaymentTransactionObserver {
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {}
    }

    @Test func `a payment keeps what it is made of`() {
        let payment = SKMutablePayment(product: Product())
        #expect((payment.productIdentifier, payment.quantity) == ("a.product", 1))
        payment.quantity = 3
        payment.applicationUsername = "ann"
        let made: SKPaymentTransaction = Purchase(payment)
        #expect((made.payment.quantity, made.payment.applicationUsername) == (3, "ann"))
        #expect(made.transactionState == .purchased && made.downloads.isEmpty)
        #expect(SKPayment(product: Product()).productIdentifier == "a.product")
    }

    @Test func `an observer is known until it is removed`() {
        let (queue, observer) = (SKPaymentQueue(), Observer())
        queue.add(observer)
        #expect(queue.transactionObservers.count == 1)
        queue.remove(observer)
        #expect(queue.transactionObservers.isEmpty)
    }

    @Test func `errors have the numbers of the App Store`() {
        let error: any Error = SKError(.paymentCancelled)
        #expect((error as NSError).code == 2 && (error as NSError).domain == SKErrorDomain)
        #expect(SKError(_nsError: NSError(domain: SKErrorDomain, code: 5)).code == .storeProductNotAvailable)
        #expect(SKError(_nsError: NSError(domain: "other", code: 5)).code == .unknown)
        if case SKError.paymentCancelled = error { return }
        Issue.record("a case does not match its error")
    }
}
