public import Foundation
public import LayoutSimInertness

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
    open override weak var delegate: (any UINavigationControllerDelegate)? {
        didSet { tellUncalled(of: delegate as? any UIImagePickerControllerDelegate, by: self) }
    }
    /// The source of photos, which is stored only; one that is not available raises an exception.
    @Inert(.service) open var sourceType: SourceType = .photoLibrary {
        willSet { checkSource(newValue) }
    }
    /// The types of media that the user can choose; stored only.
    @Inert(.service) open var mediaTypes: [String] = ["public.image"]
    /// Whether the user can edit what was chosen; stored only.
    @Inert(.service) open var allowsEditing = false
    /// The format in which photos are exported; stored only.
    @Inert(.service) open var imageExportPreset: ImageURLExportPreset = .compatible
    /// The longest duration of a video in seconds; 600 by default, and stored only.
    @Inert(.service) open var videoMaximumDuration: TimeInterval = 600
    /// The quality of videos; stored only.
    @Inert(.service) open var videoQuality: QualityType = .typeMedium
    /// The preset with which videos are exported; stored only.
    @Inert(.service) open var videoExportPreset = ""
    /// Whether the camera shows its controls; stored only.
    @Inert(.service) open var showsCameraControls = true { willSet { checkCamera() } }
    /// The view over the camera preview; stored only.
    @Inert(.service) open var cameraOverlayView: UIView? = nil { willSet { checkCamera() } }
    /// The transform of the camera preview.
    @Inert(.service) open var cameraViewTransform = CGAffineTransform.identity
    /// Whether the camera takes photos or videos; stored only.
    @Inert(.service) open var cameraCaptureMode: CameraCaptureMode = .photo
    /// The camera to use; stored only.
    @Inert(.service) open var cameraDevice: CameraDevice = .rear
    /// Whether the camera's flash is used; stored only.
    @Inert(.service) open var cameraFlashMode: CameraFlashMode = .auto
    /// Takes a photo; does nothing here.
    open func takePicture() { inert(.service, self) }
    /// Starts to record a video; always `false` here.
    open func startVideoCapture() -> Bool {
        inert(.service, self)
        return false
    }
    /// Stops recording a video; does nothing here.
    open func stopVideoCapture() { inert(.service, self) }
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

// What the controller refuses, in UIKit's words (Docs/refusals.md).
extension UIImagePickerController {
    private func checkSource(_ source: SourceType) {
        guard !Self.isSourceTypeAvailable(source) else { return }
        raiseInvalidArgument("Source type \(source.rawValue) not available")
    }

    private func checkCamera() {
        guard sourceType != .camera else { return }
        raiseInvalidArgument("Source type must be UIImagePickerControllerSourceTypeCamera")
    }
}
