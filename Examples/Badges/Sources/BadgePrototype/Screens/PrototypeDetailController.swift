import UIKit

/// A badge: its title, its picture and its text below each other.
package final class PrototypeDetailController: UIViewController {
    package var badge: PrototypeBadge? {
        didSet { if isViewLoaded { show() } }
    }

    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var pictureView: UIImageView!
    @IBOutlet private var textLabel: UILabel!

    /// The screen, for apps that present it their own way.
    package static func make() -> PrototypeDetailController? {
        UIStoryboard(name: "Prototype", bundle: .module).instantiateViewController(withIdentifier: "Detail")
            as? PrototypeDetailController
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    private func show() {
        titleLabel.text = badge?.title
        pictureView.image = badge?.picture
        textLabel.text = badge?.text
    }
}
