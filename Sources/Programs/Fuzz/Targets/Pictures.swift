import LayoutSimPixels

extension FuzzTarget {
    static let jpeg = FuzzTarget(
        name: "jpeg", seeds: PictureSeed.jpegs + PictureSeed.madeJPEGs,
        dictionary: ["Exif", "JFIF", "Adobe", "II", "MM"], read: { try PictureSeed.read($0, as: .jpeg) })

    static let gif = FuzzTarget(
        name: "gif", seeds: PictureSeed.gifs, dictionary: ["GIF87a", "GIF89a", "NETSCAPE2.0"],
        read: { try PictureSeed.read($0, as: .gif) })

    static let webP = FuzzTarget(
        name: "webp", seeds: PictureSeed.webPs,
        dictionary: ["RIFF", "WEBP", "VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "EXIF"],
        read: { try PictureSeed.read($0, as: .webP) })
}

extension PictureSeed {
    /// The pixels above which a picture is not decoded, since a forged size would make a run wait for empty pictures.
    private static let mostPixels = 1 << 20

    /// Reads a picture and the frames of an animation; traps where they contradict the header.
    static func read(_ bytes: [UInt8], as format: PictureFormat) throws {
        let header = try PictureHeader(of: bytes, file: "fuzz")
        guard header.format == format, header.width * header.height <= mostPixels else { return }
        let stored = try Bitmap(picture: bytes, file: "fuzz", isUpright: false)
        precondition(
            stored.width == header.width && stored.height == header.height,
            "the header has another size than the picture")
        let upright = try Bitmap(picture: bytes, file: "fuzz")
        precondition(upright == stored.turned(header.orientation), "a picture is read as two")
        if format == .jpeg {
            precondition(stored.isOpaque, "a JPEG is transparent")
            let written = try upright.jpegData(quality: 0.5, file: "fuzz")
            let again = try Bitmap(picture: written, file: "fuzz")
            precondition(
                again.width == upright.width && again.height == upright.height, "what was written has another size")
        }
        guard let animation = PictureAnimation(bytes), animation.width * animation.height <= 10_000 else { return }
        var player = AnimationPlayer(animation)
        for index in animation.frames.indices.prefix(20) {
            let frame = player.picture(at: index)
            precondition(frame.width == header.width && frame.height == header.height, "a frame has another size")
            precondition(index > 0 || frame == stored, "the first frame is not the picture")
            precondition(
                frame.pixels.allSatisfy { max($0.red, $0.green, $0.blue) <= $0.alpha },
                "a color is brighter than its alpha")
        }
    }
}
