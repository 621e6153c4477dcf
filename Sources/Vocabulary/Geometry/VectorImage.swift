/// A picture made of filled paths, back to front, in a coordinate space of its own.
public struct VectorImage: Hashable, Sendable {
    /// One filled path.
    public struct Layer: Hashable, Sendable {
        /// The path, in the coordinate space of the image, filled by the even-odd rule.
        public var path: Path
        /// The fill color of the path.
        public var color: Color

        /// Creates a filled path.
        public init(_ path: Path, _ color: Color) {
            self.path = path
            self.color = color
        }
    }

    /// A name for people, which tells images apart.
    public var name: String
    /// The extent of the coordinate space.
    public var size: Size
    /// The layers, back to front.
    public var layers: [Layer]

    /// Creates a picture from its layers, back to front.
    public init(name: String, size: Size, layers: [Layer]) {
        self.name = name
        self.size = size
        self.layers = layers
    }
}
