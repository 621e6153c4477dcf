import GiphyData
import UIKit

/// Shows the splash screen, then the list or authentication, depending on the token.
///
/// When the session ends, it dismisses everything down to the splash screen and decides again.
package final class RootViewController: UIViewController {
    private let source: ObjectSource
    private let tokens: any TokenStore

    package init(source: ObjectSource, tokens: any TokenStore) {
        (self.source, self.tokens) = (source, tokens)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    package override func viewDidLoad() {
        super.viewDidLoad()
        overrideUserInterfaceStyle = .dark
        source.sessionDidEnd = { [weak self] in self?.endSession() }
        showSplash()
    }

    package override var childForStatusBarStyle: UIViewController? { nil }
    package override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    // MARK: What is shown

    private func showSplash() {
        let splash = SplashViewController()
        splash.didAppear = { [weak self, weak splash] in
            // A splash screen that is being dismissed decides nothing.
            if let self, splash === children.last { decide() }
        }
        show(splash)
    }

    private func decide() {
        // A token that cannot be read counts as missing.
        if (try? tokens.token()) == nil { showAuthentication() } else { showList() }
    }

    private func showAuthentication() {
        show(
            AuthenticationViewController(
                request: { [source] in source.requestToken(completion: $0) },
                finish: { [weak self] in self?.begin(with: $0) }))
    }

    private func showList() {
        let model = MediaListViewModel(model: MediaModel(source: source), pictures: PictureLibrary(source: source))
        let navigation = UINavigationController(rootViewController: MediaListViewController(model: model))
        show(navigation)
    }

    private func begin(with token: Token) {
        try? tokens.store(token)
        showSplash()
    }

    private func endSession() {
        guard !(children.last is SplashViewController) else { return }
        try? tokens.clear()
        presentedViewController?.dismiss(animated: false)
        showSplash()
    }

    private func show(_ new: UIViewController) {
        let old = children
        addChild(new)
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(new.view)
        for controller in old {
            controller.willMove(toParent: nil)
            controller.view.removeFromSuperview()
            controller.removeFromParent()
        }
        new.didMove(toParent: self)
        setNeedsStatusBarAppearanceUpdate()
    }
}
