/// What one solving starts from, by view in preorder.
struct Pass {
    /// What the contents ask for.
    var sizes: [IntrinsicSize]
    /// Where the guides of the views are.
    var insets: [ViewInsets]
}
