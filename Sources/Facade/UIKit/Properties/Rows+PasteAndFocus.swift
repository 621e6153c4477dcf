import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let pasteAndFocusTables = [
        uiFocusHaloEffect, uiFocusMovementHint, uiFocusSystem, uiFocusUpdateContext, uiTableViewFocusUpdateContext,
        uiCollectionViewFocusUpdateContext, uiFocusGuide, uiPasteConfiguration, uiPasteControl,
        uiPasteControlConfiguration, uiPasteboard, uiPointerInteraction, uiPointerLockState, uiPointerRegionRequest,
        uiPointerRegion, uiPointerStyle, uiPointerAccessory,
    ]

    static let uiFocusHaloEffect = ObjectProperty.table(of: UIFocusHaloEffect.self) {
        $0.add("containerView", \.containerView)
        $0.add("referenceView", \.referenceView)
        $0.add("position", \.position)
    }
    static let uiFocusMovementHint = ObjectProperty.table(of: UIFocusMovementHint.self) {
        $0.get("movementDirection", \.movementDirection)
        $0.get("translation", \.translation)
        $0.get("rotation", \.rotation)
    }
    static let uiFocusSystem = ObjectProperty.table(of: UIFocusSystem.self) {
        $0.get("focusedItem", \.focusedItem)
    }
    static let uiFocusUpdateContext = ObjectProperty.table(of: UIFocusUpdateContext.self) {
        $0.get("previouslyFocusedItem", \.previouslyFocusedItem)
        $0.get("nextFocusedItem", \.nextFocusedItem)
        $0.get("previouslyFocusedView", \.previouslyFocusedView)
        $0.get("nextFocusedView", \.nextFocusedView)
        $0.get("focusHeading", \.focusHeading)
    }
    static let uiTableViewFocusUpdateContext = ObjectProperty.table(of: UITableViewFocusUpdateContext.self) {
        $0.get("previouslyFocusedIndexPath", \.previouslyFocusedIndexPath)
        $0.get("nextFocusedIndexPath", \.nextFocusedIndexPath)
    }
    static let uiCollectionViewFocusUpdateContext = ObjectProperty.table(of: UICollectionViewFocusUpdateContext.self) {
        $0.get("previouslyFocusedIndexPath", \.previouslyFocusedIndexPath)
        $0.get("nextFocusedIndexPath", \.nextFocusedIndexPath)
    }
    static let uiFocusGuide = ObjectProperty.table(of: UIFocusGuide.self) {
        $0.add("enabled", \.isEnabled)
        $0.add("preferredFocusEnvironments", \.preferredFocusEnvironments)
    }
    static let uiPasteConfiguration = ObjectProperty.table(of: UIPasteConfiguration.self) {
        $0.add("acceptableTypeIdentifiers", \.acceptableTypeIdentifiers)
    }
    static let uiPasteControl = ObjectProperty.table(of: UIPasteControl.self) {
        $0.add("target", \.target)
        $0.get("configuration", \.configuration)
    }
    static let uiPasteControlConfiguration = ObjectProperty.table(of: UIPasteControl.Configuration.self) {
        $0.add("displayMode", \.displayMode)
        $0.add("cornerStyle", \.cornerStyle)
        $0.add("cornerRadius", \.cornerRadius)
        $0.add("baseForegroundColor", \.baseForegroundColor)
        $0.add("baseBackgroundColor", \.baseBackgroundColor)
    }
    static let uiPasteboard = ObjectProperty.table(of: UIPasteboard.self) {
        $0.get("name", \.name)
        $0.get("changeCount", \.changeCount)
        $0.get("persistent", \.isPersistent)
        $0.add("items", \.items)
        $0.add("string", \.string)
        $0.add("strings", \.strings)
        $0.add("url", \.url)
        $0.add("urls", \.urls)
        $0.add("image", \.image)
        $0.add("images", \.images)
        $0.add("color", \.color)
        $0.add("colors", \.colors)
        $0.add("itemProviders", \.itemProviders)
        $0.get("hasStrings", \.hasStrings)
        $0.get("hasURLs", \.hasURLs)
        $0.get("hasImages", \.hasImages)
        $0.get("hasColors", \.hasColors)
        $0.get("numberOfItems", \.numberOfItems)
        $0.get("types", \.types)
    }
    static let uiPointerInteraction = ObjectProperty.table(of: UIPointerInteraction.self) {
        $0.add("delegate", \.delegate)
        $0.add("enabled", \.isEnabled)
        $0.get("view", \.view)
    }
    static let uiPointerLockState = ObjectProperty.table(of: UIPointerLockState.self) {
        $0.get("locked", \.isLocked)
    }
    static let uiPointerRegionRequest = ObjectProperty.table(of: UIPointerRegionRequest.self) {
        $0.get("location", \.location)
        $0.get("modifiers", \.modifiers)
    }
    static let uiPointerRegion = ObjectProperty.table(of: UIPointerRegion.self) {
        $0.get("rect", \.rect)
        $0.get("identifier", \.identifier)
        $0.add("latchingAxes", \.latchingAxes)
    }
    static let uiPointerStyle = ObjectProperty.table(of: UIPointerStyle.self) {
        $0.add("accessories", \.accessories)
    }
    static let uiPointerAccessory = ObjectProperty.table(of: UIPointerAccessory.self) {
        $0.get("shape", \.shape)
        $0.get("position", \.position)
        $0.add("orientationMatchesAngle", \.orientationMatchesAngle)
    }
}
