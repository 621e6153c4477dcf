extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// A rectangle that is filled with the style.
    @MainActor @preconcurrency public var body: _ShapeView<Rectangle, Self> {
        _ShapeView(shape: Rectangle(), style: self)
    }
}

extension LinearGradient: View {
    /// The type of the rectangle that is filled.
    public typealias Body = _ShapeView<Rectangle, Self>
}
extension RadialGradient: View {
    /// The type of the rectangle that is filled.
    public typealias Body = _ShapeView<Rectangle, Self>
}
extension EllipticalGradient: View {
    /// The type of the rectangle that is filled.
    public typealias Body = _ShapeView<Rectangle, Self>
}
extension AngularGradient: View {
    /// The type of the rectangle that is filled.
    public typealias Body = _ShapeView<Rectangle, Self>
}
extension MeshGradient: View {
    /// The type of the rectangle that is filled.
    public typealias Body = _ShapeView<Rectangle, Self>
}
