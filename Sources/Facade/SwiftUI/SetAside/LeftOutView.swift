import ObjectiveC

// swift-format-ignore: NoLeadingUnderscores
/// Ends the process as UIKit's function of this name does, unless a screen is drawn without what is set aside: then no
/// view takes the place of the one that was.
///
/// - Parameter sentence: The place, and what it needs.
@_disfavoredOverload @discardableResult public func _leaveOut(_ sentence: StaticString) -> EmptyView {
    let none: Void = ObjectiveC._leaveOut(sentence)
    _ = none
    return EmptyView()
}

extension View {
    // swift-format-ignore: NoLeadingUnderscores
    /// Ends the process as `_leaveOut` does, unless a screen is drawn without what is set aside: then the view takes
    /// the place of itself with a modifier.
    ///
    /// - Parameter sentence: The place, and what it needs.
    public nonisolated func _withoutModifier(_ sentence: StaticString) -> Self {
        let none: Void = ObjectiveC._leaveOut(sentence)
        _ = none
        return self
    }
}
