import UIKit

/// The title, picture and text of a badge in one column.
package final class PrototypeDetailController: UIViewController {
    package var badge: PrototypeBadge? {
        didSet { if isViewLoaded { show() } }
    }

    @IBOutlet private var titleLabel: UILabel!
    @IBOutlet private var pictureView: UIImageView!
    @IBOutlet private var textLabel: UILabel!

    /// Creates the screen, for apps that present it their own way.
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
