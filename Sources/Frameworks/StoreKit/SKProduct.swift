public import Foundation

/// A product in the App Store; those that the store answers with do not exist here, but a subclass may stand for one.
open class SKProduct: NSObject {
    /// The unit of a period.
    public enum PeriodUnit: UInt, Sendable { case day = 0, week, month, year }

    /// The product identifier; empty here.
    open var productIdentifier: String { "" }
    /// The localized title; empty here.
    open var localizedTitle: String { "" }
    /// The localized description; empty here.
    open var localizedDescription: String { "" }
    /// The price; 0 here.
    open var price: NSDecimalNumber { 0 }
    /// The locale of the price; that of the United States here.
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    /// Whether there is content to download; `false` here.
    open var isDownloadable: Bool { false }
    /// Whether the product is shared with the family; `false` here.
    open var isFamilyShareable: Bool { false }
    /// The sizes of content to download, in bytes; none here.
    open var downloadContentLengths: [NSNumber] { [] }
    /// The version of content to download; empty here.
    open var contentVersion: String { "" }
    /// The version of content to download; empty here.
    open var downloadContentVersion: String { "" }
    /// The period of a subscription; `nil` here.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
    /// The price at the beginning of a subscription; `nil` here.
    open var introductoryPrice: SKProductDiscount? { nil }
    /// The group of a subscription; `nil` here.
    open var subscriptionGroupIdentifier: String? { nil }
    /// The discounts; none here.
    open var discounts: [SKProductDiscount] { [] }
}

/// A period of a subscription.
open class SKProductSubscriptionPeriod: NSObject {
    /// The number of units; 0 here.
    open var numberOfUnits: Int { 0 }
    /// The unit; a day here.
    open var unit: SKProduct.PeriodUnit { .day }
}

/// A discount on a product.
open class SKProductDiscount: NSObject {
    /// How a discount is paid.
    public enum PaymentMode: UInt, Sendable { case payAsYouGo = 0, payUpFront, freeTrial }
    /// The kind of a discount.
    public enum `Type`: UInt, Sendable { case introductory = 0, subscription }

    /// The price; 0 here.
    open var price: NSDecimalNumber { 0 }
    /// The locale of the price; that of the United States here.
    open var priceLocale: Locale { Locale(identifier: "en_US") }
    /// The identifier; `nil` here.
    open var identifier: String? { nil }
    /// The period; one without length here.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
    /// The number of periods; 0 here.
    open var numberOfPeriods: Int { 0 }
    /// How the discount is paid.
    open var paymentMode: PaymentMode { .payAsYouGo }
    /// The kind.
    open var type: `Type` { .introductory }
}
