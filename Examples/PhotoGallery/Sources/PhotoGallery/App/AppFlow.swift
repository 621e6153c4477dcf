import PhotoData
import UIKit

/// Leads from the launch to the gallery, or to the lock-out screen.
@MainActor final class AppFlow {
    let navigation: UINavigationController
    private let services: AppServices
    private let control: LaunchControl
    /// The action of the lock-out's OK button.
    private let quit: @MainActor () -> Void

    init(
        _ services: (shared: AppServices, launched: [any LaunchService]), timeout: TimeInterval = 60,
        quit: @escaping @MainActor () -> Void = { exit(EXIT_FAILURE) }
    ) {
        (self.services, self.quit) = (services.shared, quit)
        control = services.shared.launch(services.launched, timeout: timeout)
        navigation = UINavigationController(
            rootViewController: WaitingViewController(isForPictures: services.shared.features.waitsForPictures))
        navigation.isNavigationBarHidden = true
    }

    func launch() {
        control.launch { [weak self] outcome in self?.end(outcome) }
    }

    private func end(_ outcome: LaunchControl.Outcome) {
        switch outcome {
        case .complete: navigation.pushViewController(GalleryViewController(services), animated: false)
        case .failed(let failure): lockOut("\(failure).")
        }
    }

    private func lockOut(_ reason: String) {
        let lockout = LockoutViewController(reason, quit: quit)
        lockout.modalPresentationStyle = .fullScreen
        navigation.present(lockout, animated: false)
    }
}
