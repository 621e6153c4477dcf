public import Foundation

/// A view controller that offers activities for items.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// A former closure for the end of sharing, called with the activity and whether it was completed.
    public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
    /// A closure for the end of sharing, called with the activity, whether it was completed, its items and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
    let activityItems: [Any]
    /// The former handler for the end of sharing; never called here.
    open var completionHandler: CompletionHandler?
    /// The handler for the end of sharing; never called here, since nothing is shared.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// The types of activities that are not offered; stored only.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Whether an activity can be shown above the others; stored only.
    open var allowsProminentActivity = true

    /// Creates a view controller for items; the app's own activities are ignored here.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        activityItems = []
        super.init(coder: coder)
    }
}

/// An activity that an activity view controller offers.
@preconcurrency @MainActor open class UIActivity: NSObject {
    /// Whether an activity acts on the items or shares them.
    public enum Category: Int, Sendable { case action = 0, share }
    /// The type of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type from its identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Assigns an image to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Saves an image to the photo library.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Adds a URL to Safari's reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Sends the items through AirDrop.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Opens the item in Books.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Marks the item up as a PDF.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Shares the items over SharePlay.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        /// Adds a web page to the Home Screen.
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
        /// Invites to a collaboration with a link.
        public static let collaborationInviteWithLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// Copies the link of a collaboration.
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    }
    @preconcurrency @MainActor public override init() { super.init() }
    /// Whether the activity acts on the items or shares them; an action unless overridden.
    open class var activityCategory: Category { .action }
    /// The type of the activity; `nil` unless overridden.
    open var activityType: ActivityType? { nil }
    /// The title of the activity; `nil` unless overridden.
    open var activityTitle: String? { nil }
    /// The image of the activity; `nil` unless overridden.
    open var activityImage: UIImage? { nil }
    /// The view controller that the activity shows; `nil` unless overridden.
    open var activityViewController: UIViewController? { nil }
    /// Returns whether the activity can act on items; `false` unless overridden, and never called here.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Gives the activity its items; never called here.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Performs the activity; unless overridden it ends at once.
    open func perform() { activityDidFinish(true) }
    /// Ends the activity with whether it was completed; does nothing here.
    open func activityDidFinish(_ completed: Bool) {}
}

/// An object that provides an item to share when it is asked for; never asked here.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns a placeholder of the type of the item.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item to share with an activity, or `nil` for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject for activities that have one, such as mail; empty by default.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns the type identifier of the item; empty by default.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
    /// Returns a thumbnail of the item in a size in points, or `nil` for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage?
}

extension UIActivityItemSource {
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}

/// A controller for taking photos and choosing them from the library.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
    /// The source of photos.
    public enum SourceType: Int, Sendable { case photoLibrary = 0, camera, savedPhotosAlbum }
    /// The quality of a video.
    public enum QualityType: Int, Sendable {
        case typeHigh = 0, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }
    /// Whether the camera takes photos or videos.
    public enum CameraCaptureMode: Int, Sendable { case photo = 0, video }
    /// The camera to use.
    public enum CameraDevice: Int, Sendable { case rear = 0, front }
    /// Whether the camera's flash is used.
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto = 0, on = 1 }
    /// Whether photos are exported in a compatible format or as they are.
    public enum ImageURLExportPreset: Int, Sendable { case compatible = 0, current }
    /// The keys of what the user has chosen.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The type of the media, as a uniform type identifier.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The original image.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The image that the user has edited.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The rectangle to which the user has cropped the image.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of the video.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The former URL of the media in the photo library.
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        /// The metadata of a photo that was taken.
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        /// The Live Photo.
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        /// The asset in the photo library.
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// The URL of the image.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
    /// Returns whether a source is available, which is each but the camera here.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Returns the types of media of a source; only images here.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
    /// Returns whether a camera is available; always `false` here.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Returns whether a camera has a flash; always `false` here.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// The source of photos; stored only.
    open var sourceType: SourceType = .photoLibrary
    /// The types of media that the user can choose; stored only.
    open var mediaTypes: [String] = ["public.image"]
    /// Whether the user can edit what was chosen; stored only.
    open var allowsEditing = false
    /// The format in which photos are exported; stored only.
    open var imageExportPreset: ImageURLExportPreset = .compatible
    /// The longest duration of a video in seconds; 600 by default, and stored only.
    open var videoMaximumDuration: TimeInterval = 600
    /// The quality of videos; stored only.
    open var videoQuality: QualityType = .typeMedium
    /// The preset with which videos are exported; stored only.
    open var videoExportPreset = ""
    /// Whether the camera shows its controls; stored only.
    open var showsCameraControls = true
    /// The view over the camera preview; stored only.
    open var cameraOverlayView: UIView?
    /// The transform of the camera preview.
    open var cameraViewTransform = CGAffineTransform.identity
    /// Whether the camera takes photos or videos; stored only.
    open var cameraCaptureMode: CameraCaptureMode = .photo
    /// The camera to use; stored only.
    open var cameraDevice: CameraDevice = .rear
    /// Whether the camera's flash is used; stored only.
    open var cameraFlashMode: CameraFlashMode = .auto
    /// Takes a photo; does nothing here.
    open func takePicture() {}
    /// Starts to record a video; always `false` here.
    open func startVideoCapture() -> Bool { false }
    /// Stops recording a video; does nothing here.
    open func stopVideoCapture() {}
}

/// The methods for responding to an image picker; never called here.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user chose media.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Tells the delegate that the user canceled.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// The mode of a document picker.
public enum UIDocumentPickerMode: UInt, Sendable { case `import` = 0, open, exportToService, moveToService }

/// A view controller for choosing documents.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
    /// The delegate; never called here.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// What the picker does with documents; stored only.
    open var documentPickerMode: UIDocumentPickerMode = .import
    /// Whether the user can choose several documents; stored only.
    open var allowsMultipleSelection = false
    /// Whether names are shown with their extensions; stored only.
    open var shouldShowFileExtensions = false
    /// The directory that is shown first; stored only.
    open var directoryURL: URL?
    /// Creates a picker with a mode; the types are ignored here.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker for opening documents; the types are ignored here.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker for exporting documents; they are ignored here.
    public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
    /// Creates a picker for exporting a document; the document and the mode are ignored here.
    public init(url: URL, in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }
    /// Creates a picker for exporting documents; they and the mode are ignored here.
    public init(urls: [URL], in mode: UIDocumentPickerMode) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The methods for responding to a document picker; never called here.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Tells the delegate that the user chose documents.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Tells the delegate that the user canceled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// Tells the delegate that the user chose a document.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
extension URL {
    /// Returns `true`, since there is no sandbox here.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    /// Does nothing here, since there is no sandbox.
    public func stopAccessingSecurityScopedResource() {}
}

/// The host context of an app extension.
open class NSExtensionContext: NSObject {
    /// The items from the host; always empty here.
    open var inputItems: [Any] { [] }
    /// Ends the request and returns items to the host; calls the handler with `true` here.
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
        completionHandler?(true)
    }
    /// Ends the request with an error; does nothing here.
    open func cancelRequest(withError error: any Error) {}
    /// Opens a URL; calls the handler with `false` here, since there is no host.
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
