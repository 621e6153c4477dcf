/// Optional requirements of Apple's protocols that are called without labels.
enum KnownRequirements {
    static let names: Set<String> = [
        "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillBeginDecelerating",
        "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "viewForZooming",
        "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset",
        "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
        "textFieldDidEndEditing", "textFieldDidChangeSelection", "textFieldShouldClear", "textFieldShouldReturn",
        "textViewShouldBeginEditing", "textViewDidBeginEditing", "textViewShouldEndEditing", "textViewDidEndEditing",
        "textViewDidChange", "textViewDidChangeSelection",
        "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing", "searchBarShouldEndEditing",
        "searchBarTextDidEndEditing", "searchBarSearchButtonClicked", "searchBarCancelButtonClicked",
        "searchBarBookmarkButtonClicked", "searchBarResultsListButtonClicked",
        "gestureRecognizerShouldBegin", "sectionIndexTitles",
        "navigationControllerSupportedInterfaceOrientations", "tabBarControllerSupportedInterfaceOrientations",
        "presentationControllerDidDismiss", "presentationControllerShouldDismiss",
        "presentationControllerWillDismiss", "presentationControllerDidAttemptToDismiss",
        "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
        "applicationWillEnterForeground", "applicationWillTerminate", "sceneDidBecomeActive", "sceneWillResignActive",
        "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneDidDisconnect",
        "animationDidStart", "animationEnded", "layerWillDraw",
        "updateSearchResults", "willPresentSearchController", "didPresentSearchController",
        "willDismissSearchController", "didDismissSearchController",
    ]
}
