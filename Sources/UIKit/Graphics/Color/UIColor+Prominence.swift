import Foundation

extension UIColor {
    /// How much a color stands out.
    public enum Prominence: Int, Sendable { case primary = 0, secondary, tertiary, quaternary }

    /// The color as prominent as asked for, by the opacities of the label colors, since Apple documents none.
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
