/// A picture of filled outlines, back to front, in a coordinate space of its own.
public struct Drawing: Hashable, Sendable {
    /// One filled outline.
    public struct Layer: Hashable, Sendable {
        /// The outline, in the drawing's space; parts that it encloses twice are left out.
        public var path: Path
        /// What it is filled with.
        public var color: Color

        /// Creates a filled outline.
        public init(_ path: Path, _ color: Color) {
            self.path = path
            self.color = color
        }
    }

    /// A name that tells drawings apart where they are spoken of.
    public var name: String
    /// The extent of the drawing's space.
    public var size: Size
    /// Back to front.
    public var layers: [Layer]

    /// Creates a picture from its layers, back to front.
    public init(name: String, size: Size, layers: [Layer]) {
        self.name = name
        self.size = size
        self.layers = layers
    }
}
