public import Foundation

/// A purchase in the App Store, which is not there, so that there are none.
public struct Transaction: Identifiable, Hashable, Sendable {
    /// Transactions, one after the other; none here.
    public struct Transactions: AsyncSequence, Sendable {
        /// A transaction that the store signed.
        public typealias Element = VerificationResult<Transaction>

        /// Gives the transactions.
        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            /// Returns the next transaction; none here.
            public mutating func next() async -> VerificationResult<Transaction>? { nil }
        }

        /// Begins with the first transaction.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// The identifier.
    public let id: UInt64
    /// The identifier of the first purchase.
    public let originalID: UInt64
    /// The identifier of the product.
    public let productID: String
    /// The kind of the product.
    public let productType: Product.ProductType
    /// The group of the subscription.
    public let subscriptionGroupID: String?
    /// When it was bought.
    public let purchaseDate: Date
    /// When the subscription ends.
    public let expirationDate: Date?
    /// When the purchase was taken back.
    public let revocationDate: Date?
    /// Whether a better subscription took its place.
    public let isUpgraded: Bool
    /// The account of the app.
    public let appAccountToken: UUID?

    /// All transactions.
    public static var all: Transactions { Transactions() }
    /// The transactions that give rights.
    public static var currentEntitlements: Transactions { Transactions() }
    /// The transactions that come while the app runs.
    public static var updates: Transactions { Transactions() }
    /// The transactions that are not finished.
    public static var unfinished: Transactions { Transactions() }

    /// Returns the last transaction of a product; none here.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
    /// Returns the transaction that gives a right to a product; none here.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }

    /// Says that the app has given what was bought.
    public func finish() async {}
}
