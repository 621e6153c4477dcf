public import Foundation
public import LayoutSimInertness

/// A view controller for choosing a color; the sheet is empty here.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
    /// The delegate; never called here.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)? {
        didSet { tellUncalled(of: delegate, by: self) }
    }
    /// The color that is selected; black by default; stored only.
    @Inert(.service) open var selectedColor = UIColor.black
    /// Whether the user can choose an opacity; stored only.
    @Inert(.service) open var supportsAlpha = true
    /// Whether the user can pick a color from the screen; stored only.
    @Inert(.service) open var supportsEyedropper = true
    /// Creates a color picker with black selected.
    @preconcurrency @MainActor public convenience init() { self.init(nibName: nil, bundle: nil) }
}

/// The methods for responding to a color picker; never called here.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user chose a color, or is still choosing.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// Tells the delegate that the user chose a color.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// Tells the delegate that the picker was closed.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A view controller for choosing a font; the sheet is empty here.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
    /// What a font picker offers; not consulted here.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// Whether the faces of a family are offered, rather than families only; stored only.
        @Inert(.service) open var includeFaces = false
        /// Whether names are shown in the system font rather than in their own; stored only.
        @Inert(.service) open var displayUsingSystemFont = false
        /// The traits that fonts must have to be offered; stored only.
        @Inert(.service) open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        @preconcurrency @MainActor public override init() { super.init() }
    }
    /// What the picker offers.
    open private(set) var configuration: Configuration
    /// The delegate; never called here.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)? {
        didSet { tellUncalled(of: delegate, by: self) }
    }
    /// The font that is selected, or `nil` for none; stored only.
    @Inert(.service) open var selectedFontDescriptor: UIFontDescriptor? = nil
    /// Creates a font picker with a configuration.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a font picker with the default configuration.
    public convenience init() { self.init(configuration: Configuration()) }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
}

/// The methods for responding to a font picker; never called here.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user canceled.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    /// Tells the delegate that the user chose a font.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
