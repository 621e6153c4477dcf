public import Foundation
import LayoutSimInertness
import LayoutSimPlaceholders
public import UIKit

/// The sheet of a payment (Apple, *PKPaymentAuthorizationViewController*); nothing can be paid here.
@preconcurrency @MainActor open class PKPaymentAuthorizationViewController: UIViewController {
    /// The delegate, which is told of nothing here.
    open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

    /// Creates the sheet of a request, which is a gray area with its name here.
    public init?(paymentRequest request: PKPaymentRequest) { super.init(nibName: nil, bundle: nil) }
    /// Creates a sheet from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "PKPaymentAuthorizationViewController")
    }

    /// Whether the device can pay: never here.
    open class func canMakePayments() -> Bool { false }
    /// Whether the device has a card of a network: never here.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
}

/// What is told of the sheet of a payment (Apple, *PKPaymentAuthorizationViewControllerDelegate*).
@preconcurrency @MainActor public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
    /// The sheet ended; never called here.
    func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
    /// The user agreed to a payment; never called here.
    func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
    /// Does nothing.
    public func paymentAuthorizationViewController(
        _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}

/// Shows the sheet of a payment (Apple, *PKPaymentAuthorizationController*); nothing can be paid here.
open class PKPaymentAuthorizationController: NSObject {
    /// The delegate, which is told of nothing here.
    open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

    /// Creates a controller of a request.
    public init(paymentRequest request: PKPaymentRequest) {}

    /// Shows the sheet; it is not shown here.
    open func present(completion: ((Bool) -> Void)? = nil) {
        inert(.service, self)
        completion?(false)
    }
    /// Ends the sheet.
    open func dismiss(completion: (() -> Void)? = nil) { completion?() }
    /// Whether the device can pay: never here.
    open class func canMakePayments() -> Bool { false }
    /// Whether the device has a card of a network: never here.
    open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
}

/// What is told of a payment (Apple, *PKPaymentAuthorizationControllerDelegate*).
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
    /// The sheet ended; never called here.
    func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
    /// The user agreed to a payment; never called here.
    func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
    /// Does nothing.
    public func paymentAuthorizationController(
        _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
        handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
    ) {}
}
