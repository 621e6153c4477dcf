public import Foundation
public import UIKit

/// Data, a file or a picture that a test leaves behind (Apple, *XCTAttachment*).
open class XCTAttachment: NSObject {
    /// When an attachment is kept.
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

    /// How well a picture is kept.
    public enum ImageQuality: Int, Sendable { case original, medium, low }

    /// What kind of data it is, such as `public.data`.
    open var uniformTypeIdentifier: String { kind }
    /// What it is called.
    open var name: String?
    /// What else is said of it.
    open var userInfo: [AnyHashable: Any]?
    /// When it is kept, by default where the test fails.
    open var lifetime: Lifetime = .deleteOnSuccess

    private let kind: String

    /// Data of a kind, with a name.
    public init(
        uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
    ) {
        kind = identifier ?? "public.data"
        self.name = name
        self.userInfo = userInfo
    }

    /// Data.
    public convenience init(data payload: Data) {
        self.init(uniformTypeIdentifier: nil, name: nil, payload: payload)
    }

    /// Data of a kind.
    public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
    }

    /// A text.
    public convenience init(string: String) {
        self.init(uniformTypeIdentifier: "public.plain-text", name: nil, payload: Data(string.utf8))
    }

    /// An object that can be archived.
    public convenience init(archivableObject object: any NSSecureCoding) {
        self.init(uniformTypeIdentifier: nil, name: nil, payload: nil)
    }

    /// A property list.
    public convenience init(plistObject object: Any) {
        self.init(uniformTypeIdentifier: "com.apple.property-list", name: nil, payload: nil)
    }

    /// A file.
    public convenience init(contentsOfFile url: URL) {
        self.init(uniformTypeIdentifier: nil, name: url.lastPathComponent, payload: nil)
    }

    /// A file of a kind.
    public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
        self.init(uniformTypeIdentifier: identifier, name: url.lastPathComponent, payload: nil)
    }

    /// A folder.
    public convenience init(compressedContentsOfDirectory url: URL) {
        self.init(uniformTypeIdentifier: "public.zip-archive", name: url.lastPathComponent, payload: nil)
    }

    /// A picture.
    public convenience init(image: UIImage) {
        self.init(uniformTypeIdentifier: "public.png", name: nil, payload: nil)
    }

    /// A picture of a quality.
    public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }
}
