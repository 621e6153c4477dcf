// swift-format-ignore-file: NoLeadingUnderscores

/// A view without contents, which takes no place.
nonisolated public struct EmptyView: View, PrimitiveView {
    /// Creates the view.
    public init() {}

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: EmptyView, _ inputs: _ViewInputs) -> _ViewOutputs { _ViewOutputs() }
}
