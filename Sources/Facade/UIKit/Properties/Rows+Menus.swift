import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let menusTables = [
        uiCommand, uiCommandAlternate, uiKeyCommand, uiEditMenuInteraction, uiEditMenuConfiguration, uiFindInteraction,
        uiFindSession, uiContextMenuInteraction, uiContextMenuConfiguration, uiMenu, uiMenuElement, uiAction,
        uiMenuDisplayPreferences, uiMenuController, uiMenuItem,
    ]

    static let uiCommand = ObjectProperty.table(of: UICommand.self) {
        $0.get("action", \.action)
        $0.get("propertyList", \.propertyList)
        $0.add("discoverabilityTitle", \.discoverabilityTitle)
        $0.add("attributes", \.attributes)
        $0.add("state", \.state)
        $0.get("alternates", \.alternates)
    }
    static let uiCommandAlternate = ObjectProperty.table(of: UICommandAlternate.self) {
        $0.get("title", \.title)
        $0.get("action", \.action)
        $0.get("modifierFlags", \.modifierFlags)
    }
    static let uiKeyCommand = ObjectProperty.table(of: UIKeyCommand.self) {
        $0.get("input", \.input)
        $0.get("modifierFlags", \.modifierFlags)
        $0.add("wantsPriorityOverSystemBehavior", \.wantsPriorityOverSystemBehavior)
        $0.add("allowsAutomaticLocalization", \.allowsAutomaticLocalization)
        $0.add("allowsAutomaticMirroring", \.allowsAutomaticMirroring)
    }
    static let uiEditMenuInteraction = ObjectProperty.table(of: UIEditMenuInteraction.self) {
        $0.get("delegate", \.delegate)
        $0.get("view", \.view)
    }
    static let uiEditMenuConfiguration = ObjectProperty.table(of: UIEditMenuConfiguration.self) {
        $0.get("identifier", \.identifier)
        $0.get("sourcePoint", \.sourcePoint)
        $0.add("preferredArrowDirection", \.preferredArrowDirection)
    }
    static let uiFindInteraction = ObjectProperty.table(of: UIFindInteraction.self) {
        $0.get("view", \.view)
        $0.get("delegate", \.delegate)
        $0.get("activeFindSession", \.activeFindSession)
        $0.get("findNavigatorVisible", \.isFindNavigatorVisible)
        $0.add("searchText", \.searchText)
        $0.add("replacementText", \.replacementText)
        $0.add("optionsMenuProvider", \.optionsMenuProvider)
    }
    static let uiFindSession = ObjectProperty.table(of: UIFindSession.self) {
        $0.get("resultCount", \.resultCount)
        $0.get("highlightedResultIndex", \.highlightedResultIndex)
        $0.add("searchResultDisplayStyle", \.searchResultDisplayStyle)
        $0.get("supportsReplacement", \.supportsReplacement)
        $0.get("allowsReplacementForCurrentlyHighlightedResult", \.allowsReplacementForCurrentlyHighlightedResult)
    }
    static let uiContextMenuInteraction = ObjectProperty.table(of: UIContextMenuInteraction.self) {
        $0.get("delegate", \.delegate)
        $0.get("view", \.view)
        $0.get("menuAppearance", \.menuAppearance)
    }
    static let uiContextMenuConfiguration = ObjectProperty.table(of: UIContextMenuConfiguration.self) {
        $0.get("identifier", \.identifier)
        $0.add("secondaryItemIdentifiers", \.secondaryItemIdentifiers)
        $0.add("badgeCount", \.badgeCount)
        $0.add("preferredMenuElementOrder", \.preferredMenuElementOrder)
    }
    static let uiMenu = ObjectProperty.table(of: UIMenu.self) {
        $0.get("identifier", \.identifier)
        $0.get("options", \.options)
        $0.get("children", \.children)
        $0.add("preferredElementSize", \.preferredElementSize)
        $0.add("displayPreferences", \.displayPreferences)
        $0.get("selectedElements", \.selectedElements)
    }
    static let uiMenuElement = ObjectProperty.table(of: UIMenuElement.self) {
        $0.get("title", \.title)
        $0.add("subtitle", \.subtitle)
        $0.get("image", \.image)
    }
    static let uiAction = ObjectProperty.table(of: UIAction.self) {
        $0.get("identifier", \.identifier)
        $0.add("discoverabilityTitle", \.discoverabilityTitle)
        $0.add("attributes", \.attributes)
        $0.add("state", \.state)
        $0.add("selectedImage", \.selectedImage)
        $0.get("sender", \.sender)
    }
    static let uiMenuDisplayPreferences = ObjectProperty.table(of: UIMenuDisplayPreferences.self) {
        $0.add("maximumNumberOfTitleLines", \.maximumNumberOfTitleLines)
    }
    static let uiMenuController = ObjectProperty.table(of: UIMenuController.self) {
        $0.get("menuVisible", \.isMenuVisible)
        $0.add("arrowDirection", \.arrowDirection)
        $0.add("menuItems", \.menuItems)
        $0.get("menuFrame", \.menuFrame)
    }
    static let uiMenuItem = ObjectProperty.table(of: UIMenuItem.self) {
        $0.add("title", \.title)
        $0.add("action", \.action)
    }
}
