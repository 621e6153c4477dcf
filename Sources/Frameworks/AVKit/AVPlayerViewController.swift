@_exported public import AVFoundation
public import Foundation
import LayoutSimPlaceholders
public import UIKit
public import LayoutSimInertness

/// A view controller that plays video with controls; here a gray area labeled with the name of the class.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    /// The player.
    @Inert(.service) open var player: AVPlayer? = nil
    /// The delegate; never called here.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether to show playback controls.
    @Inert(.service) open var showsPlaybackControls = true
    /// How the video fills the view.
    @Inert(.service) open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether to enter full screen when playback begins.
    @Inert(.service) open var entersFullScreenWhenPlaybackBegins = false
    /// Whether to exit full screen when playback ends.
    @Inert(.service) open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether Picture in Picture playback is allowed.
    @Inert(.service) open var allowsPictureInPicturePlayback = true
    /// Whether to update the Now Playing info center.
    @Inert(.service) open var updatesNowPlayingInfoCenter = true
    /// The view between the video and the controls.
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

/// The delegate of a player view controller; never called here.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
