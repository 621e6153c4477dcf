import LayoutSimInertness
import LayoutSimViewTree

extension UIView {
    /// What a device would show of the view and a recording does not.
    ///
    /// - Parameter isCommon: whether the view has no layer but those of its subviews, without effects.
    func frozenOmissions(isCommon: Bool) -> ViewOmissions? {
        var omissions = ViewOmissions()
        if !isCommon { omissions.drawing = LayerOmissions(of: self).words }
        guard InertUses.areThereAny else { return omissions == ViewOmissions() ? nil : omissions }
        let uses = InertUses.uses(of: inertOwners) + InertUses.uses(in: inertValues)
        omissions.drawing = distinct(omissions.drawing + uses.filter { $0.inertness == .looks }.map(\.member))
        omissions.layout = distinct(uses.filter { $0.inertness == .layout }.map(\.member))
        return omissions == ViewOmissions() ? nil : omissions
    }

    private func distinct(_ words: [String]) -> [String] { Set(words).sorted() }
}
