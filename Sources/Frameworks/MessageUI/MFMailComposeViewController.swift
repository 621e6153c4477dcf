public import Foundation
import LayoutSimPlaceholders
public import UIKit
import LayoutSimInertness

/// The result of composing a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// The user canceled the mail.
    case cancelled = 0
    /// The user saved a draft.
    case saved = 1
    /// The user sent the mail.
    case sent = 2
    /// The mail could not be saved or sent.
    case failed = 3
}

/// A mail composer, which is displayed as a gray placeholder with its name here, since mail cannot be sent.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    /// Returns whether the device can send mail; always `false` here.
    open class func canSendMail() -> Bool { false }

    /// The delegate.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)? {
        didSet { tellUncalled(of: mailComposeDelegate, by: self) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "MFMailComposeViewController")
    }

    /// Does nothing here; the subject is not kept.
    open func setSubject(_ subject: String) { inert(.service, self) }
    /// Does nothing here; the recipients are not kept.
    open func setToRecipients(_ toRecipients: [String]?) { inert(.service, self) }
    /// Does nothing here; the Cc recipients are not kept.
    open func setCcRecipients(_ ccRecipients: [String]?) { inert(.service, self) }
    /// Does nothing here; the Bcc recipients are not kept.
    open func setBccRecipients(_ bccRecipients: [String]?) { inert(.service, self) }
    /// Does nothing here; the sender is not kept.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { inert(.service, self) }
    /// Does nothing here; the message body is not kept.
    open func setMessageBody(_ body: String, isHTML: Bool) { inert(.service, self) }
    /// Does nothing here; the attachment is not kept.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        inert(.service, self)
    }
}

/// The delegate of a mail composer.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user finished composing the mail; never called here.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
