public import Contacts
public import Foundation
import LayoutSimPlaceholders
public import UIKit

/// A picker of contacts, which is a gray area with its name here.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    /// The delegate, which is told of nothing here.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The properties that are shown.
    open var displayedPropertyKeys: [String]?
    /// Which contacts can be chosen.
    open var predicateForEnablingContact: NSPredicate?
    /// Which contacts are chosen with a tap.
    open var predicateForSelectionOfContact: NSPredicate?
    /// Which properties are chosen with a tap.
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "CNContactPickerViewController")
    }
}

/// What is told of a picker of contacts.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// Tells that the user canceled; never called here.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Tells that the user chose a contact; never called here.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Tells that the user chose contacts; never called here.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// Tells that the user chose a property; never called here.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}

extension CNContactPickerDelegate {
    /// Does nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
}

/// A property of a contact; there are none here.
open class CNContactProperty: NSObject {
    /// The contact.
    public let contact: CNContact
    /// The name of the property.
    public let key: String
    /// The value.
    open var value: Any? { nil }
    init(contact: CNContact, key: String) { (self.contact, self.key) = (contact, key) }
}
