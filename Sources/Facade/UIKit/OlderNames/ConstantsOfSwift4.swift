public import CoreGraphics

/// The name of `UITableView.automaticDimension` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.automaticDimension")
@preconcurrency @MainActor public var UITableViewAutomaticDimension: CGFloat { UITableView.automaticDimension }

/// The name of `UITableView.indexSearch` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UITableView.indexSearch")
@preconcurrency @MainActor public var UITableViewIndexSearch: String { UITableView.indexSearch }

/// The name of `UICollectionView.elementKindSectionHeader` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionHeader")
@preconcurrency @MainActor
public var UICollectionElementKindSectionHeader: String { UICollectionView.elementKindSectionHeader }

/// The name of `UICollectionView.elementKindSectionFooter` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionView.elementKindSectionFooter")
@preconcurrency @MainActor
public var UICollectionElementKindSectionFooter: String { UICollectionView.elementKindSectionFooter }

/// The name of `UICollectionViewFlowLayout.automaticSize` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UICollectionViewFlowLayout.automaticSize")
@preconcurrency @MainActor
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { UICollectionViewFlowLayout.automaticSize }

/// The name of `UIResponder.keyboardFrameEndUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameEndUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardFrameEndUserInfoKey: String { UIResponder.keyboardFrameEndUserInfoKey }

/// The name of `UIResponder.keyboardFrameBeginUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardFrameBeginUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardFrameBeginUserInfoKey: String { UIResponder.keyboardFrameBeginUserInfoKey }

/// The name of `UIResponder.keyboardAnimationDurationUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationDurationUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardAnimationDurationUserInfoKey: String { UIResponder.keyboardAnimationDurationUserInfoKey }

/// The name of `UIResponder.keyboardAnimationCurveUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardAnimationCurveUserInfoKey")
@preconcurrency @MainActor
public var UIKeyboardAnimationCurveUserInfoKey: String { UIResponder.keyboardAnimationCurveUserInfoKey }

/// The name of `UIResponder.keyboardIsLocalUserInfoKey` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardIsLocalUserInfoKey")
@preconcurrency @MainActor public var UIKeyboardIsLocalUserInfoKey: String { UIResponder.keyboardIsLocalUserInfoKey }

/// The name of `UIApplication.openSettingsURLString` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.openSettingsURLString")
@preconcurrency @MainActor public var UIApplicationOpenSettingsURLString: String { UIApplication.openSettingsURLString }

/// The name of `UIScrollView.DecelerationRate.normal` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.normal")
@preconcurrency @MainActor
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.normal }

/// The name of `UIScrollView.DecelerationRate.fast` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIScrollView.DecelerationRate.fast")
@preconcurrency @MainActor
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { UIScrollView.DecelerationRate.fast }

/// The name of `UIBackgroundTaskIdentifier.invalid` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIBackgroundTaskIdentifier.invalid")
@preconcurrency @MainActor
public var UIBackgroundTaskInvalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier.invalid }

/// The name of `UISegmentedControl.noSegment` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UISegmentedControl.noSegment")
@preconcurrency @MainActor public var UISegmentedControlNoSegment: Int { UISegmentedControl.noSegment }

/// The name of `UIAccessibilityTraits.none` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
@preconcurrency @MainActor public var UIAccessibilityTraitNone: UIAccessibilityTraits { UIAccessibilityTraits.none }

/// The name of `UIAccessibilityTraits.button` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
@preconcurrency @MainActor public var UIAccessibilityTraitButton: UIAccessibilityTraits { UIAccessibilityTraits.button }

/// The name of `UIAccessibilityTraits.link` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
@preconcurrency @MainActor public var UIAccessibilityTraitLink: UIAccessibilityTraits { UIAccessibilityTraits.link }

/// The name of `UIAccessibilityTraits.header` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
@preconcurrency @MainActor public var UIAccessibilityTraitHeader: UIAccessibilityTraits { UIAccessibilityTraits.header }

/// The name of `UIAccessibilityTraits.image` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
@preconcurrency @MainActor public var UIAccessibilityTraitImage: UIAccessibilityTraits { UIAccessibilityTraits.image }

/// The name of `UIAccessibilityTraits.selected` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
@preconcurrency @MainActor
public var UIAccessibilityTraitSelected: UIAccessibilityTraits { UIAccessibilityTraits.selected }

/// The name of `UIAccessibilityTraits.staticText` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
@preconcurrency @MainActor
public var UIAccessibilityTraitStaticText: UIAccessibilityTraits { UIAccessibilityTraits.staticText }

/// The name of `UIAccessibilityTraits.adjustable` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
@preconcurrency @MainActor
public var UIAccessibilityTraitAdjustable: UIAccessibilityTraits { UIAccessibilityTraits.adjustable }

/// The name of `UIAccessibilityTraits.notEnabled` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
@preconcurrency @MainActor
public var UIAccessibilityTraitNotEnabled: UIAccessibilityTraits { UIAccessibilityTraits.notEnabled }

/// The name of `UIAccessibilityTraits.updatesFrequently` before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
@preconcurrency @MainActor
public var UIAccessibilityTraitUpdatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits.updatesFrequently }
