/// The properties that act where no stage of the tests shows it, by class, each class with its reason.
enum UnseenProperties {
    static let all: [KnownProperties] = particles + layouts + lists + texts + bars + pages + touches + data

    private static let particles: [KnownProperties] = [
        KnownProperties(
            "CAEmitterLayer", "a layer with particles is told as a whole, since particles are not drawn",
            """
            birthRate lifetime emitterPosition emitterZPosition emitterSize emitterDepth emitterShape emitterMode \
            renderMode preservesDepth velocity scale spin seed
            """),
        KnownProperties(
            "CAEmitterCell", "a layer with particles is told as a whole, since particles are not drawn",
            """
            name enabled birthRate lifetime lifetimeRange emissionLatitude emissionLongitude emissionRange velocity \
            velocityRange xAcceleration yAcceleration zAcceleration scale scaleRange scaleSpeed spin spinRange color \
            redRange greenRange blueRange alphaRange redSpeed greenSpeed blueSpeed alphaSpeed contents contentsRect \
            contentsScale emitterCells style
            """),
        KnownProperties(
            "CALayer", "layers move only together with animations of their own, and call a delegate that no view is",
            "delegate beginTime duration timeOffset"),
        KnownProperties("CAReplicatorLayer", "delays animations of sublayers, copy by copy", "instanceDelay"),
        KnownProperties("CATransition", "the direction of the types that have one", "subtype"),
        KnownProperties("UIUpdateLink", "runs with frames, which call actions", "enabled"),
        KnownProperties(
            "UIViewPropertyAnimator", "lays out as the animation begins, or keeps touches until it ends",
            "flushUpdates userInteractionEnabled"),
    ]

    private static let layouts: [KnownProperties] = [
        KnownProperties("NSLayoutConstraint", "kept in archives", "shouldBeArchived"),
        KnownProperties("UILayoutGuide", "the name in messages", "identifier"),
        KnownProperties(
            "NSCollectionLayoutSection", "insets at other edges than the list has",
            "contentInsetsReference supplementaryContentInsetsReference orthogonalScrollingBehavior"),
        KnownProperties("NSCollectionLayoutDecorationItem", "the order among views that overlap", "zIndex"),
        KnownProperties("NSCollectionLayoutSupplementaryItem", "the order among views that overlap", "zIndex"),
        KnownProperties(
            "UICollectionViewCompositionalLayoutConfiguration", "insets at other edges than the list has",
            "contentInsetsReference"),
        KnownProperties(
            "UICollectionViewFlowLayout", "several items in a row, and insets at other edges than the list has",
            "minimumInteritemSpacing sectionInsetReference"),
        KnownProperties(
            "UICollectionViewFlowLayoutInvalidationContext", "what a layout computes again",
            "invalidateFlowLayoutDelegateMetrics invalidateFlowLayoutAttributes"),
        KnownProperties(
            "UICollectionViewLayoutInvalidationContext", "what a layout scrolls by when it is computed again",
            "contentOffsetAdjustment"),
        KnownProperties(
            "UISplitViewController", "limits and behaviors that agree with the widths of the stages",
            "preferredSplitBehavior minimumPrimaryColumnWidth minimumSupplementaryColumnWidth"),
        KnownProperties(
            "UIPopoverPresentationController", "a popover with room on all sides",
            "permittedArrowDirections sourceView popoverLayoutMargins"),
    ]

    private static let lists: [KnownProperties] = [
        KnownProperties(
            "UICollectionView", "items that are dragged and dropped", "dropDelegate dragInteractionEnabled"),
        KnownProperties(
            "UICollectionViewCell", "looks of a cell in a state that a list changes",
            "highlighted automaticallyUpdatesBackgroundConfiguration"),
        KnownProperties(
            "UICollectionViewController", "items that are moved", "installsStandardGestureForInteractiveMovement"),
        KnownProperties("UICollectionViewPlaceholder", "items that are dropped", "cellUpdateHandler"),
        KnownProperties("UITableViewPlaceholder", "rows that are dropped", "cellUpdateHandler"),
        KnownProperties(
            "UITableView", "rows that are dragged, dropped and fetched before, and an index under a finger",
            """
            dropDelegate dragInteractionEnabled prefetchingEnabled \
            sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor
            """),
        KnownProperties(
            "UITableViewCell", "looks of a cell in a state that a list changes",
            "showsReorderControl shouldIndentWhileEditing automaticallyUpdatesBackgroundConfiguration"),
        KnownProperties(
            "UITableViewHeaderFooterView", "looks of a header in a state that a list changes",
            "automaticallyUpdatesBackgroundConfiguration"),
    ]

    private static let texts: [KnownProperties] = [
        KnownProperties("NSLayoutManager", "asked by line fragments that are enumerated", "delegate"),
        KnownProperties("NSStringDrawingContext", "texts that shrink to a size", "minimumScaleFactor"),
        KnownProperties(
            "NSTextContainer", "containers that do not follow a text view", "layoutManager size widthTracksTextView"),
        KnownProperties("NSTextContentManager", "text that is laid out without a view", "primaryTextLayoutManager"),
        KnownProperties("NSTextContentStorage", "text that is laid out without a view", "textStorage attributedString"),
        KnownProperties("NSTextElement", "text that is laid out without a view", "textContentManager"),
        KnownProperties("NSTextLayoutManager", "text that is laid out without a view", "textContainer"),
        KnownProperties(
            "UISearchBar", "the keyboard of the field, and scopes of a bar that shows them",
            "scopeButtonTitles keyboardType returnKeyType enablesReturnKeyAutomatically textContentType"),
        KnownProperties("UISearchTextField", "the delete key behind a token", "allowsDeletingTokens"),
    ]

    private static let bars: [KnownProperties] = [
        KnownProperties("UIBarButtonItem", "items of system styles and groups", "style width buttonGroup"),
        KnownProperties("UIBarButtonItemGroup", "groups that have no room", "representativeItem"),
        KnownProperties(
            "UIBarItem", "what scripts find and what is shown large while a finger rests",
            "largeContentSizeImage largeContentSizeImageInsets tag accessibilityIdentifier accessibilityLabel"),
        KnownProperties("UINavigationBar", "a bar whose items are pushed", "delegate"),
        KnownProperties(
            "UINavigationItem", "a back button that is pressed, and a bar with large titles and room",
            "backAction centerItemGroups largeTitleDisplayMode"),
        KnownProperties(
            "UITabBarAppearance", "tab bars whose images stand beside titles",
            "inlineLayoutAppearance compactInlineLayoutAppearance"),
        KnownProperties("UIToolbar", "the items of a bar without a controller", "delegate items"),
    ]

    private static let pages: [KnownProperties] = [
        KnownProperties(
            "UIViewController", "margins, sizes and styles that a container or a window takes over",
            """
            viewRespectsSystemMinimumLayoutMargins preferredContentSize editing \
            modalPresentationCapturesStatusBarAppearance transitioningDelegate restorationIdentifier
            """),
        KnownProperties("UIDocumentViewController", "opens as the view is loaded", "document"),
        KnownProperties("UIPageViewController", "pages that curl", "doubleSided"),
        KnownProperties("UIPresentationController", "a presentation that ends or adapts", "delegate"),
        KnownProperties(
            "UISheetPresentationController", "a sheet around a list", "prefersScrollingExpandsWhenScrolledToEdge"),
        KnownProperties(
            "UIPercentDrivenInteractiveTransition", "a transition that a finger drives",
            "completionSpeed wantsInteractiveStart"),
        KnownProperties("UITabGroup", "tabs of a sidebar", "children"),
        KnownProperties(
            "UIWindow", "windows in front of others and on other screens", "rootViewController screen windowLevel"),
    ]

    private static let touches: [KnownProperties] = [
        KnownProperties("UIActivityIndicatorView", "an indicator that has stopped", "hidesWhenStopped"),
        KnownProperties("UIButton", "a state that changes by code alone", "automaticallyUpdatesConfiguration"),
        KnownProperties("UICalendarView", "days that begin at another time", "timeZone"),
        KnownProperties("UIDatePicker", "a timer's wheels", "countDownDuration"),
        KnownProperties("UIDragInteraction", "a view that is lifted", "isEnabled"),
        KnownProperties(
            "UIGestureRecognizer", "names in messages, touches of pencils, and views that hear of an end later",
            "allowedTouchTypes delaysTouchesEnded name"),
        KnownProperties("UILongPressGestureRecognizer", "a finger that wanders a little", "allowableMovement"),
        KnownProperties("UIPageControl", "the order of dots, and a dot that fills", "progress direction"),
        KnownProperties("UIPinchGestureRecognizer", "set while fingers move", "scale"),
        KnownProperties("UIRotationGestureRecognizer", "set while fingers move", "rotation"),
        KnownProperties(
            "UIControl", "interactions that the control adds by itself", "contextMenuInteraction toolTipInteraction"),
        KnownProperties(
            "UIResponder", "what a share sheet or a paste asks for", "activityItemsConfiguration pasteConfiguration"),
        KnownProperties(
            "UIScrollView", "touches on controls in the content, and scales of a view that zooms",
            "canCancelContentTouches delaysContentTouches directionalPressGestureRecognizer minimumZoomScale zoomScale"),
        KnownProperties(
            "UIView", "what scripts find and touch, and what VoiceOver speaks with",
            """
            accessibilityActivationPoint accessibilityFrame accessibilityLanguage accessibilityPath \
            accessibilityRespondsToUserInteraction accessibilityUserInputLabels
            """),
        KnownProperties("UIStepper", "a value at its limit", "maximumValue"),
    ]

    private static let data: [KnownProperties] = [
        KnownProperties("UIAccessibilityCustomRotor", "the items that a search finds", "itemSearchBlock"),
        KnownProperties("UIAccessibilityCustomRotorItemResult", "the item that a search finds", "targetElement"),
        KnownProperties("UIAccessibilityCustomRotorSearchPredicate", "where a search goes on", "currentItem"),
        KnownProperties(
            "UIAccessibilityElement", "what scripts find and touch",
            "accessibilityIdentifier accessibilityActivationPoint"),
        KnownProperties("UIActivityItemsConfiguration", "answers of an app to itself", "localObject previewProvider"),
        KnownProperties("UIDocument", "written with a file", "fileModificationDate undoManager"),
        KnownProperties("UIDragItem", "data of the app", "localObject"),
        KnownProperties("UIOpenURLContext", "data of the app", "url"),
        KnownProperties("UIPasteConfiguration", "what a paste is asked for", "acceptableTypeIdentifiers"),
        KnownProperties("UIPasteboard", "items that are given as promises", "itemProviders"),
        KnownProperties("UISceneSession", "data of the app", "userInfo"),
        KnownProperties("UISearchSuggestionItem", "data of the app", "representedObject"),
        KnownProperties("UISearchToken", "data of the app", "representedObject"),
        KnownProperties("UITab", "data of the app, and a tab that cannot be chosen", "userInfo enabled"),
    ]
}
