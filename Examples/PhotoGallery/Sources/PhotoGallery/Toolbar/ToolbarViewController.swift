import UIKit

/// The bar below a photo in the preview: four icons, each under a button.
final class ToolbarViewController: UIViewController {
    /// The height of the bar, in points.
    static let height: CGFloat = 60
    private static let buttonSide: CGFloat = 44

    var didPress: ((ToolbarAction) -> Void)?
    private(set) var icons: [IconView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .slate
        for action in ToolbarAction.allCases { add(action) }
    }

    private func add(_ action: ToolbarAction) {
        let icon = IconView(action.iconSize) { action.path(in: $0) }
        let button = UIButton(type: .custom, primaryAction: UIAction { [weak self] _ in self?.didPress?(action) })
        button.accessibilityLabel = action.title
        for subview in [icon, button] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            NSLayoutConstraint(
                item: subview, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
                multiplier: action.place, constant: 0
            ).isActive = true
            subview.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -action.rise).isActive = true
        }
        button.widthAnchor.constraint(equalToConstant: Self.buttonSide).isActive = true
        button.heightAnchor.constraint(equalToConstant: Self.buttonSide).isActive = true
        icons.append(icon)
    }

    /// Hides the icons.
    func hideIcons() {
        for icon in icons {
            icon.alpha = 0
            icon.transform = CGAffineTransform(scaleX: 0.25, y: 0.25)
        }
    }

    /// Animates the icons to their full size, in a number of seconds.
    func showIcons(in duration: TimeInterval) {
        UIView.animate(withDuration: duration) {
            for icon in self.icons {
                icon.alpha = 1
                icon.transform = .identity
            }
        }
    }
}
