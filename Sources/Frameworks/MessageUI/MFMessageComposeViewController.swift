public import Foundation
import LayoutSimPlaceholders
public import UIKit

/// How writing a message ended.
public enum MessageComposeResult: Int, Sendable { case cancelled = 0, sent, failed }

/// A message to be written: here a gray area with its name. This device sends no message.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    /// False.
    open class func canSendText() -> Bool { false }
    /// False.
    open class func canSendSubject() -> Bool { false }
    /// False.
    open class func canSendAttachments() -> Bool { false }
    /// False.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    /// What hears of the end.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// Who it is for.
    open var recipients: [String]?
    /// What it says.
    open var body: String?
    /// What it is about.
    open var subject: String?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "MFMessageComposeViewController")
    }

    /// Takes no file.
    @discardableResult open func addAttachmentURL(
        _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
    ) -> Bool { false }
    /// Takes no file.
    @discardableResult open func addAttachmentData(
        _ attachmentData: Data, typeIdentifier uti: String, filename: String
    ) -> Bool { false }
    /// Takes files all the same.
    open func disableUserAttachments() {}
}

/// What hears of a message.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Writing ended.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
