import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let gesturesTables = [
        uiPinchGestureRecognizer, uiRotationGestureRecognizer, uiHoverGestureRecognizer, uiGestureRecognizer,
        uiLongPressGestureRecognizer, uiPanGestureRecognizer, uiScreenEdgePanGestureRecognizer,
        uiSwipeGestureRecognizer, uiTapGestureRecognizer,
    ]

    static let uiPinchGestureRecognizer = ObjectProperty.table(of: UIPinchGestureRecognizer.self) {
        $0.add("scale", \.scale)
        $0.get("velocity", \.velocity)
    }
    static let uiRotationGestureRecognizer = ObjectProperty.table(of: UIRotationGestureRecognizer.self) {
        $0.add("rotation", \.rotation)
        $0.get("velocity", \.velocity)
    }
    static let uiHoverGestureRecognizer = ObjectProperty.table(of: UIHoverGestureRecognizer.self) {
        $0.get("zOffset", \.zOffset)
        $0.get("altitudeAngle", \.altitudeAngle)
    }
    static let uiGestureRecognizer = ObjectProperty.table(of: UIGestureRecognizer.self) {
        $0.add("state", \.state)
        $0.add("delegate", \.delegate)
        $0.add("enabled", \.isEnabled, nib: .own)
        $0.get("view", \.view)
        $0.add("cancelsTouchesInView", \.cancelsTouchesInView, nib: .own)
        $0.add("delaysTouchesBegan", \.delaysTouchesBegan, nib: .own)
        $0.add("delaysTouchesEnded", \.delaysTouchesEnded, nib: .own)
        $0.add("allowedTouchTypes", \.allowedTouchTypes)
        $0.add("allowedPressTypes", \.allowedPressTypes)
        $0.add("requiresExclusiveTouchType", \.requiresExclusiveTouchType)
        $0.add("name", \.name)
        $0.get("modifierFlags", \.modifierFlags)
        $0.get("buttonMask", \.buttonMask)
        $0.get("numberOfTouches", \.numberOfTouches)
    }
    static let uiLongPressGestureRecognizer = ObjectProperty.table(of: UILongPressGestureRecognizer.self) {
        $0.add("numberOfTapsRequired", \.numberOfTapsRequired, nib: .own)
        $0.add("numberOfTouchesRequired", \.numberOfTouchesRequired, nib: .own)
        $0.add("minimumPressDuration", \.minimumPressDuration, nib: .own)
        $0.add("allowableMovement", \.allowableMovement, nib: .own)
    }
    static let uiPanGestureRecognizer = ObjectProperty.table(of: UIPanGestureRecognizer.self) {
        $0.add("minimumNumberOfTouches", \.minimumNumberOfTouches, nib: .own)
        $0.add("maximumNumberOfTouches", \.maximumNumberOfTouches, nib: .own)
        $0.add("allowedScrollTypesMask", \.allowedScrollTypesMask)
    }
    static let uiScreenEdgePanGestureRecognizer = ObjectProperty.table(of: UIScreenEdgePanGestureRecognizer.self) {
        $0.add("edges", \.edges, nib: .own)
    }
    static let uiSwipeGestureRecognizer = ObjectProperty.table(of: UISwipeGestureRecognizer.self) {
        $0.add("numberOfTouchesRequired", \.numberOfTouchesRequired, nib: .own)
        $0.add("direction", \.direction, nib: .own)
    }
    static let uiTapGestureRecognizer = ObjectProperty.table(of: UITapGestureRecognizer.self) {
        $0.add("numberOfTapsRequired", \.numberOfTapsRequired, nib: .own)
        $0.add("numberOfTouchesRequired", \.numberOfTouchesRequired, nib: .own)
        $0.add("buttonMaskRequired", \.buttonMaskRequired)
    }
}
