/// The tables of all classes.
@MainActor enum PropertyTables {
    /// Returns the rows of a class and its superclasses, those of superclasses first.
    static func rows(of type: AnyClass) -> [ObjectProperty] {
        var classes: [AnyClass] = []
        var current: AnyClass? = type
        while let known = current {
            classes.append(known)
            current = _getSuperclass(known)
        }
        return classes.reversed().flatMap { byClass[ObjectIdentifier($0)] ?? [] }
    }

    private static let byClass = Dictionary(grouping: all) { ObjectIdentifier($0.owner) }

    /// The rows of all tables, of which each holds the properties that a class declares.
    static let all = [
        animationsTables, layersTables, caLayerTables, caEmitterCellTables, accessibilityTables, dynamicsTables,
        animationTables, systemControllersTables, documentsTables, uiSplitViewControllerTables,
        containerControllersTables, presentationControllersTables, uiViewControllerTables, calendarTables,
        controlsTables, barsTables, uiButtonTables, uiNavigationItemTables, uiSearchBarTables, environmentTables,
        uiViewTables, draggingTables, gesturesTables, largeContentTables, touchesTables, menusTables,
        interactionsTables, pasteAndFocusTables, graphicsTables, colorTables, contextTables, imageTables, pathTables,
        layoutTables, cellsTables, collectionsTables, uiCollectionViewTables, compositionalTables, swipingTables,
        tablesTables, uiTableViewTables, uiTableViewCellTables, storyboardsTables, attributesTables, elementsTables,
        uiTextFieldTables, uiTextViewTables, fontsTables, inputTables, textKitTables, textKit2Tables, viewsTables,
        scrollingTables, uiApplicationTables, uiScrollViewTables, coreGraphicsTables,
    ].joined().flatMap(\.self)
}
