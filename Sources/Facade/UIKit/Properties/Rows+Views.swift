import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let viewsTables = [
        uiSceneActivationConditions, uiSceneWindowingBehaviors, uiScreenshotService, uiApplicationShortcutItem,
        uiDevice, uiImageView, uiInterpolatingMotionEffect, uiMotionEffectGroup, uiPreviewInteraction, uiResponder,
        uiScreen, uiScreenMode, uiStackView, uiUserNotificationCategory, uiUserNotificationSettings, uiPreviewAction,
        uiPreviewActionGroup, uiWindow, uiWindowSceneActivationRequestOptions, uiWindowSceneActivationConfiguration,
        uiWindowSceneActivationInteraction, uiWindowSceneDestructionRequestOptions, uiSceneConnectionOptions,
        uiSceneActivationRequestOptions, uiScene, uiWindowScene, uiWindowSceneGeometry, uiSceneSizeRestrictions,
        uiStatusBarManager, uiSceneSession, uiSceneConfiguration, uiOpenURLContext, uiSceneOpenURLOptions,
    ]

    static let uiSceneActivationConditions = ObjectProperty.table(of: UISceneActivationConditions.self) {
        $0.add("canActivateForTargetContentIdentifierPredicate", \.canActivateForTargetContentIdentifierPredicate)
        $0.add(
            "prefersToActivateForTargetContentIdentifierPredicate",
            \.prefersToActivateForTargetContentIdentifierPredicate)
    }
    static let uiSceneWindowingBehaviors = ObjectProperty.table(of: UISceneWindowingBehaviors.self) {
        $0.add("closable", \.isClosable)
        $0.add("miniaturizable", \.isMiniaturizable)
    }
    static let uiScreenshotService = ObjectProperty.table(of: UIScreenshotService.self) {
        $0.add("delegate", \.delegate)
        $0.get("windowScene", \.windowScene)
    }
    static let uiApplicationShortcutItem = ObjectProperty.table(of: UIApplicationShortcutItem.self) {
        $0.add("type", \.type)
        $0.add("localizedTitle", \.localizedTitle)
        $0.add("localizedSubtitle", \.localizedSubtitle)
        $0.add("userInfo", \.userInfo)
        $0.add("icon", \.icon)
    }
    static let uiDevice = ObjectProperty.table(of: UIDevice.self) {
        $0.get("name", \.name)
        $0.get("model", \.model)
        $0.get("localizedModel", \.localizedModel)
        $0.get("systemName", \.systemName)
        $0.get("systemVersion", \.systemVersion)
        $0.get("identifierForVendor", \.identifierForVendor)
        $0.get("userInterfaceIdiom", \.userInterfaceIdiom)
        $0.get("orientation", \.orientation)
        $0.add("generatingDeviceOrientationNotifications", \.isGeneratingDeviceOrientationNotifications)
        $0.add("batteryMonitoringEnabled", \.isBatteryMonitoringEnabled)
        $0.get("batteryLevel", \.batteryLevel)
        $0.get("batteryState", \.batteryState)
        $0.add("proximityMonitoringEnabled", \.isProximityMonitoringEnabled)
        $0.get("proximityState", \.proximityState)
        $0.get("multitaskingSupported", \.isMultitaskingSupported)
    }
    static let uiImageView = ObjectProperty.table(of: UIImageView.self) {
        $0.add("image", \.image)
        $0.add("highlightedImage", \.highlightedImage)
        $0.add("highlighted", \.isHighlighted, nib: .own)
        $0.add("preferredSymbolConfiguration", \.preferredSymbolConfiguration)
        $0.add("animationImages", \.animationImages)
        $0.add("highlightedAnimationImages", \.highlightedAnimationImages)
        $0.add("animationDuration", \.animationDuration)
        $0.add("animationRepeatCount", \.animationRepeatCount)
        $0.get("animating", \.isAnimating)
        $0.add(
            "adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory
        )
    }
    static let uiInterpolatingMotionEffect = ObjectProperty.table(of: UIInterpolatingMotionEffect.self) {
        $0.add("keyPath", \.keyPath)
        $0.add("type", \.type)
        $0.add("minimumRelativeValue", \.minimumRelativeValue)
        $0.add("maximumRelativeValue", \.maximumRelativeValue)
    }
    static let uiMotionEffectGroup = ObjectProperty.table(of: UIMotionEffectGroup.self) {
        $0.add("motionEffects", \.motionEffects)
    }
    static let uiPreviewInteraction = ObjectProperty.table(of: UIPreviewInteraction.self) {
        $0.get("view", \.view)
        $0.add("delegate", \.delegate)
    }
    static let uiResponder = ObjectProperty.table(of: UIResponder.self) {
        $0.get("next", \.next)
        $0.get("canBecomeFirstResponder", \.canBecomeFirstResponder)
        $0.get("canResignFirstResponder", \.canResignFirstResponder)
        $0.get("firstResponder", \.isFirstResponder)
        $0.get("undoManager", \.undoManager)
        $0.get("inputView", \.inputView)
        $0.get("inputAccessoryView", \.inputAccessoryView)
        $0.get("inputViewController", \.inputViewController)
        $0.get("inputAccessoryViewController", \.inputAccessoryViewController)
        $0.get("textInputMode", \.textInputMode)
        $0.get("editingInteractionConfiguration", \.editingInteractionConfiguration)
        $0.add("activityItemsConfiguration", \.activityItemsConfiguration)
        $0.get("textInputContextIdentifier", \.textInputContextIdentifier)
        $0.get("inputAssistantItem", \.inputAssistantItem)
        $0.add("userActivity", \.userActivity)
        $0.add("pasteConfiguration", \.pasteConfiguration)
        $0.get("keyCommands", \.keyCommands)
    }
    static let uiScreen = ObjectProperty.table(of: UIScreen.self) {
        $0.get("bounds", \.bounds)
        $0.get("nativeBounds", \.nativeBounds)
        $0.get("scale", \.scale)
        $0.get("nativeScale", \.nativeScale)
        $0.add("brightness", \.brightness)
        $0.get("maximumFramesPerSecond", \.maximumFramesPerSecond)
        $0.get("captured", \.isCaptured)
        $0.add("wantsSoftwareDimming", \.wantsSoftwareDimming)
        $0.get("potentialEDRHeadroom", \.potentialEDRHeadroom)
        $0.get("currentEDRHeadroom", \.currentEDRHeadroom)
        $0.get("mirrored", \.mirrored)
        $0.get("coordinateSpace", \.coordinateSpace)
        $0.get("fixedCoordinateSpace", \.fixedCoordinateSpace)
        $0.get("traitCollection", \.traitCollection)
        $0.get("availableModes", \.availableModes)
        $0.get("currentMode", \.currentMode)
        $0.get("preferredMode", \.preferredMode)
        $0.get("overscanCompensationInsets", \.overscanCompensationInsets)
        $0.get("calibratedLatency", \.calibratedLatency)
        $0.get("focusedItem", \.focusedItem)
        $0.get("focusedView", \.focusedView)
        $0.get("supportsFocus", \.supportsFocus)
    }
    static let uiScreenMode = ObjectProperty.table(of: UIScreenMode.self) {
        $0.get("size", \.size)
        $0.get("pixelAspectRatio", \.pixelAspectRatio)
    }
    static let uiStackView = ObjectProperty.table(of: UIStackView.self) {
        $0.get("arrangedSubviews", \.arrangedSubviews)
        $0.add("axis", \.axis)
        $0.add("distribution", \.distribution)
        $0.add("alignment", \.alignment)
        $0.add("spacing", \.spacing)
        $0.add("baselineRelativeArrangement", \.isBaselineRelativeArrangement)
        $0.add("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
    }
    static let uiUserNotificationCategory = ObjectProperty.table(of: UIUserNotificationCategory.self) {
        $0.get("identifier", \.identifier)
    }
    static let uiUserNotificationSettings = ObjectProperty.table(of: UIUserNotificationSettings.self) {
        $0.get("types", \.types)
        $0.get("categories", \.categories)
    }
    static let uiPreviewAction = ObjectProperty.table(of: UIPreviewAction.self) {
        $0.get("title", \.title)
        $0.get("style", \.style)
        $0.get("handler", \.handler)
    }
    static let uiPreviewActionGroup = ObjectProperty.table(of: UIPreviewActionGroup.self) {
        $0.get("title", \.title)
    }
    static let uiWindow = ObjectProperty.table(of: UIWindow.self) {
        $0.add("rootViewController", \.rootViewController)
        $0.add("windowScene", \.windowScene)
        $0.add("canResizeToFitContent", \.canResizeToFitContent)
        $0.add("screen", \.screen)
        $0.add("windowLevel", \.windowLevel)
        $0.get("keyWindow", \.isKeyWindow)
        $0.get("canBecomeKey", \.canBecomeKey)
    }
    static let uiWindowSceneActivationRequestOptions = ObjectProperty.table(
        of: UIWindowScene.ActivationRequestOptions.self
    ) {
        $0.add("preferredPresentationStyle", \.preferredPresentationStyle)
        $0.add("placement", \.placement)
    }
    static let uiWindowSceneActivationConfiguration = ObjectProperty.table(
        of: UIWindowScene.ActivationConfiguration.self
    ) {
        $0.get("userActivity", \.userActivity)
        $0.add("options", \.options)
        $0.add("preview", \.preview)
    }
    static let uiWindowSceneActivationInteraction = ObjectProperty.table(of: UIWindowScene.ActivationInteraction.self) {
        $0.get("view", \.view)
    }
    static let uiWindowSceneDestructionRequestOptions = ObjectProperty.table(
        of: UIWindowSceneDestructionRequestOptions.self
    ) {
        $0.add("windowDismissalAnimation", \.windowDismissalAnimation)
    }
    static let uiSceneConnectionOptions = ObjectProperty.table(of: UIScene.ConnectionOptions.self) {
        $0.get("cloudKitShareMetadata", \.cloudKitShareMetadata)
        $0.get("urlContexts", \.urlContexts)
        $0.get("userActivities", \.userActivities)
        $0.get("shortcutItem", \.shortcutItem)
        $0.get("sourceApplication", \.sourceApplication)
        $0.get("handoffUserActivityType", \.handoffUserActivityType)
    }
    static let uiSceneActivationRequestOptions = ObjectProperty.table(of: UIScene.ActivationRequestOptions.self) {
        $0.add("requestingScene", \.requestingScene)
        $0.add("collectionJoinBehavior", \.collectionJoinBehavior)
    }
    static let uiScene = ObjectProperty.table(of: UIScene.self) {
        $0.add("session", \.session)
        $0.add("delegate", \.delegate)
        $0.get("activationState", \.activationState)
        $0.add("title", \.title)
        $0.add("subtitle", \.subtitle)
        $0.add("activationConditions", \.activationConditions)
        $0.get("pointerLockState", \.pointerLockState)
    }
    static let uiWindowScene = ObjectProperty.table(of: UIWindowScene.self) {
        $0.get("windows", \.windows)
        $0.get("screen", \.screen)
        $0.get("keyWindow", \.keyWindow)
        $0.get("interfaceOrientation", \.interfaceOrientation)
        $0.get("coordinateSpace", \.coordinateSpace)
        $0.get("fullScreen", \.isFullScreen)
        $0.get("windowingBehaviors", \.windowingBehaviors)
        $0.get("screenshotService", \.screenshotService)
        $0.add("activityItemsConfigurationSource", \.activityItemsConfigurationSource)
        $0.get("effectiveGeometry", \.effectiveGeometry)
        $0.get("traitCollection", \.traitCollection)
        $0.get("statusBarManager", \.statusBarManager)
        $0.get("sizeRestrictions", \.sizeRestrictions)
    }
    static let uiWindowSceneGeometry = ObjectProperty.table(of: UIWindowScene.Geometry.self) {
        $0.get("interfaceOrientation", \.interfaceOrientation)
        $0.get("coordinateSpace", \.coordinateSpace)
        $0.get("interfaceOrientationLocked", \.isInterfaceOrientationLocked)
        $0.get("interactivelyResizing", \.isInteractivelyResizing)
    }
    static let uiSceneSizeRestrictions = ObjectProperty.table(of: UISceneSizeRestrictions.self) {
        $0.add("minimumSize", \.minimumSize)
        $0.add("maximumSize", \.maximumSize)
        $0.add("allowsFullScreen", \.allowsFullScreen)
    }
    static let uiStatusBarManager = ObjectProperty.table(of: UIStatusBarManager.self) {
        $0.get("statusBarStyle", \.statusBarStyle)
        $0.get("statusBarHidden", \.isStatusBarHidden)
        $0.get("statusBarFrame", \.statusBarFrame)
    }
    static let uiSceneSession = ObjectProperty.table(of: UISceneSession.self) {
        $0.get("scene", \.scene)
        $0.get("role", \.role)
        $0.get("configuration", \.configuration)
        $0.get("persistentIdentifier", \.persistentIdentifier)
        $0.add("stateRestorationActivity", \.stateRestorationActivity)
        $0.add("userInfo", \.userInfo)
    }
    static let uiSceneConfiguration = ObjectProperty.table(of: UISceneConfiguration.self) {
        $0.add("name", \.name)
        $0.add("role", \.role)
        $0.add("sceneClass", \.sceneClass)
        $0.add("delegateClass", \.delegateClass)
        $0.add("storyboard", \.storyboard)
    }
    static let uiOpenURLContext = ObjectProperty.table(of: UIOpenURLContext.self) {
        $0.add("url", \.url)
        $0.get("options", \.options)
    }
    static let uiSceneOpenURLOptions = ObjectProperty.table(of: UIScene.OpenURLOptions.self) {
        $0.get("sourceApplication", \.sourceApplication)
        $0.get("annotation", \.annotation)
        $0.get("openInPlace", \.openInPlace)
    }
}
