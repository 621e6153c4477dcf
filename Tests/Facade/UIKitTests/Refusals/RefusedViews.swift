import UIKit

extension Refusal {
    /// What views, layers, constraints, pictures and animators refuse.
    static var ofViews: [Refusal] {
        [
            Refusal("place by a multiplier of 0", invalidArgument, "Location attributes must be specified in pairs.") {
                let (page, view) = (UIView(), UIView())
                page.addSubview(view)
                _ = NSLayoutConstraint(
                    item: view, attribute: .top, relatedBy: .equal, toItem: page, attribute: .bottom, multiplier: 0,
                    constant: 20)
            },
            Refusal("place beside nothing", invalidArgument, "A multiplier of 0 or a nil second item together with") {
                _ = NSLayoutConstraint(
                    item: UIView(), attribute: .centerX, relatedBy: .equal, toItem: nil, attribute: .centerX,
                    multiplier: 1, constant: 20)
            },
            Refusal("itself as a subview", invalidArgument, "Can't add self as subview") {
                let view = UIView()
                view.addSubview(view)
            },
            Refusal(
                "index beyond the arranged views", inconsistency,
                "index out of bounds for arranged subview: index = 3 expected to be less than or equal to 0"
            ) { UIStackView().insertArrangedSubview(UIView(), at: 3) },
            Refusal(
                "bitmap without a size", inconsistency,
                "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={0, 0}"
            ) { UIGraphicsBeginImageContext(.zero) },
            Refusal(
                "bitmap without a width", inconsistency,
                "UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={0, 20}"
            ) { UIGraphicsBeginImageContextWithOptions(CGSize(width: 0, height: 20), false, 2) },
            Refusal(
                "view outside of the reference view", invalidArgument, "should be a descendant of reference view in"
            ) {
                let (page, item) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
                UIDynamicAnimator(referenceView: page).addBehavior(UIGravityBehavior(items: [item]))
            },
            Refusal("item without a size", invalidArgument, "Invalid size {0, 0} for item") {
                let page = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
                let item = UIView()
                page.addSubview(item)
                UIDynamicAnimator(referenceView: page).addBehavior(UIGravityBehavior(items: [item]))
            },
            Refusal(
                "animator that is released while paused", inconsistency,
                "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be explicitly stopped and finished before they can be released."
            ) {
                let view = UIView()
                var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    view.alpha = 0
                }
                animator?.pauseAnimation()
                animator = nil
            },
            Refusal(
                "end of an animator that runs", inconsistency,
                "finishAnimationAtPosition: should only be called on a stopped animator!"
            ) {
                let view = UIView()
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
                animator.startAnimation()
                animator.finishAnimation(at: .end)
            },
            Refusal(
                "subview of an effect view", inconsistency,
                "Do not add subviews directly to the visual effect view itself, instead add them to the -contentView."
            ) { UIVisualEffectView(effect: nil).addSubview(UIView()) },
            Refusal("visual format without its view", invalidArgument, "is not a key in the views dictionary.") {
                _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]", metrics: nil, views: [:])
            },
            Refusal(
                "constraint between trees", "NSGenericException",
                "Unable to activate constraint with anchors <NSLayoutYAxisAnchor \"UIView.top\"> and <NSLayoutYAxisAnchor \"UIView.top\"> because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
            ) {
                let (one, other) = (UIView(), UIView())
                one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
            },
        ]
    }

    /// Values that controls and fonts do not take.
    static var ofControls: [Refusal] {
        [
            Refusal("stepper without a step", invalidArgument, "step") { UIStepper().stepValue = 0 },
            Refusal("negative step", invalidArgument, "step") { UIStepper().stepValue = -2 },
            Refusal(
                "font that was scaled already", invalidArgument,
                "A scaled font returned by UIFontMetrics should not be used to create another scaled font."
            ) {
                let metrics = UIFontMetrics.default
                _ = metrics.scaledFont(for: metrics.scaledFont(for: .systemFont(ofSize: 12)))
            },
            Refusal("key that a view does not have", "NSUnknownKeyException", "not key value coding-compliant") {
                UIView().setValue(1, forKey: "nothingOfTheKind")
            },
        ]
    }
}
