/// The format of a picture's file, which its first bytes tell.
package enum PictureFormat: String, Sendable, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webP = "WebP"
    case heic = "HEIC"
    case avif = "AVIF"
    case tiff = "TIFF"
    case bmp = "BMP"

    /// Reads the signature of a file; `nil` for any other bytes, such as those of a vector picture.
    package init?(of bytes: [UInt8]) {
        func has(_ text: String, at start: Int = 0) -> Bool { bytes.dropFirst(start).starts(with: text.utf8) }
        if bytes.starts(with: PNGHeader.signature) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if has("GIF87a") || has("GIF89a") {
            self = .gif
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webP
        } else if has("ftyp", at: 4) {
            // Brands of the registry of ISO base media files, mp4ra.org.
            if has("avi", at: 8) {
                self = .avif
            } else if ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"].contains(where: { has($0, at: 8) }) {
                self = .heic
            } else {
                return nil
            }
        } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
            self = .tiff
        } else if has("BM"), bytes.count > 14, bytes[6..<10].allSatisfy({ $0 == 0 }) {
            self = .bmp
        } else {
            return nil
        }
    }

    /// Whether there is a reader of the format.
    package var isRead: Bool { [.png, .jpeg, .gif, .webP].contains(self) }

    /// Apple's uniform type identifier of the format.
    package var typeIdentifier: String {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .gif: "com.compuserve.gif"
        case .webP: "org.webmproject.webp"
        case .heic: "public.heic"
        case .avif: "public.avif"
        case .tiff: "public.tiff"
        case .bmp: "com.microsoft.bmp"
        }
    }
}
