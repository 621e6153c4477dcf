/// The properties that are outside of the tests, by class, each class with its reason.
enum OutsideProperties {
    /// Those that raise an exception where a test runs, as on devices.
    static let refused = [
        KnownProperties("UIImagePickerController", "needs a camera", "showsCameraControls cameraOverlayView")
    ]

    /// Those whose objects no stage makes.
    static let withoutStage: [KnownProperties] = [
        KnownProperties("ActivationConfiguration", "made of a request that names a scene", "options preview"),
        KnownProperties("NSTextAttachmentViewProvider", "made by a text view", "tracksTextAttachmentViewBounds view"),
        KnownProperties("NSTextLayoutFragment", "made by a text view", "textLayoutManager layoutQueue"),
        KnownProperties(
            "UICollectionLayoutSectionOrthogonalScrollingProperties", "made by a section that scrolls across",
            "bounce decelerationRate"),
        KnownProperties(
            "UICollectionViewTransitionLayout", "made while a list changes its layout", "transitionProgress"),
        KnownProperties(
            "UIDocumentBrowserAction", "made for a browser", "image supportedContentTypes supportsMultipleItems"),
        KnownProperties("UIImage", "images of Linux have no names for scripts", "accessibilityIdentifier"),
        KnownProperties("UIPointerAccessory", "made for a pointer", "orientationMatchesAngle"),
        KnownProperties("UIScreenshotService", "made by a scene", "delegate"),
    ]

    /// Those that have no other value, or none that can be made.
    static let withoutValue: [KnownProperties] = [
        KnownProperties("ActivationRequestOptions", "another scene", "placement requestingScene"),
        KnownProperties("CALayer", "actions by key", "actions"),
        KnownProperties("CAPropertyAnimation", "functions of values", "valueFunction"),
        KnownProperties("NSCollectionLayoutSection", "made by the section itself", "orthogonalScrollingProperties"),
        KnownProperties("NSTextContentManager", "a delegate without requirements", "delegate"),
        KnownProperties("NSTextElement", "a range of its manager", "elementRange"),
        KnownProperties("NSTextLayoutManager", "parts of a text that is laid out", "delegate textSelections"),
        KnownProperties("NSTextViewportLayoutController", "parts of a text that is laid out", "delegate"),
        KnownProperties("UIAccessibilityCustomRotorItemResult", "a range of a text", "targetRange"),
        KnownProperties("UICollectionViewCompositionalLayout", "made with the layout", "configuration"),
        KnownProperties("UIPercentDrivenInteractiveTransition", "curves of a transition", "timingCurve"),
        KnownProperties(
            "UIPopoverPresentationController", "an item of the page, a class of the app",
            "sourceItem popoverBackgroundViewClass"),
        KnownProperties("UIScene", "another scene", "session delegate activationConditions"),
        KnownProperties(
            "UISceneActivationConditions", "predicates of identifiers",
            """
            canActivateForTargetContentIdentifierPredicate \
            prefersToActivateForTargetContentIdentifierPredicate
            """),
        KnownProperties(
            "UISceneConfiguration", "classes and storyboards of an app", "sceneClass delegateClass storyboard"),
        KnownProperties("UITabBarController", "a tab of the controller", "selectedTab"),
        KnownProperties("UITabGroup", "a tab of the group", "selectedChild"),
        KnownProperties("UITextField", "made by the field", "tokenizer"),
        KnownProperties("UITextInteraction", "a responder of the app", "textInput"),
        KnownProperties(
            "UITextSelectionDisplayInteraction", "made by the interaction", "cursorView highlightView handleViews"),
        KnownProperties("UITextView", "made by the view", "tokenizer textFormattingConfiguration"),
        KnownProperties("UIView", "a structure that is changed in place", "traitOverrides"),
        KnownProperties(
            "UIViewController", "structures that are changed in place, and a class of the app",
            "preferredTransition restorationClass traitOverrides"),
        KnownProperties("UIWindow", "another scene", "windowScene"),
        KnownProperties("UIWindowScene", "an object of the app", "activityItemsConfigurationSource"),
    ]
}
