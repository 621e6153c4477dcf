import Foundation
import LayoutSimInertness

/// The content that a view shows in the large content viewer.
struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
    /// Whether the large content viewer shows the view's content; `false` by default.
    public var showsLargeContentViewer: Bool {
        get { state.seldom?.largeContent.isShown ?? false }
        set { state.ownSeldom.largeContent.isShown = newValue }
    }
    /// The title in the large content viewer; by default that of a label or button.
    public var largeContentTitle: String? {
        get { state.seldom?.largeContent.title ?? ownLargeContent.title }
        set { state.ownSeldom.largeContent.title = newValue }
    }
    /// The image in the large content viewer; by default that of an image view or button.
    public var largeContentImage: UIImage? {
        get { state.seldom?.largeContent.image ?? ownLargeContent.image }
        set { state.ownSeldom.largeContent.image = newValue }
    }
    /// Whether the image scales to the size of the large content viewer; stored only.
    public var scalesLargeContentImage: Bool {
        get { state.seldom?.largeContent.scalesImage ?? false }
        set {
            inert(.looks, self, from: scalesLargeContentImage, to: newValue)
            state.ownSeldom.largeContent.scalesImage = newValue
        }
    }
    /// The insets of the image in the large content viewer, in points.
    public var largeContentImageInsets: UIEdgeInsets {
        get { state.seldom?.largeContent.insets ?? .zero }
        set { state.ownSeldom.largeContent.insets = newValue }
    }
}

extension UIView {
    /// The default large content of UIKit's view classes.
    private var ownLargeContent: (title: String?, image: UIImage?) {
        switch self {
        case let label as UILabel: (label.text, nil)
        case let button as UIButton: (button.configuration?.title ?? button.currentTitle, button.currentImage)
        case let picture as UIImageView: (nil, picture.image)
        default: (nil, nil)
        }
    }
}
