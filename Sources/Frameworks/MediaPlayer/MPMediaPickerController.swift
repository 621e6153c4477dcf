public import Foundation
import LayoutSimPlaceholders
public import UIKit

/// A picker of the user's music, which is displayed as a gray placeholder with its name here, since there is none.
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
    /// The kinds of media that are offered.
    public let mediaTypes: MPMediaType
    /// Whether several items can be picked.
    open var allowsPickingMultipleItems = false
    /// Whether items are offered that are not on the device.
    open var showsCloudItems = true
    /// Whether items are offered that only other apps of Apple's play.
    open var showsItemsWithProtectedAssets = true
    /// The text above the list.
    open var prompt: String?
    /// The delegate.
    open weak var delegate: (any MPMediaPickerControllerDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }

    /// Creates a picker of some kinds of media.
    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker of all kinds of media.
    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "MPMediaPickerController")
    }
}

/// What a picker of music tells.
@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    /// Tells the delegate what was picked; never called here.
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    /// Tells the delegate that nothing was picked; never called here.
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    /// Does nothing.
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    /// Does nothing.
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
