package import LayoutSimGeometry
import LayoutSimJSON

/// The parts into which an image set cuts a picture: the caps keep their size, and what is between them grows.
package struct PictureSlices: Hashable, Sendable {
    /// The caps at the edges, in points.
    package var caps: EdgeInsets
    /// Whether the part between the caps is repeated rather than stretched.
    package var isTiled: Bool

    /// Creates slices with caps in points.
    package init(caps: EdgeInsets, isTiled: Bool) {
        self.caps = caps
        self.isTiled = isTiled
    }

    /// Reads the `resizing` of an image set's entry, which has pixels.
    ///
    /// Between the caps, all of the picture grows, even where the entry keeps less of it, and a center of one pixel is
    /// stretched, since repeating it looks the same (chosen).
    init(_ node: JSONNode, scale: Double) throws(JSONError) {
        caps =
            try node.optionalMember("cap-insets").map { caps throws(JSONError) in
                try EdgeInsets(caps, scale: scale)
            } ?? .zero
        guard let center = try node.optionalMember("center") else {
            isTiled = false
            return
        }
        var sides: [Double] = []
        for key in ["width", "height"] {
            if let side = try center.optionalMember(key)?.number() { sides.append(side) }
        }
        let mode = try center.optionalMember("mode")?.string()
        isTiled = mode == "tile" && !sides.allSatisfy { $0 <= 1 }
    }
}

extension EdgeInsets {
    /// Reads insets in pixels, of which those that are left out are 0.
    init(_ node: JSONNode, scale: Double) throws(JSONError) {
        self.init()
        top = try node.optionalMember("top")?.number() ?? 0
        left = try node.optionalMember("left")?.number() ?? 0
        bottom = try node.optionalMember("bottom")?.number() ?? 0
        right = try node.optionalMember("right")?.number() ?? 0
        (top, left, bottom, right) = (top / scale, left / scale, bottom / scale, right / scale)
    }
}
