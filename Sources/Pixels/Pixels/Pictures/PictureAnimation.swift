/// Pictures that a file has for showing one after the other, each of which changes a part of the one before.
package struct PictureAnimation: Sendable {
    /// One picture of an animation.
    package struct Frame: Sendable {
        /// What becomes of the frame's part before the next one is drawn.
        enum Disposal: Sendable {
            case keep
            /// It becomes transparent.
            case clear
            /// It becomes what it was before.
            case restore
        }

        /// The left edge in pixels of the whole picture.
        var x = 0
        /// The top edge in pixels of the whole picture.
        var y = 0
        /// The width in pixels.
        var width = 0
        /// The height in pixels.
        var height = 0
        /// How long it is shown, in milliseconds, as the file says.
        package var milliseconds = 0
        var disposal = Disposal.keep
        /// Whether the frame before is seen through it.
        var isBlended = true
        /// Decodes the frame; `nil` where nothing of it can be read.
        var decode: @Sendable () -> Bitmap? = { nil }
    }

    /// The width in pixels.
    package internal(set) var width = 0
    /// The height in pixels.
    package internal(set) var height = 0
    /// How often the frames are repeated, 0 for always; `nil` for a file that does not say so.
    package internal(set) var repetitions: Int?
    /// The frames in their order.
    package internal(set) var frames: [Frame] = []

    /// Reads the frames of an animation; `nil` for a picture without frames, and for one that cannot be read.
    package init?(_ bytes: [UInt8]) {
        let animation: PictureAnimation?
        switch PictureFormat(of: bytes) {
        case .gif: animation = try? PictureAnimation(gif: bytes)
        case .webP: animation = PictureAnimation(webP: bytes)
        default: animation = nil
        }
        guard let animation, PNGLimits.allow(width: animation.width, height: animation.height) else { return nil }
        self = animation
    }

    init() {}

    /// The first picture.
    var first: Bitmap {
        var player = AnimationPlayer(self)
        return player.picture(at: 0)
    }
}

/// Draws the frames of an animation over each other.
package struct AnimationPlayer: Sendable {
    private let animation: PictureAnimation
    /// What the frames so far show.
    private var canvas: Bitmap
    /// What is drawn on next: the canvas after the disposal of its last frame.
    private var ground: Bitmap
    private var next = 0

    /// Starts before the first frame.
    package init(_ animation: PictureAnimation) {
        self.animation = animation
        canvas = Bitmap(width: animation.width, height: animation.height, filledWith: Pixel(bits: 0))
        ground = canvas
    }

    /// Returns the picture at an index, which must be that of a frame; the next one takes least time.
    package mutating func picture(at index: Int) -> Bitmap {
        if index < next - 1 { self = AnimationPlayer(animation) }
        while next <= index {
            draw(animation.frames[next])
            next += 1
        }
        return canvas
    }

    private mutating func draw(_ frame: PictureAnimation.Frame) {
        let before = ground
        canvas = ground
        if let picture = frame.decode() { canvas.put(picture, x: frame.x, y: frame.y, isBlended: frame.isBlended) }
        switch frame.disposal {
        case .keep: ground = canvas
        case .restore: ground = before
        case .clear:
            ground = canvas
            ground.clear(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        }
    }
}

extension Bitmap {
    /// Makes a part transparent; what lies outside is left out.
    fileprivate mutating func clear(x: Int, y: Int, width: Int, height: Int) {
        let whole = self.width
        let (columns, rows) = (max(0, min(width, whole - x)), max(0, min(height, self.height - y)))
        changePixels { span in
            for row in 0..<rows {
                for column in 0..<columns { span[(y + row) * whole + x + column] = Pixel(bits: 0) }
            }
        }
    }

    /// Puts another picture over this one, which is seen through it where `isBlended`; what lies outside is left out.
    fileprivate mutating func put(_ picture: Bitmap, x: Int, y: Int, isBlended: Bool) {
        guard isBlended else { return put(picture, x: x, y: y) }
        let (width, height) = (width, height)
        changePixels { span in
            for row in 0..<max(0, min(picture.height, height - y)) {
                for column in 0..<max(0, min(picture.width, width - x)) {
                    let place = (y + row) * width + x + column
                    span[place] = picture.pixels[row * picture.width + column].over(span[place])
                }
            }
        }
    }
}

extension Pixel {
    fileprivate func over(_ below: Pixel) -> Pixel {
        if alpha == 255 { return self }
        if alpha == 0 { return below }
        let rest = 255 - Int(alpha)
        func sum(_ own: UInt8, _ other: UInt8) -> UInt8 { UInt8(min(255, Int(own) + (Int(other) * rest + 127) / 255)) }
        return Pixel(
            alpha: sum(alpha, below.alpha), red: sum(red, below.red), green: sum(green, below.green),
            blue: sum(blue, below.blue))
    }
}
