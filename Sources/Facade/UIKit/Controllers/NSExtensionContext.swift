public import Foundation
import LayoutSimInertness

/// The host context of an app extension.
open class NSExtensionContext: NSObject {
    /// The items from the host; always empty here.
    open var inputItems: [Any] { [] }
    /// Ends the request and returns items to the host; calls the handler with `true` here.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(true)
    }
    /// Ends the request with an error; does nothing here.
    open func cancelRequest(withError error: any Error) { inert(.service, self) }
    /// Opens a URL; calls the handler with `false` here, since there is no host.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
