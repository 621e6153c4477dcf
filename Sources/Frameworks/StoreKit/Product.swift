public import Foundation
import LayoutSimInertness

/// A product of the App Store, which is not there, so that no product is found.
public struct Product: Identifiable, Hashable, Sendable {
    /// The kind of a product.
    public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
        /// The name of the kind.
        public let rawValue: String
        /// Creates a kind of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A product that is used up.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// A product that is bought once.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// A subscription that ends.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// A subscription that goes on until it is ended.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// What came of a purchase.
    public enum PurchaseResult: Sendable {
        case success(VerificationResult<Transaction>)
        case userCancelled
        case pending
    }

    /// What is said of a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String

        /// The account of the app for which the product is bought.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption(name: "\(token)") }
        /// The number of products.
        public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption(name: "\(quantity)") }
    }

    /// How long a subscription lasts.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// What is counted.
        public enum Unit: Hashable, Sendable { case day, week, month, year }

        /// What is counted.
        public let unit: Unit
        /// How many of them.
        public let value: Int
    }

    /// What is special about a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The group of subscriptions of which one is had at a time.
        public let subscriptionGroupID: String
        /// How long it lasts.
        public let subscriptionPeriod: SubscriptionPeriod
    }

    /// The identifier.
    public let id: String
    /// The kind.
    public let type: ProductType
    /// The name.
    public let displayName: String
    /// What it is.
    public let description: String
    /// The price.
    public let price: Decimal
    /// The price as it is shown.
    public let displayPrice: String
    /// Whether a family shares it.
    public let isFamilyShareable: Bool
    /// What is special about it if it is a subscription.
    public let subscription: SubscriptionInfo?

    /// Returns the products with identifiers; none here.
    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String {
        inert(.service, in: Self.self)
        return []
    }

    /// Buys the product; users cancel that here.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        inert(.service, in: Product.self)
        return .userCancelled
    }

    /// The last transaction; none here.
    public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
    /// The transaction that gives a right to the product; none here.
    public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}
