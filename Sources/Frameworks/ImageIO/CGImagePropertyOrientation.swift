/// Which corner of a stored picture is the upper left one when it is shown; the numbers of Exif.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
