extension PictureHeader {
    /// Reads the size of a JPEG from the header of its frame, and the orientation from a block of Exif before it
    /// (ITU-T T.81, B.2).
    init(jpeg bytes: [UInt8]) throws(PictureError.Reason) {
        self.init(format: .jpeg, width: 0, height: 0)
        var place = 2
        while let marker = PictureHeader.nextMarker(in: bytes, from: &place) {
            switch marker {
            case 0x01, 0xD0...0xD8: continue
            case 0xD9, 0xDA: throw .damaged(.jpeg, "it has no frame")
            default: break
            }
            guard place + 2 <= bytes.count else { throw .truncated(.jpeg) }
            let length = Int(bytes[place]) << 8 | Int(bytes[place + 1])
            guard length >= 2, place + length <= bytes.count else { throw .truncated(.jpeg) }
            let segment = bytes[(place + 2)..<(place + length)]
            place += length
            if marker == 0xE1, orientation == .up, segment.starts(with: "Exif".utf8) {
                orientation = PictureOrientation(exif: segment) ?? .up
            }
            guard PictureHeader.beginsFrame(marker) else { continue }
            guard segment.count >= 5 else { throw .damaged(.jpeg, "its frame has no size") }
            try PictureHeader.checkKind(marker, precision: segment[segment.startIndex])
            let size = segment.dropFirst().prefix(4).map(Int.init)
            (height, width) = (size[0] << 8 | size[1], size[2] << 8 | size[3])
            if height == 0, width > 0 { throw .kind(.jpeg, "whose height comes after its pixels") }
            return
        }
        throw .truncated(.jpeg)
    }

    /// The next marker, of which any number of bytes 0xFF may come first; what lies between segments is passed over.
    private static func nextMarker(in bytes: [UInt8], from place: inout Int) -> UInt8? {
        var isAfterFill = false
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if isAfterFill, byte != 0, byte != 0xFF { return byte }
            isAfterFill = byte == 0xFF
        }
        return nil
    }

    private static func beginsFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    /// Refuses what only some versions of libjpeg-turbo read (T.81, table B.1).
    private static func checkKind(_ marker: UInt8, precision: UInt8) throws(PictureError.Reason) {
        switch marker {
        case 0xC3, 0xCB: throw .kind(.jpeg, "without loss")
        case 0xC5...0xC7, 0xCD...0xCF: throw .kind(.jpeg, "of several resolutions")
        default: break
        }
        if precision != 8 { throw .kind(.jpeg, "of \(precision) bits per sample") }
    }
}
