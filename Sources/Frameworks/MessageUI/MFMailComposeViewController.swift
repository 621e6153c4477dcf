public import Foundation
import LayoutSimPlaceholders
public import UIKit

/// How writing a mail ended.
public enum MFMailComposeResult: Int, Sendable {
    /// Without a mail.
    case cancelled = 0
    /// With a draft.
    case saved = 1
    /// With a mail.
    case sent = 2
    /// With an error.
    case failed = 3
}

/// A mail to be written: here a gray area with its name. This device sends no mail.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    /// False.
    open class func canSendMail() -> Bool { false }

    /// What hears of the end.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "MFMailComposeViewController")
    }

    /// Takes no subject.
    open func setSubject(_ subject: String) {}
    /// Takes no receivers.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Takes no receivers of copies.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Does nothing here; the Bcc recipients are not kept.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Does nothing here; the sender is not kept.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
    /// Takes no text.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Takes no file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// What hears of a mail.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Writing ended.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
