extension PictureHeader {
    /// Reads the size of a GIF's logical screen; that of the first picture where it is empty.
    init(gif bytes: [UInt8]) throws(PictureError.Reason) {
        let animation = try PictureAnimation(gif: bytes)
        self.init(format: .gif, width: animation.width, height: animation.height)
    }
}

extension PictureAnimation {
    /// Reads the frames of a GIF (Graphics Interchange Format, version 89a); those after damage are left out.
    init(gif bytes: [UInt8]) throws(PictureError.Reason) {
        var reader = GIFReader(bytes)
        self = try reader.animation()
    }
}

/// Walks through the blocks of a GIF.
private struct GIFReader {
    private let bytes: [UInt8]
    private var place = 6
    private var colors: Range<Int> = 0..<0
    /// What the graphic control extension says of the next picture.
    private var control = PictureAnimation.Frame()
    private var transparent: UInt8?

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func animation() throws(PictureError.Reason) -> PictureAnimation {
        var animation = PictureAnimation()
        guard let width = number(), let height = number(), let flags = byte() else { throw .truncated(.gif) }
        (animation.width, animation.height) = (width, height)
        place += 2
        colors = colorTable(flags)
        readBlocks(into: &animation)
        guard let first = animation.frames.first else {
            let isEmpty = width == 0 || height == 0
            throw isEmpty || PNGLimits.allow(width: width, height: height)
                ? .truncated(.gif) : .size(.gif, width: width, height: height)
        }
        if width == 0 || height == 0 {
            (animation.width, animation.height) = (first.x + first.width, first.y + first.height)
        }
        return animation
    }

    private mutating func readBlocks(into animation: inout PictureAnimation) {
        while let kind = byte() {
            switch kind {
            case 0x21: readExtension(into: &animation)
            case 0x2C:
                guard let frame = frame() else { return }
                animation.frames.append(frame)
            // The specification allows neither, and decoders pass over zeros.
            case 0: continue
            default: return
            }
        }
    }

    private mutating func readExtension(into animation: inout PictureAnimation) {
        let label = byte()
        let start = place
        let size = byte().map(Int.init) ?? 0
        let block = bytes.dropFirst(start + 1).prefix(size)
        if label == 0xF9, block.count >= 4 {
            let values = Array(block)
            control.milliseconds = 10 * (Int(values[1]) | Int(values[2]) << 8)
            control.disposal = [2: .clear, 3: .restore][values[0] >> 2 & 7] ?? .keep
            transparent = values[0] & 1 == 1 ? values[3] : nil
        } else if label == 0xFF, block.elementsEqual("NETSCAPE2.0".utf8) {
            let loop = Array(bytes.dropFirst(start + 12).prefix(4))
            if loop.count == 4, loop[0] >= 3, loop[1] == 1 {
                animation.repetitions = Int(loop[2]) | Int(loop[3]) << 8
            }
        }
        place = start
        skipBlocks()
    }

    private mutating func frame() -> PictureAnimation.Frame? {
        var frame = control
        let mask = transparent
        (control, transparent) = (PictureAnimation.Frame(), nil)
        guard let x = number(), let y = number(), let width = number(), let height = number(), let flags = byte()
        else { return nil }
        (frame.x, frame.y, frame.width, frame.height) = (x, y, width, height)
        let own = colorTable(flags)
        guard let codeSize = byte(), PNGLimits.allow(width: width, height: height) else { return nil }
        let picture = GIFPicture(
            width: width, height: height, colors: own.isEmpty ? colors : own, transparent: mask,
            isInterlaced: flags & 0x40 != 0, codeSize: Int(codeSize), data: place)
        frame.decode = { [bytes] in picture.bitmap(of: bytes) }
        skipBlocks()
        return frame
    }

    /// Passes over blocks up to the empty one that ends them.
    private mutating func skipBlocks() { while let count = byte(), count > 0 { place += Int(count) } }

    /// The bytes of a table of colors, of which the flags before it tell the size; it may be cut off.
    private mutating func colorTable(_ flags: UInt8) -> Range<Int> {
        guard flags & 0x80 != 0 else { return 0..<0 }
        let start = min(place, bytes.count)
        place = start + 3 * (2 << Int(flags & 7))
        return start..<min(place, bytes.count)
    }

    private mutating func byte() -> UInt8? {
        guard place < bytes.count else { return nil }
        place += 1
        return bytes[place - 1]
    }

    private mutating func number() -> Int? {
        guard let low = byte(), let high = byte() else { return nil }
        return Int(low) | Int(high) << 8
    }
}
