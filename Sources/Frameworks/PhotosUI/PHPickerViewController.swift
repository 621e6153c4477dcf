public import Foundation
import LayoutSimPlaceholders
@_exported public import Photos
public import UIKit

/// Which pictures are shown to choose from.
public struct PHPickerFilter: Hashable, Sendable {
    private let name: String

    /// Pictures.
    public static let images = PHPickerFilter(name: "images")
    /// Films.
    public static let videos = PHPickerFilter(name: "videos")
    /// Pictures that move.
    public static let livePhotos = PHPickerFilter(name: "livePhotos")

    /// Any of several.
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: subfilters.map(\.name).joined(separator: " "))
    }
}

/// How pictures are chosen.
public struct PHPickerConfiguration {
    /// How many at most, 0 for all.
    public var selectionLimit = 1
    /// Which are shown.
    public var filter: PHPickerFilter?
    /// In which form pictures are handed over.
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    /// How those that are chosen are shown.
    public var selection = Selection.default
    /// Those that are chosen from the start, by their names.
    public var preselectedAssetIdentifiers: [String] = []

    /// In which form pictures are handed over.
    public enum AssetRepresentationMode: Int, Sendable { case automatic = 0, current, compatible }
    /// How pictures that are chosen are shown.
    public enum Selection: Int, Sendable { case `default` = 0, ordered, continuous, continuousAndOrdered }

    /// Creates a choice of one.
    public init() {}
    /// Creates a choice of one.
    public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that was chosen; none is.
public struct PHPickerResult: Hashable {
    /// Its name.
    public let assetIdentifier: String?
    /// What hands over the picture.
    public let itemProvider: NSItemProvider
}

/// A choice of pictures: here a gray area with its name.
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
    /// How pictures are chosen.
    public let configuration: PHPickerConfiguration
    /// What hears of the choice; it hears nothing.
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    /// Creates a choice.
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// Such choices are not in storyboards.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "PHPickerViewController")
    }
}

/// What hears of a choice.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
    /// The user chose, or left.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
