import UIKit

/// The challenge patches in a list or, after a pinch, in a grid.
///
/// Spreading two fingers brings the list back; both keep their scroll positions.
package final class PatchesController: UINavigationController {
    private let list: ListController
    private let grid: GridController

    package init(_ services: AppServices) {
        (list, grid) = (ListController.make(services), GridController.make(services))
        super.init(nibName: nil, bundle: nil)
        viewControllers = [list]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(pinch)))
        // Users who cannot pinch find the same actions under the screen's name.
        navigationBar.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "List") { [weak self] _ in self?.show(isGrid: false) ?? false },
            UIAccessibilityCustomAction(name: "Grid") { [weak self] _ in self?.show(isGrid: true) ?? false },
        ]
    }

    @objc private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        guard recognizer.state == .ended else { return }
        show(isGrid: recognizer.scale < 1)
    }

    @discardableResult private func show(isGrid: Bool) -> Bool {
        let wanted: UIViewController = isGrid ? grid : list
        guard topViewController !== wanted else { return false }
        setViewControllers([wanted], animated: false)
        return true
    }
}
