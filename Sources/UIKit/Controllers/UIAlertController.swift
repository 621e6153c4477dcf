public import Foundation

/// Shows a message with actions.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet = 0, alert }

    private var message_: String?
    private var kind: Style = .actionSheet
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    open var preferredAction: UIAlertAction?
    open var severity: UIAlertControllerSeverity = .default
    open var preferredStyle: Style { kind }
    open var message: String? {
        get { message_ }
        set { message_ = newValue }
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        message_ = message
        kind = preferredStyle
    }

    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            raise(
                "NSInternalInconsistencyException",
                "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
    }
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

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable { case `default` = 0, cancel, destructive }

    private var text: String?
    private var kind: Style = .default
    var handler: ((UIAlertAction) -> Void)?
    open var title: String? { text }
    open var style: Style { kind }
    open var isEnabled = true

    public override init() { super.init() }
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        text = title
        kind = style
        self.handler = handler
    }
    open func copy(with zone: NSZone? = nil) -> Any {
        UIAlertAction(title: title, style: style, handler: handler)
    }
}

public enum UIAlertControllerSeverity: Int, Sendable { case `default` = 0, critical }
