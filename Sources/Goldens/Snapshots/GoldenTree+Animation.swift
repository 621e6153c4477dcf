import LayoutSimPixels
import LayoutSimRendering

extension GoldenTree {
    /// Returns a recording as an animated image for people, from the image of its moments: each is shown until the next
    /// one, and the last one for a second.
    ///
    /// It is scaled down, and never compared. `nil` for a tree at rest, and if moments differ in size.
    func animation(of picture: Bitmap, file: String) throws -> [UInt8]? {
        guard let strip, Set(strip.places.map { PixelRect(x: 0, y: 0, width: $0.width, height: $0.height) }).count == 1
        else { return nil }
        let times = strip.cells.map { Int($0.time.rounded()) }
        let pauses = zip(times, times.dropFirst()).map { $1 - $0 } + [1000]
        var animation: AnimatedPNG?
        for (place, pause) in zip(strip.places, pauses) {
            guard let part = picture.part(place) else { return nil }
            let width = min(part.width, GoldenTree.animationWidth)
            let height = max(1, part.height * width / part.width)
            let frame = width == part.width ? part : part.scaled(toWidth: width, height: height)
            if animation == nil {
                animation = try AnimatedPNG(frame, milliseconds: pause, file: file)
            } else {
                try animation?.append(frame, milliseconds: pause)
            }
        }
        return animation?.data
    }

    /// The width in pixels, that of images in sheets.
    private static let animationWidth = 360
}
