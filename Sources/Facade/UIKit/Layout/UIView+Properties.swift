extension UIView {
    /// Marks the properties of the view as out of date.
    func flagProperties() {
        state.needsUpdateProperties = true
        flagPropertiesAbove()
    }

    /// Marks the properties of the view's controller as out of date.
    func flagPropertiesOfOwner() {
        state.ownerNeedsUpdateProperties = true
        flagPropertiesAbove()
    }

    /// Tells the superviews that the properties of a descendant are out of date.
    func flagPropertiesAbove() {
        var view = state.superview
        while let current = view, !current.state.needsUpdatePropertiesBelow {
            current.state.needsUpdatePropertiesBelow = true
            view = current.state.superview
        }
    }

    /// Whether properties of the view, its controller, or a descendant are out of date.
    var needsPropertiesPass: Bool {
        state.needsUpdateProperties || state.ownerNeedsUpdateProperties || state.needsUpdatePropertiesBelow
    }

    /// Updates the properties in the tree that are out of date: superviews first, and a controller before its view.
    func runUpdateProperties() {
        for _ in 0..<UIView.mostRounds {
            guard needsPropertiesPass else { return }
            var waiting = [self]
            while let view = waiting.popLast() {
                view.updateOwnProperties()
                guard view.state.needsUpdatePropertiesBelow else { continue }
                view.state.needsUpdatePropertiesBelow = false
                for subview in view.state.subviews.reversed() where subview.needsPropertiesPass {
                    waiting.append(subview)
                }
            }
        }
    }

    private func updateOwnProperties() {
        if state.ownerNeedsUpdateProperties {
            state.ownerNeedsUpdateProperties = false
            if let owner = state.owner {
                owner.updateStaleConfigurations()
                callTracked {
                    owner.updateProperties()
                } invalidate: {
                    $0.flagPropertiesOfOwner()
                }
            }
        }
        guard state.needsUpdateProperties else { return }
        state.needsUpdateProperties = false
        updateStaleConfigurations()
        // No class of UIKit overrides the method.
        guard OwnClasses.mayOverride(self) else { return }
        callTracked {
            updateProperties()
        } invalidate: {
            $0.setNeedsUpdateProperties()
        }
    }

    /// Calls an update method with the view's traits as the current ones, and invalidates the view when an observable
    /// property that the method read changes; the methods of a plain view without a controller read neither.
    func callTracked(_ update: () -> Void, invalidate: @escaping @MainActor @Sendable (UIView) -> Void) {
        if type(of: self) == UIView.self, state.owner == nil { return update() }
        trackUpdate(of: self, { callWithTraits(nil, update) }, invalidate: invalidate)
    }
}
