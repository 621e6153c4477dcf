public import Foundation
import LayoutSimPlaceholders
@_exported public import Photos
public import UIKit
public import LayoutSimInertness

/// A filter for the types of assets that a picker displays.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String

    /// Images.
    public static let images = PHPickerFilter(name: "images")
    /// Videos.
    public static let videos = PHPickerFilter(name: "videos")
    /// Live Photos.
    public static let livePhotos = PHPickerFilter(name: "livePhotos")

    /// Returns a filter that matches any of several filters.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: subfilters.map(\.name).joined(separator: " "))
    }
}

/// The configuration of a photo picker.
public struct PHPickerConfiguration {
    /// The maximum number of selected assets; 0 for no limit.
    @Inert(.service, as: "PHPickerConfiguration.selectionLimit") public var selectionLimit = 1
    /// The filter; `nil` to display all assets.
    @Inert(.service, as: "PHPickerConfiguration.filter") public var filter: PHPickerFilter? = nil
    /// The preferred representation of selected assets.
    @Inert(.service, as: "PHPickerConfiguration.preferredAssetRepresentationMode") public
        var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// How the selection is displayed and handled.
    @Inert(.service, as: "PHPickerConfiguration.selection") public var selection = Selection.default
    /// The identifiers of the initially selected assets.
    @Inert(.service, as: "PHPickerConfiguration.preselectedAssetIdentifiers") public var preselectedAssetIdentifiers:
        [String] = []

    /// The preferred representation of selected assets.
    public enum AssetRepresentationMode: Int, Sendable { case automatic = 0, current, compatible }
    /// How the selection is displayed and handled.
    public enum Selection: Int, Sendable { case `default` = 0, ordered, continuous, continuousAndOrdered }

    /// Creates a configuration for a single selection.
    public init() {}
    /// Creates a configuration for a single selection.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A selected asset; there is none here.
public struct PHPickerResult: Hashable {
    /// The local identifier of the asset.
    public let assetIdentifier: String?
    /// The item provider that delivers the asset.
    public let itemProvider: NSItemProvider
}

/// A photo picker, which is displayed as a gray placeholder with its name here.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    /// The configuration of the picker.
    public let configuration: PHPickerConfiguration
    /// The delegate, which is never called here.
    open weak var delegate: (any PHPickerViewControllerDelegate)? { didSet { tellUncalled(of: delegate, by: self) } }

    /// Creates a picker.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Always `nil`, since storyboards do not contain photo pickers.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "PHPickerViewController")
    }
}

/// The methods of a photo picker's delegate.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// Tells the delegate that the user finished or canceled the selection.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
