import UIKit

/// The screen that is shown permanently if a required service is not available.
final class LockoutViewController: UIViewController {
    static let defaultReason = "An unexpected error has occurred."
    private static let advice = "Please contact the developer if you see this message."

    private let reason: String
    private let quit: () -> Void

    init(_ reason: String = defaultReason, quit: @escaping () -> Void) {
        (self.reason, self.quit) = (reason, quit)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .red
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard presentedViewController == nil else { return }
        let alert = UIAlertController(
            title: "Fatal Error", message: "\(reason) \(Self.advice)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [quit] _ in quit() })
        present(alert, animated: false)
    }
}
