import LayoutSimViewTree

extension LayoutEngine {
    /// Why a view is where it is; `nil` if the screen has no view with that id.
    public func explain(_ view: String) -> Explanation? {
        guard let position = tree.index.position(ofPossible: view) else { return nil }
        var run = LayoutRun(tree, measure: measure)
        run.finish()
        let layout = Layout(run)
        var explainer = Explainer(run, layout)
        return explainer.explanation(of: position)
    }
}
