public import Foundation
import LayoutSimPlaceholders
public import UIKit
public import LayoutSimInertness

/// The result of composing a message.
public enum MessageComposeResult: Int, Sendable { case cancelled = 0, sent, failed }

/// A message composer, which is displayed as a gray placeholder with its name here, since messages cannot be sent.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    /// Returns whether the device can send text messages; always `false` here.
    open class func canSendText() -> Bool { false }
    /// Returns whether messages can have a subject; always `false` here.
    open class func canSendSubject() -> Bool { false }
    /// Returns whether messages can have attachments; always `false` here.
    open class func canSendAttachments() -> Bool { false }
    /// Returns whether messages can attach files of a type; always `false` here.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    /// The delegate.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)? {
        didSet { tellUncalled(of: messageComposeDelegate, by: self) }
    }
    /// The recipients of the message.
    @Inert(.service) open var recipients: [String]? = nil
    /// The body of the message.
    @Inert(.service) open var body: String? = nil
    /// The subject of the message.
    @Inert(.service) open var subject: String? = nil

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "MFMessageComposeViewController")
    }

    /// Returns `false` here, since files cannot be attached.
    @discardableResult open func addAttachmentURL(
        _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
    ) -> Bool { false }
    /// Returns `false` here, since files cannot be attached.
    @discardableResult open func addAttachmentData(
        _ attachmentData: Data, typeIdentifier uti: String, filename: String
    ) -> Bool { false }
    /// Does nothing here.
    open func disableUserAttachments() { inert(.service, self) }
}

/// The delegate of a message composer.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user finished composing the message; never called here.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
