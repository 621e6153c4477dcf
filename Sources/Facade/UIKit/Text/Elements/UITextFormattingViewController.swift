public import Foundation
import LayoutSimInertness

/// A view controller for choosing fonts and text styles; shows only an empty background here.
@preconcurrency @MainActor open class UITextFormattingViewController: UIViewController {
    /// The configuration of a text formatting view controller.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// Creates a configuration with all options.
        @preconcurrency @MainActor public override init() { super.init() }
    }
    /// The delegate, which is never called here.
    open weak var delegate: (any NSObjectProtocol)? { didSet { inert(.service, self) } }
    /// The configuration.
    open private(set) var configuration: Configuration

    /// Creates a text formatting view controller with a configuration.
    public init(configuration: Configuration = Configuration()) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}
