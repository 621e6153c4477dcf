import PhotoData
import UIKit

/// The texts about a photo, loaded from the xib with the same name.
final class InfoView: UIView {
    @IBOutlet private var titleLabel: UILabel?
    @IBOutlet private var userLabel: UILabel?
    @IBOutlet private var viewsLabel: UILabel?
    @IBOutlet private var likesLabel: UILabel?
    @IBOutlet private var commentsLabel: UILabel?
    @IBOutlet private var descriptionView: UITextView?

    /// Creates a view from the xib.
    static func make() -> InfoView {
        let objects = UINib(nibName: "InfoView", bundle: .module).instantiate(withOwner: nil)
        return objects.lazy.compactMap { $0 as? InfoView }.first ?? InfoView()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        titleLabel?.font = .futura(19)
        userLabel?.font = .futura(15)
    }

    func show(_ photo: Photo) {
        titleLabel?.text = photo.name
        userLabel?.text = "\(photo.user.username) (\(photo.user.fullname))"
        viewsLabel?.text = ShortNumber(photo.timesViewed).description
        likesLabel?.text = ShortNumber(photo.votesCount).description
        commentsLabel?.text = ShortNumber(photo.commentsCount).description
        descriptionView?.text = photo.description.isEmpty ? "No Description" : photo.description
        descriptionView?.contentOffset = .zero
    }
}

extension UIFont {
    /// Returns Futura, or the system font if it is missing; the size is in points.
    static func futura(_ size: CGFloat) -> UIFont {
        UIFont(name: "Futura-Medium", size: size) ?? .systemFont(ofSize: size, weight: .medium)
    }
}
