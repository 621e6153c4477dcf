public import Contacts
public import Foundation
import LayoutSimPlaceholders
public import UIKit

/// A contact on a screen, which is a gray area with its name here.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
    /// The contact.
    open private(set) var contact: CNContact
    /// The delegate, which is told of nothing here.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// The store of the contact.
    open var contactStore: CNContactStore?
    /// The properties that are shown.
    open var displayedPropertyKeys: [Any]?
    /// Whether the contact can be changed.
    open var allowsEditing = true
    /// Whether there are actions.
    open var allowsActions = true
    /// What is shown below the name.
    open var message: String?

    /// Creates a screen for a contact.
    public required init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a screen for a contact that is not known.
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
    /// Creates a screen for a new contact.
    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    /// Always `nil`, since storyboards do not contain such screens.
    public required init?(coder: NSCoder) { nil }
    /// Returns what must be fetched.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactIdentifierKey }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "CNContactViewController")
    }
}

/// What is told of a contact on a screen.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Tells that the screen is done; never called here.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    /// Does nothing.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
