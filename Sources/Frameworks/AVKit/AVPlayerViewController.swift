@_exported public import AVFoundation
public import Foundation
import LayoutSimPlaceholders
public import UIKit

/// A film with its controls: here a gray area with its name.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    /// What plays.
    open var player: AVPlayer?
    /// What hears of it; it hears nothing.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether there are controls.
    open var showsPlaybackControls = true
    /// How the film fills the view.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether it fills the screen when it begins.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether it leaves the whole screen when it ends.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether a small picture may stay.
    open var allowsPictureInPicturePlayback = true
    /// Whether the lock screen tells of it.
    open var updatesNowPlayingInfoCenter = true
    /// What lies between film and controls.
    open private(set) lazy var contentOverlayView: UIView? = UIView()

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "AVPlayerViewController")
        guard let contentOverlayView else { return }
        contentOverlayView.frame = view.bounds
        contentOverlayView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(contentOverlayView)
    }
}

/// What hears of a film; it hears nothing.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
