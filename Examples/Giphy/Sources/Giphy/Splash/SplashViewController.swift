import UIKit

/// The screen shown while the app decides where to begin; it looks like the launch screen.
///
/// Launch images are shown before any code of the app runs, so the decision cannot be made while they are visible.
package final class SplashViewController: UIViewController {
    /// Called each time the screen has appeared.
    package var didAppear: (() -> Void)?

    package override func loadView() {
        let mark = UIImageView(image: UIImage(named: "Mark", in: .module, compatibleWith: nil))
        let name = UILabel()
        name.text = "Moving Pictures"
        name.font = .systemFont(ofSize: 24, weight: .bold)
        name.textColor = .white
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .giphyBlack
        for part in [mark, name] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            mark.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -24),
            mark.widthAnchor.constraint(equalToConstant: 96),
            mark.heightAnchor.constraint(equalToConstant: 96),
            name.topAnchor.constraint(equalTo: mark.bottomAnchor, constant: 16),
        ])
        self.view = view
    }

    package override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didAppear?()
    }
}
