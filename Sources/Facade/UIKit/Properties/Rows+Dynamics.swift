import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let dynamicsTables = [
        uiSnapBehavior, uiGravityBehavior, uiCollisionBehavior, uiDynamicItemBehavior, uiAttachmentBehavior,
        uiPushBehavior, uiDynamicAnimator, uiDynamicBehavior, uiFieldBehavior, uiDynamicItemGroup,
    ]

    static let uiSnapBehavior = ObjectProperty.table(of: UISnapBehavior.self) {
        $0.add("snapPoint", \.snapPoint)
        $0.add("damping", \.damping)
    }
    static let uiGravityBehavior = ObjectProperty.table(of: UIGravityBehavior.self) {
        $0.get("items", \.items)
        $0.add("gravityDirection", \.gravityDirection)
        $0.add("angle", \.angle)
        $0.add("magnitude", \.magnitude)
    }
    static let uiCollisionBehavior = ObjectProperty.table(of: UICollisionBehavior.self) {
        $0.get("items", \.items)
        $0.add("collisionDelegate", \.collisionDelegate)
        $0.get("boundaryIdentifiers", \.boundaryIdentifiers)
        $0.add("collisionMode", \.collisionMode)
        $0.add("translatesReferenceBoundsIntoBoundary", \.translatesReferenceBoundsIntoBoundary)
    }
    static let uiDynamicItemBehavior = ObjectProperty.table(of: UIDynamicItemBehavior.self) {
        $0.get("items", \.items)
        $0.add("elasticity", \.elasticity)
        $0.add("friction", \.friction)
        $0.add("density", \.density)
        $0.add("resistance", \.resistance)
        $0.add("angularResistance", \.angularResistance)
        $0.add("charge", \.charge)
        $0.add("anchored", \.isAnchored)
        $0.add("allowsRotation", \.allowsRotation)
    }
    static let uiAttachmentBehavior = ObjectProperty.table(of: UIAttachmentBehavior.self) {
        $0.get("items", \.items)
        $0.add("anchorPoint", \.anchorPoint)
        $0.add("length", \.length)
        $0.add("damping", \.damping)
        $0.add("frequency", \.frequency)
    }
    static let uiPushBehavior = ObjectProperty.table(of: UIPushBehavior.self) {
        $0.get("items", \.items)
        $0.get("mode", \.mode)
        $0.add("active", \.active)
        $0.add("angle", \.angle)
        $0.add("magnitude", \.magnitude)
        $0.add("pushDirection", \.pushDirection)
    }
    static let uiDynamicAnimator = ObjectProperty.table(of: UIDynamicAnimator.self) {
        $0.get("referenceView", \.referenceView)
        $0.get("behaviors", \.behaviors)
        $0.add("delegate", \.delegate)
        $0.get("running", \.isRunning)
        $0.get("elapsedTime", \.elapsedTime)
    }
    static let uiDynamicBehavior = ObjectProperty.table(of: UIDynamicBehavior.self) {
        $0.get("childBehaviors", \.childBehaviors)
        $0.add("action", \.action)
        $0.get("dynamicAnimator", \.dynamicAnimator)
    }
    static let uiFieldBehavior = ObjectProperty.table(of: UIFieldBehavior.self) {
        $0.get("items", \.items)
        $0.add("position", \.position)
        $0.add("region", \.region)
        $0.add("strength", \.strength)
        $0.add("falloff", \.falloff)
        $0.add("minimumRadius", \.minimumRadius)
        $0.add("direction", \.direction)
        $0.add("smoothness", \.smoothness)
        $0.add("animationSpeed", \.animationSpeed)
    }
    static let uiDynamicItemGroup = ObjectProperty.table(of: UIDynamicItemGroup.self) {
        $0.get("items", \.items)
        $0.add("center", \.center)
        $0.get("bounds", \.bounds)
        $0.add("transform", \.transform)
    }
}
