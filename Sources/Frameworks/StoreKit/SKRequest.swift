public import Foundation
import LayoutSimInertness
import UIKit

/// A request to the App Store; never answered here.
open class SKRequest: NSObject {
    /// The delegate, which is never called here.
    open weak var delegate: (any SKRequestDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }
    /// Does nothing here.
    open func start() { inert(.service, self) }
    /// Does nothing.
    open func cancel() {}
}

/// A request for products of the App Store; never answered here.
open class SKProductsRequest: SKRequest {
    /// Creates a request.
    public init(productIdentifiers: Set<String>) {}
    /// Creates a request.
    public override init() {}
}

/// A request for the receipt of the app; never answered here.
open class SKReceiptRefreshRequest: SKRequest {
    /// The properties of the receipt.
    public private(set) var receiptProperties: [String: Any]?

    /// Creates a request.
    public init(receiptProperties properties: [String: Any]?) { receiptProperties = properties }
}

/// The property of a receipt that is expired.
public let SKReceiptPropertyIsExpired = "expired"
/// The property of a receipt that is revoked.
public let SKReceiptPropertyIsRevoked = "revoked"
/// The property of a receipt for several purchases.
public let SKReceiptPropertyIsVolumePurchase = "vpp"

/// A response of the App Store; always empty here.
open class SKProductsResponse: NSObject {
    /// The products; none here.
    open var products: [SKProduct] { [] }
    /// The product identifiers that were not recognized; none here.
    open var invalidProductIdentifiers: [String] { [] }
}

/// The methods of a request's delegate, which are never called here.
public protocol SKRequestDelegate: AnyObject {
    /// Tells the delegate that the request was answered.
    func requestDidFinish(_ request: SKRequest)
    /// Tells the delegate that the request failed.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    /// Does nothing.
    public func requestDidFinish(_ request: SKRequest) {}
    /// Does nothing.
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// The methods of a products request's delegate, which are never called here.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// Tells the delegate that the App Store responded.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
