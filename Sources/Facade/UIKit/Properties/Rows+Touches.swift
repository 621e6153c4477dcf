import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let touchesTables = [
        uiEvent, uiPress, uiKey, uiPressesEvent, uiTouch,
    ]

    static let uiEvent = ObjectProperty.table(of: UIEvent.self) {
        $0.get("timestamp", \.timestamp)
        $0.get("allTouches", \.allTouches)
        $0.get("type", \.type)
        $0.get("subtype", \.subtype)
        $0.get("modifierFlags", \.modifierFlags)
        $0.get("buttonMask", \.buttonMask)
    }
    static let uiPress = ObjectProperty.table(of: UIPress.self) {
        $0.get("phase", \.phase)
        $0.get("type", \.type)
        $0.get("timestamp", \.timestamp)
        $0.get("key", \.key)
        $0.get("force", \.force)
    }
    static let uiKey = ObjectProperty.table(of: UIKey.self) {
        $0.get("characters", \.characters)
        $0.get("charactersIgnoringModifiers", \.charactersIgnoringModifiers)
        $0.get("modifierFlags", \.modifierFlags)
        $0.get("keyCode", \.keyCode)
    }
    static let uiPressesEvent = ObjectProperty.table(of: UIPressesEvent.self) {
        $0.get("allPresses", \.allPresses)
    }
    static let uiTouch = ObjectProperty.table(of: UITouch.self) {
        $0.get("timestamp", \.timestamp)
        $0.get("phase", \.phase)
        $0.get("tapCount", \.tapCount)
        $0.get("type", \.type)
        $0.get("majorRadius", \.majorRadius)
        $0.get("majorRadiusTolerance", \.majorRadiusTolerance)
        $0.get("window", \.window)
        $0.get("view", \.view)
        $0.get("gestureRecognizers", \.gestureRecognizers)
        $0.get("estimatedProperties", \.estimatedProperties)
        $0.get("estimatedPropertiesExpectingUpdates", \.estimatedPropertiesExpectingUpdates)
        $0.get("estimationUpdateIndex", \.estimationUpdateIndex)
        $0.get("rollAngle", \.rollAngle)
        $0.get("force", \.force)
        $0.get("maximumPossibleForce", \.maximumPossibleForce)
        $0.get("altitudeAngle", \.altitudeAngle)
    }
}
