import PhotoData
import UIKit

@testable import PhotoPages

/// A screen with the texts about a photo at its top.
final class InfoHost: UIViewController {
    let info = InfoView.make()
    private let photo: Photo
    private let width: CGFloat

    init(_ photo: Photo, width: CGFloat) {
        (self.photo, self.width) = (photo, width)
        super.init(nibName: nil, bundle: nil)
        overrideUserInterfaceStyle = .dark
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0.333, alpha: 1)
        info.show(photo)
        info.frame = CGRect(x: 0, y: 20, width: width, height: 250)
        view.addSubview(info)
    }

    /// The frames of the parts, in coordinates of the info view.
    var frames: [CGRect] {
        info.layoutIfNeeded()
        return info.subviews.flatMap { part in
            [part.frame] + (part is UITextView ? [] : part.subviews.map { $0.convert($0.bounds, to: info) })
        }
    }
}

extension Photo {
    static func sample(
        username: String = "ada", fullname: String = "Ada Marsh", description: String = sampleText
    ) -> Photo {
        Photo(
            name: "Low tide at the old pier", user: User(username: username, fullname: fullname),
            description: description, commentsCount: 999_123, votesCount: 999_400, timesViewed: 999_001)
    }

    static let sampleText = """
        Taken from the pier at six in the morning, with a tripod that has seen better days. The water was lower than in \
        any other year that people here remember, and for an hour one could walk to the lighthouse on the sand.

        Two minutes of light, a gray filter, and patience.
        """
}
