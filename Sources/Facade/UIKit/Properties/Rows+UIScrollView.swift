import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let uiScrollViewTables = [
        uiScrollView
    ]

    static let uiScrollView = ObjectProperty.table(of: UIScrollView.self) {
        $0.add("delegate", \.delegate)
        $0.get("topEdgeEffect", \.topEdgeEffect)
        $0.get("leftEdgeEffect", \.leftEdgeEffect)
        $0.get("bottomEdgeEffect", \.bottomEdgeEffect)
        $0.get("rightEdgeEffect", \.rightEdgeEffect)
        $0.add("contentAlignmentPoint", \.contentAlignmentPoint)
        $0.add("contentOffset", \.contentOffset)
        $0.add("contentSize", \.contentSize)
        $0.add("contentInset", \.contentInset, nib: .own)
        $0.get("adjustedContentInset", \.adjustedContentInset)
        $0.look("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, nib: .own)
        $0.add("automaticallyAdjustsScrollIndicatorInsets", \.automaticallyAdjustsScrollIndicatorInsets)
        $0.get("contentLayoutGuide", \.contentLayoutGuide)
        $0.get("frameLayoutGuide", \.frameLayoutGuide)
        $0.add("directionalLockEnabled", \.isDirectionalLockEnabled, nib: .own)
        $0.add("bounces", \.bounces, nib: .own)
        $0.add("alwaysBounceVertical", \.alwaysBounceVertical, nib: .own)
        $0.add("alwaysBounceHorizontal", \.alwaysBounceHorizontal, nib: .own)
        $0.add("bouncesVertically", \.bouncesVertically)
        $0.add("bouncesHorizontally", \.bouncesHorizontally)
        $0.add("pagingEnabled", \.isPagingEnabled, nib: .own)
        $0.add("scrollEnabled", \.isScrollEnabled, nib: .own)
        $0.add("transfersVerticalScrollingToParent", \.transfersVerticalScrollingToParent)
        $0.add("transfersHorizontalScrollingToParent", \.transfersHorizontalScrollingToParent)
        $0.look("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, nib: .own)
        $0.look("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, nib: .own)
        $0.look("indicatorStyle", \.indicatorStyle, nib: .own)
        $0.add("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets)
        $0.add("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets)
        $0.add("scrollIndicatorInsets", \.scrollIndicatorInsets, nib: .own)
        $0.add("decelerationRate", \.decelerationRate)
        $0.add("indexDisplayMode", \.indexDisplayMode)
        $0.get("tracking", \.isTracking)
        $0.get("dragging", \.isDragging)
        $0.get("decelerating", \.isDecelerating)
        $0.get("scrollAnimating", \.isScrollAnimating)
        $0.add("delaysContentTouches", \.delaysContentTouches, nib: .own)
        $0.add("canCancelContentTouches", \.canCancelContentTouches, nib: .own)
        $0.add("minimumZoomScale", \.minimumZoomScale, nib: .own)
        $0.add("maximumZoomScale", \.maximumZoomScale, nib: .own)
        $0.add("zoomScale", \.zoomScale)
        $0.add("bouncesZoom", \.bouncesZoom, nib: .own)
        $0.get("zooming", \.isZooming)
        $0.get("zoomBouncing", \.isZoomBouncing)
        $0.add("scrollsToTop", \.scrollsToTop)
        $0.look("keyboardDismissMode", \.keyboardDismissMode, nib: .own)
        $0.add("allowsKeyboardScrolling", \.allowsKeyboardScrolling)
        $0.add("refreshControl", \.refreshControl)
        $0.get("panGestureRecognizer", \.panGestureRecognizer)
        $0.get("pinchGestureRecognizer", \.pinchGestureRecognizer)
        $0.add("directionalPressGestureRecognizer", \.directionalPressGestureRecognizer)
    }
}
