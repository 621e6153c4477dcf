import UIKit

/// The screen during the launch, with a spinner and a message.
final class WaitingViewController: UIViewController {
    private let isForPictures: Bool
    private let wheel = UIActivityIndicatorView(style: .large)
    private let textLabel = UILabel()

    init(isForPictures: Bool) {
        self.isForPictures = isForPictures
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .lightGray
        wheel.color = .white
        wheel.startAnimating()
        textLabel.text = "Right now we are fetching images from S3 using a 30 second timeout..."
        textLabel.font = AppFont.medium.size(18)
        textLabel.textColor = .white
        textLabel.textAlignment = .center
        textLabel.numberOfLines = 0
        textLabel.isHidden = !isForPictures
        addSubviews()
    }

    private func addSubviews() {
        for subview in [wheel, textLabel] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
            subview.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            wheel.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            textLabel.widthAnchor.constraint(equalToConstant: 240),
            textLabel.heightAnchor.constraint(equalToConstant: 80),
            NSLayoutConstraint(
                item: textLabel, attribute: .centerY, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
                attribute: .centerY, multiplier: 0.6, constant: 0),
        ])
    }
}
