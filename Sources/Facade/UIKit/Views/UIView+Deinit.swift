extension UIView {
    /// Releases subviews in a loop, superviews before subviews.
    ///
    /// View trees can be nested deeper than the stack allows for recursive deinitialization.
    nonisolated static func takeDown(_ subviews: inout [UIView]) {
        guard !subviews.isEmpty else { return }
        var waiting = Array(subviews.reversed())
        subviews = []
        while var view = waiting.popLast() {
            if isKnownUniquelyReferenced(&view) { waiting += unsafe view.viewState.subviews.reversed() }
        }
    }
}
