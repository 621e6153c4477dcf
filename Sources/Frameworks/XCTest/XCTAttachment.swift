public import Foundation
public import UIKit

/// Data, a file or an image that a test attaches to its results (Apple, *XCTAttachment*).
open class XCTAttachment: NSObject {
    /// The lifetime of an attachment.
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

    /// The quality of an image attachment.
    public enum ImageQuality: Int, Sendable { case original, medium, low }

    /// The uniform type identifier of the data, such as `public.data`.
    open var uniformTypeIdentifier: String { kind }
    /// The name of the attachment.
    open var name: String?
    /// Additional information about the attachment.
    open var userInfo: [AnyHashable: Any]?
    /// The lifetime; by default, the attachment is deleted if the test succeeds.
    open var lifetime: Lifetime = .deleteOnSuccess

    private let kind: String

    /// Creates an attachment from data with a type and a name.
    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        kind = identifier ?? "public.data"
        self.name = name
        self.userInfo = userInfo
    }

    /// Creates an attachment from data.
    public convenience init(data payload: Data) {
        self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
    }

    /// Creates an attachment from data with a type.
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    }

    /// Creates an attachment from a string.
    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }

    /// Creates an attachment from an object that can be archived.
    public convenience init(archivableObject object: any NSSecureCoding) {
        self.init(uniformTypeIdentifier: nil, name: nil, payload: nil)
    }

    /// Creates an attachment from a property list.
    public convenience init(plistObject object: Any) {
        self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: nil)
    }

    /// Creates an attachment from a file.
    public convenience init(contentsOfFile url: URL) {
        self.init(uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: nil)
    }

    /// Creates an attachment from a file with a type.
    public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: url.lastPathComponent, payload: nil)
    }

    /// Creates an attachment from a folder.
    public convenience init(compressedContentsOfDirectory url: URL) {
        self.init(uniformTypeIdentifier: "public.zip-archive", name: url.lastPathComponent, payload: nil)
    }

    /// Creates an attachment from an image.
    public convenience init(image: UIImage) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: nil)
    }

    /// Creates an attachment from an image; the quality is ignored.
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
}
