import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let barsTables = [
        uiBarAppearance, uiNavigationBarAppearance, uiTabBarAppearance, uiBarButtonItemStateAppearance,
        uiBarButtonItemAppearance, uiTabBarItemStateAppearance, uiTabBarItemAppearance, uiBarButtonItem,
        uiBarButtonItemGroup, uiBarItem, uiNavigationBar, uiTabBar, uiTabBarItem,
    ]

    static let uiBarAppearance = ObjectProperty.table(of: UIBarAppearance.self) {
        $0.add("backgroundEffect", \.backgroundEffect)
        $0.add("backgroundColor", \.backgroundColor)
        $0.add("backgroundImage", \.backgroundImage)
        $0.add("backgroundImageContentMode", \.backgroundImageContentMode)
        $0.add("shadowColor", \.shadowColor)
        $0.add("shadowImage", \.shadowImage)
    }
    static let uiNavigationBarAppearance = ObjectProperty.table(of: UINavigationBarAppearance.self) {
        $0.add("titleTextAttributes", \.titleTextAttributes)
        $0.add("titlePositionAdjustment", \.titlePositionAdjustment)
        $0.add("largeTitleTextAttributes", \.largeTitleTextAttributes)
        $0.add("subtitleTextAttributes", \.subtitleTextAttributes)
        $0.add("buttonAppearance", \.buttonAppearance)
        $0.add("doneButtonAppearance", \.doneButtonAppearance)
        $0.add("prominentButtonAppearance", \.prominentButtonAppearance)
        $0.add("backButtonAppearance", \.backButtonAppearance)
        $0.get("backIndicatorImage", \.backIndicatorImage)
        $0.get("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage)
    }
    static let uiTabBarAppearance = ObjectProperty.table(of: UITabBarAppearance.self) {
        $0.add("stackedLayoutAppearance", \.stackedLayoutAppearance)
        $0.add("inlineLayoutAppearance", \.inlineLayoutAppearance)
        $0.add("compactInlineLayoutAppearance", \.compactInlineLayoutAppearance)
        $0.add("selectionIndicatorTintColor", \.selectionIndicatorTintColor)
        $0.add("selectionIndicatorImage", \.selectionIndicatorImage)
        $0.add("stackedItemPositioning", \.stackedItemPositioning)
        $0.add("stackedItemWidth", \.stackedItemWidth)
        $0.add("stackedItemSpacing", \.stackedItemSpacing)
    }
    static let uiBarButtonItemStateAppearance = ObjectProperty.table(of: UIBarButtonItemStateAppearance.self) {
        $0.add("titleTextAttributes", \.titleTextAttributes)
        $0.add("titlePositionAdjustment", \.titlePositionAdjustment)
        $0.add("backgroundImage", \.backgroundImage)
        $0.add("backgroundImagePositionAdjustment", \.backgroundImagePositionAdjustment)
    }
    static let uiBarButtonItemAppearance = ObjectProperty.table(of: UIBarButtonItemAppearance.self) {
        $0.get("normal", \.normal)
        $0.get("highlighted", \.highlighted)
        $0.get("disabled", \.disabled)
        $0.get("focused", \.focused)
    }
    static let uiTabBarItemStateAppearance = ObjectProperty.table(of: UITabBarItemStateAppearance.self) {
        $0.add("titleTextAttributes", \.titleTextAttributes)
        $0.add("titlePositionAdjustment", \.titlePositionAdjustment)
        $0.add("iconColor", \.iconColor)
        $0.add("badgePositionAdjustment", \.badgePositionAdjustment)
        $0.add("badgeBackgroundColor", \.badgeBackgroundColor)
        $0.add("badgeTextAttributes", \.badgeTextAttributes)
        $0.add("badgeTitlePositionAdjustment", \.badgeTitlePositionAdjustment)
    }
    static let uiTabBarItemAppearance = ObjectProperty.table(of: UITabBarItemAppearance.self) {
        $0.get("normal", \.normal)
        $0.get("selected", \.selected)
        $0.get("disabled", \.disabled)
        $0.get("focused", \.focused)
    }
    static let uiBarButtonItem = ObjectProperty.table(of: UIBarButtonItem.self) {
        $0.add("style", \.style)
        $0.add("width", \.width, nib: .own)
        $0.add("possibleTitles", \.possibleTitles)
        $0.add("customView", \.customView)
        $0.add("action", \.action)
        $0.add("target", \.target)
        $0.add("primaryAction", \.primaryAction)
        $0.add("menu", \.menu)
        $0.add("preferredMenuElementOrder", \.preferredMenuElementOrder)
        $0.add("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction)
        $0.add("selected", \.isSelected)
        $0.add("hidden", \.isHidden)
        $0.add("tintColor", \.tintColor, nib: .own)
        $0.add("menuRepresentation", \.menuRepresentation)
        $0.add("symbolAnimationEnabled", \.isSymbolAnimationEnabled)
        $0.add("hidesSharedBackground", \.hidesSharedBackground)
        $0.add("sharesBackground", \.sharesBackground)
        $0.add("identifier", \.identifier)
        $0.add("badge", \.badge)
        $0.add("buttonGroup", \.buttonGroup)
    }
    static let uiBarButtonItemGroup = ObjectProperty.table(of: UIBarButtonItemGroup.self) {
        $0.add("barButtonItems", \.barButtonItems)
        $0.add("representativeItem", \.representativeItem)
        $0.add("alwaysAvailable", \.alwaysAvailable)
        $0.add("hidden", \.isHidden)
        $0.add("menuRepresentation", \.menuRepresentation)
    }
    static let uiBarItem = ObjectProperty.table(of: UIBarItem.self) {
        $0.add("enabled", \.isEnabled, nib: .own)
        $0.add("title", \.title, nib: .own)
        $0.add("image", \.image, nib: .own)
        $0.add("landscapeImagePhone", \.landscapeImagePhone)
        $0.add("largeContentSizeImage", \.largeContentSizeImage)
        $0.add("imageInsets", \.imageInsets)
        $0.add("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets)
        $0.add("largeContentSizeImageInsets", \.largeContentSizeImageInsets)
        $0.add("tag", \.tag, nib: .own)
        $0.add("accessibilityIdentifier", \.accessibilityIdentifier, nib: .own)
        $0.add("accessibilityLabel", \.accessibilityLabel, nib: .own)
        $0.add("accessibilityHint", \.accessibilityHint)
        $0.add("accessibilityValue", \.accessibilityValue)
        $0.add("isAccessibilityElement", \.isAccessibilityElement)
        $0.add("accessibilityTraits", \.accessibilityTraits)
    }
    static let uiNavigationBar = ObjectProperty.table(of: UINavigationBar.self) {
        $0.add("delegate", \.delegate)
        $0.look("barStyle", \.barStyle, nib: .own)
        $0.look("translucent", \.isTranslucent, nib: .own)
        $0.look("prefersLargeTitles", \.prefersLargeTitles, nib: .named("largeTitles"))
        $0.look("barTintColor", \.barTintColor, nib: .own)
        $0.look("shadowImage", \.shadowImage)
        $0.optionalLook("titleTextAttributes", \.titleTextAttributes)
        $0.optionalLook("largeTitleTextAttributes", \.largeTitleTextAttributes)
        $0.look("backIndicatorImage", \.backIndicatorImage)
        $0.look("backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage)
        $0.add("standardAppearance", \.standardAppearance, appearance: .navigationBar)
        $0.optionalLook("compactAppearance", \.compactAppearance)
        $0.optionalLook("scrollEdgeAppearance", \.scrollEdgeAppearance)
        $0.optionalLook("compactScrollEdgeAppearance", \.compactScrollEdgeAppearance)
        $0.add("preferredBehavioralStyle", \.preferredBehavioralStyle)
        $0.get("barPosition", \.barPosition)
        $0.add("items", \.items)
        $0.get("topItem", \.topItem)
        $0.get("backItem", \.backItem)
    }
    static let uiTabBar = ObjectProperty.table(of: UITabBar.self) {
        $0.add("delegate", \.delegate)
        $0.add("items", \.items)
        $0.add("selectedItem", \.selectedItem)
        $0.get("customizing", \.isCustomizing)
        $0.look("barTintColor", \.barTintColor, nib: .own)
        $0.look("unselectedItemTintColor", \.unselectedItemTintColor)
        $0.add("selectedImageTintColor", \.selectedImageTintColor)
        $0.look("backgroundImage", \.backgroundImage)
        $0.look("selectionIndicatorImage", \.selectionIndicatorImage)
        $0.look("shadowImage", \.shadowImage)
        $0.look("itemPositioning", \.itemPositioning)
        $0.look("itemWidth", \.itemWidth)
        $0.look("itemSpacing", \.itemSpacing)
        $0.look("barStyle", \.barStyle, nib: .own)
        $0.look("translucent", \.isTranslucent, nib: .own)
        $0.add("standardAppearance", \.standardAppearance, appearance: .tabBar)
        $0.optionalLook("scrollEdgeAppearance", \.scrollEdgeAppearance)
    }
    static let uiTabBarItem = ObjectProperty.table(of: UITabBarItem.self) {
        $0.add("selectedImage", \.selectedImage, nib: .own)
        $0.add("badgeValue", \.badgeValue, nib: .own)
        $0.add("badgeColor", \.badgeColor, nib: .own)
        $0.add("titlePositionAdjustment", \.titlePositionAdjustment, nib: .own)
        $0.add("standardAppearance", \.standardAppearance)
        $0.add("scrollEdgeAppearance", \.scrollEdgeAppearance)
    }
}
