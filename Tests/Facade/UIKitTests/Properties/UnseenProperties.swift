/// The properties that act where no stage of the tests shows it: on touches and keys, in callbacks, in animations, in
/// other states, sizes or settings of a device, or together with other properties.
///
/// Those of an emitter are told together, as particles that are not drawn.
enum UnseenProperties {
    /// The class and the key of each property, such as `UIScrollView.bounces`.
    static let all = keys.flatMap { type, keys in keys.split(separator: " ").map { "\(type).\($0)" } }

    private static let keys: KeyValuePairs = [
        "CAEmitterLayer": """
        birthRate lifetime emitterPosition emitterZPosition emitterSize emitterDepth preservesDepth \
        velocity scale spin
        """,
        "CALayer": """
        zPosition anchorPointZ doubleSided contentsScale needsDisplayOnBoundsChange beginTime duration \
        speed timeOffset
        """,
        "CAReplicatorLayer": """
        instanceDelay instanceRedOffset instanceGreenOffset instanceBlueOffset instanceAlphaOffset
        """,
        "CAShapeLayer": "lineDashPhase",
        "NSCollectionLayoutSection": """
        interGroupSpacing contentInsetsReference supplementaryContentInsetsReference \
        orthogonalScrollingBehavior supplementariesFollowContentInsets
        """,
        "NSLayoutConstraint": "shouldBeArchived",
        "UIActivityIndicatorView": "hidesWhenStopped",
        "UIBarButtonItem": "style width changesSelectionAsPrimaryAction",
        "UIBarButtonItemGroup": "representativeItem",
        "UIBarItem": """
        landscapeImagePhone largeContentSizeImage landscapeImagePhoneInsets largeContentSizeImageInsets \
        tag accessibilityIdentifier accessibilityLabel
        """,
        "UIButton": """
        automaticallyUpdatesConfiguration changesSelectionAsPrimaryAction \
        adjustsImageSizeForAccessibilityContentSizeCategory
        """,
        "UICalendarView": "timeZone wantsDateDecorations",
        "UICollectionView": """
        prefetchingEnabled dragInteractionEnabled allowsSelection allowsMultipleSelection \
        allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing editing
        """,
        "UICollectionViewCell": "selected highlighted automaticallyUpdatesBackgroundConfiguration",
        "UICollectionViewController": "clearsSelectionOnViewWillAppear installsStandardGestureForInteractiveMovement",
        "UICollectionViewFlowLayout": """
        minimumLineSpacing minimumInteritemSpacing sectionInsetReference \
        sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
        """,
        "UICollectionViewListCell": "indentationLevel indentationWidth indentsAccessories",
        "UIControl": "highlighted showsMenuAsPrimaryAction",
        "UIDatePicker": "countDownDuration",
        "UIImageView": "highlightedImage adjustsImageSizeForAccessibilityContentSizeCategory",
        "UILabel": "adjustsFontForContentSizeCategory highlightedTextColor highlighted",
        "UILayoutGuide": "identifier",
        "UINavigationBar": "compactAppearance compactScrollEdgeAppearance",
        "UINavigationController": "hidesBarsWhenVerticallyCompact",
        "UINavigationItem": """
        backBarButtonItem backButtonTitle backButtonDisplayMode leftItemsSupplementBackButton \
        centerItemGroups largeTitleDisplayMode hidesSearchBarWhenScrolling style compactAppearance \
        compactScrollEdgeAppearance
        """,
        "UIPageControl": "direction",
        "UIPageViewController": "doubleSided",
        "UIScrollView": """
        contentSize directionalLockEnabled bounces alwaysBounceVertical alwaysBounceHorizontal \
        bouncesVertically bouncesHorizontally pagingEnabled decelerationRate delaysContentTouches \
        canCancelContentTouches minimumZoomScale maximumZoomScale zoomScale keyboardDismissMode
        """,
        "UISearchBar": """
        selectedScopeButtonIndex showsScopeBar keyboardType returnKeyType enablesReturnKeyAutomatically
        """,
        "UISearchController": """
        obscuresBackgroundDuringPresentation hidesNavigationBarDuringPresentation \
        automaticallyShowsCancelButton automaticallyShowsScopeBar \
        automaticallyShowsSearchResultsController showsSearchResultsController scopeBarActivation
        """,
        "UISegmentedControl": "momentary",
        "UISheetPresentationController": """
        prefersEdgeAttachedInCompactHeight widthFollowsPreferredContentSizeWhenEdgeAttached \
        prefersScrollingExpandsWhenScrolledToEdge
        """,
        "UISlider": "continuous",
        "UISplitViewController": """
        presentsWithGesture preferredDisplayMode preferredSplitBehavior displayModeButtonVisibility \
        preferredPrimaryColumnWidthFraction preferredPrimaryColumnWidth minimumPrimaryColumnWidth \
        maximumPrimaryColumnWidth preferredSupplementaryColumnWidthFraction \
        preferredSupplementaryColumnWidth minimumSupplementaryColumnWidth \
        maximumSupplementaryColumnWidth primaryEdge
        """,
        "UIStepper": "continuous autorepeat minimumValue maximumValue stepValue",
        "UITableView": """
        dragInteractionEnabled prefetchingEnabled sectionFooterHeight estimatedRowHeight \
        separatorInsetReference separatorStyle cellLayoutMarginsFollowReadableWidth \
        insetsContentViewsToSafeArea allowsSelection allowsSelectionDuringEditing \
        allowsMultipleSelection allowsMultipleSelectionDuringEditing sectionIndexMinimumDisplayRowCount \
        sectionIndexTrackingBackgroundColor
        """,
        "UITableViewCell": """
        selectionStyle showsReorderControl shouldIndentWhileEditing indentationWidth \
        automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration
        """,
        "UITableViewController": "clearsSelectionOnViewWillAppear",
        "UITableViewHeaderFooterView":
            "automaticallyUpdatesContentConfiguration automaticallyUpdatesBackgroundConfiguration",
        "UITextField": """
        clearsOnBeginEditing minimumFontSize adjustsFontForContentSizeCategory disabledBackground \
        clearButtonMode leftView leftViewMode rightView rightViewMode keyboardType returnKeyType \
        enablesReturnKeyAutomatically
        """,
        "UITextView": """
        editable selectable dataDetectorTypes typingAttributes linkTextAttributes \
        adjustsFontForContentSizeCategory borderStyle keyboardType returnKeyType \
        enablesReturnKeyAutomatically secureTextEntry
        """,
        "UIToolbar": "items compactAppearance compactScrollEdgeAppearance",
        "UIView": """
        showsLargeContentViewer largeContentTitle largeContentImage largeContentImageInsets \
        multipleTouchEnabled exclusiveTouch autoresizesSubviews semanticContentAttribute \
        overrideUserInterfaceStyle userInteractionEnabled accessibilityLanguage \
        accessibilityRespondsToUserInteraction accessibilityPath accessibilityFrame \
        accessibilityActivationPoint
        """,
        "UIViewController": """
        viewRespectsSystemMinimumLayoutMargins extendedLayoutIncludesOpaqueBars preferredContentSize \
        hidesBottomBarWhenPushed editing modalTransitionStyle modalInPresentation \
        modalPresentationCapturesStatusBarAppearance restorationIdentifier overrideUserInterfaceStyle
        """,
        "UIWindow": "windowLevel",
    ]
}
