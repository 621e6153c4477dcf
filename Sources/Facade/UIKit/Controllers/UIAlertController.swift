public import Foundation
public import LayoutSimInertness

/// A view controller that shows a message with actions.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    /// Whether the controller is an action sheet or an alert.
    public enum Style: Int, Sendable { case actionSheet = 0, alert }

    private var message_: String?
    private var kind: Style = .actionSheet
    private(set) var card: AlertView?
    /// The actions in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The text fields in the order in which they were added, or `nil` for none.
    open private(set) var textFields: [UITextField]?
    /// The action whose title is bold.
    open var preferredAction: UIAlertAction?
    /// How severe the alert is; stored only.
    @Inert(.behavior) open var severity: UIAlertControllerSeverity = .default
    /// Whether the controller is an action sheet or an alert.
    open var preferredStyle: Style { kind }
    /// The text below the title; changes are shown when the alert next appears.
    open var message: String? {
        get { message_ }
        set { message_ = newValue }
    }

    /// Creates an alert or an action sheet.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        message_ = message
        kind = preferredStyle
        modalPresentationStyle = .overFullScreen
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .dimming
    }

    /// Creates the card, since actions and text fields can be added until the alert appears.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        card?.removeFromSuperview()
        let card = AlertView(self)
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        let safe = view.safeAreaLayoutGuide
        var constraints = [card.centerXAnchor.constraint(equalTo: view.centerXAnchor)]
        if kind == .alert {
            constraints += [
                card.widthAnchor.constraint(equalToConstant: 270),
                card.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
            ]
        } else {
            let width = card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -16)
            width.priority = UILayoutPriority(999)
            constraints += [
                width, card.widthAnchor.constraint(lessThanOrEqualToConstant: 414 - 16),
                card.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
            ]
        }
        NSLayoutConstraint.activate(constraints)
        self.card = card
    }

    /// Adds an action; a second one to cancel raises an exception.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            raise(
                "NSInternalInconsistencyException",
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
    }
    /// Adds a text field that a closure sets up; in an action sheet it raises an exception.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        if kind == .actionSheet {
            raise(
                "NSInternalInconsistencyException",
                "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = UITextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }
}

/// An action of an alert, shown as a button.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    /// Whether the action is an ordinary one, cancels, or destroys data.
    public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }

    private var text: String?
    private var kind: Style = .default
    var handler: ((UIAlertAction) -> Void)?
    /// The title of the button.
    open var title: String? { text }
    /// Whether the action is an ordinary one, cancels, or destroys data.
    open var style: Style { kind }
    /// Whether the button is enabled; changes are shown when the alert next appears.
    open var isEnabled = true

    public override init() { super.init() }
    /// Creates an action with a handler that runs when the alert has been dismissed by a tap on its button.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        text = title
        kind = style
        self.handler = handler
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        return copy
    }
}

/// How severe an alert is.
public enum UIAlertControllerSeverity: Int, Sendable { case `default` = 0, critical }
