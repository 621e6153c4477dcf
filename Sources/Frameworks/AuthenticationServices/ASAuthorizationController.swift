public import Foundation
import LayoutSimInertness
public import UIKit

/// Asks for credentials; there are no accounts here.
@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    /// What is asked.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// What is told of the answer.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// What gives the window.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Creates a controller of requests.
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }

    /// Tells the delegate on the main queue that the request failed for an unknown reason, as on a device without an
    /// account.
    open func performRequests() {
        inert(.service, self)
        DispatchQueue.main.async {
            self.delegate?.authorizationController(
                controller: self, didCompleteWithError: ASAuthorizationError(.unknown))
        }
    }
    /// Does nothing here.
    open func cancel() {}
}

/// What is told of the answer to requests.
@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// Tells that the user gave a credential; never called here.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Tells that a request failed.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

/// What gives the window of requests.
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// Returns the window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
