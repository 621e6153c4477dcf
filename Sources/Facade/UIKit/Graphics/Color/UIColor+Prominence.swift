import Foundation

extension UIColor {
    /// The prominence of a color.
    public enum Prominence: Int, Sendable { case primary = 0, secondary, tertiary, quaternary }

    /// Returns the color with a prominence, using the opacities of the label colors, since Apple documents none.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        let label: UIColor =
            switch prominence {
            case .primary: .label
            case .secondary: .secondaryLabel
            case .tertiary: .tertiaryLabel
            case .quaternary: .quaternaryLabel
            }
        return prominence == .primary
            ? self
            : UIColor { traits in
                let own = self.resolvedColor(with: traits)
                return own.withAlphaComponent(own.cgColor.alpha * label.resolvedColor(with: traits).cgColor.alpha)
            }
    }
}
