public import Foundation

/// Lets people choose fonts and styles; here an empty background, and nobody chooses.
@preconcurrency @MainActor open class UITextFormattingViewController: UIViewController {
    /// What can be chosen.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// Creates all that there is.
        @preconcurrency @MainActor public override init() { super.init() }
    }
    /// What hears of a choice.
    open weak var delegate: (any NSObjectProtocol)?
    /// What can be chosen.
    open private(set) var configuration: Configuration

    /// Creates a controller.
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
