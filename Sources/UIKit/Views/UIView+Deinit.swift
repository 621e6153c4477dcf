extension UIView {
    /// Gives up subviews; those that nobody else has end here, superviews first.
    ///
    /// Views can be nested deeper than calls can, so that a tree is taken down in a loop.
    nonisolated static func takeDown(_ subviews: inout [UIView]) {
        guard !subviews.isEmpty else { return }
        var waiting = Array(subviews.reversed())
        subviews = []
        while var view = waiting.popLast() {
            if isKnownUniquelyReferenced(&view) { waiting += unsafe view.viewState.subviews.reversed() }
        }
    }
}
