/// What is known of a picture of any format without decoding it.
package struct PictureHeader: Hashable, Sendable {
    /// The format of the file.
    package var format: PictureFormat
    /// The width of the pixels in the file.
    package var width: Int
    /// The height of the pixels in the file.
    package var height: Int
    /// How the pixels are turned to be shown.
    package var orientation = PictureOrientation.up

    /// Reads the header; throws for bytes without one, for formats without a reader, and for sizes that are not
    /// allowed.
    package init(of bytes: [UInt8], file: String) throws(PictureError) {
        do throws(PictureError.Reason) { try self.init(bytes) } catch { throw PictureError(file: file, reason: error) }
    }

    init(format: PictureFormat, width: Int, height: Int, orientation: PictureOrientation = .up) {
        self.format = format
        self.width = width
        self.height = height
        self.orientation = orientation
    }

    private init(_ bytes: [UInt8]) throws(PictureError.Reason) {
        switch PictureFormat(of: bytes) {
        case .png:
            do throws(PNGError) {
                let header = try PNGHeader(of: bytes, file: "")
                self.init(format: .png, width: header.width, height: header.height)
            } catch { throw .png(error.reason) }
        case .jpeg: try self.init(jpeg: bytes)
        case .gif: try self.init(gif: bytes)
        case .webP: try self.init(webP: bytes)
        case let format?: throw .noReader(format)
        case nil:
            guard let reason = PNGHeader.reasonToRefuse(bytes), reason != .notPNG else { throw .unknownFormat }
            throw .png(reason)
        }
        guard PNGLimits.allow(width: width, height: height) else { throw .size(format, width: width, height: height) }
    }
}

extension Bitmap {
    /// Decodes a picture of any format, the first one of an animation; errors name `file`.
    ///
    /// Colors are taken as sRGB: profiles and gamma are not applied. The pixels are as the file has them, unless
    /// `isUpright` turns them as the file says.
    package init(picture bytes: [UInt8], file: String, isUpright: Bool = true) throws(PictureError) {
        if case .png? = PictureFormat(of: bytes) {
            // Some programs append data after the end of a PNG, which its header refuses.
            do throws(PNGError) { self = try Bitmap(png: bytes, file: file) } catch {
                throw PictureError(file: file, reason: .png(error.reason))
            }
            return
        }
        let header = try PictureHeader(of: bytes, file: file)
        do throws(PictureError.Reason) {
            let stored: Bitmap
            switch header.format {
            case .jpeg: stored = try Bitmap(jpeg: bytes, header)
            case .gif: stored = try PictureAnimation(gif: bytes).first
            case .webP: stored = try Bitmap(webP: bytes, header)
            default: throw .noReader(header.format)
            }
            self = isUpright ? stored.turned(header.orientation) : stored
        } catch {
            throw PictureError(file: file, reason: error)
        }
    }
}
