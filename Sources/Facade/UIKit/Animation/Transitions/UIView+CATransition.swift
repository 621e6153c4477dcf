import QuartzCore
import LayoutSimUIKitArithmetic

extension UIView {
    /// Shows a transition that is being added to the view's layer, ahead of the changes.
    func showTransition(_ transition: CATransition) {
        guard !transition.isShownByHost, let kind = LookTransition.Kind(transition), let former = FormerLook(of: self)
        else { return }
        var settings = AnimationSettings(duration: transition.duration)
        settings.curve = MotionCurve(transition.timingFunction ?? CAMediaTimingFunction(name: .default))
        (settings.repeatCount, settings.autoreverses) = (transition.repeatCount, transition.autoreverses)
        LookTransition(kind: kind, settings: settings).show(former, in: self)
    }
}

extension LookTransition.Kind {
    fileprivate init?(_ transition: CATransition) {
        let edge: LookTransition.Edge =
            switch transition.subtype {
            case .fromRight?: .right
            case .fromTop?: .top
            case .fromBottom?: .bottom
            default: .left
            }
        switch transition.type {
        case .fade: self = .fade
        case .push: self = .push(from: edge)
        case .moveIn: self = .moveIn(from: edge)
        case .reveal: self = .reveal(from: edge)
        default: return nil
        }
    }
}
