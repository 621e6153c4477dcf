import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let environmentTables = [
        uiTraitCollection
    ]

    static let uiTraitCollection = ObjectProperty.table(of: UITraitCollection.self) {
        $0.get("sceneCaptureState", \.sceneCaptureState)
        $0.get("typesettingLanguage", \.typesettingLanguage)
        $0.get("listEnvironment", \.listEnvironment)
        $0.get("toolbarItemPresentationSize", \.toolbarItemPresentationSize)
        $0.get("tabAccessoryEnvironment", \.tabAccessoryEnvironment)
        $0.get("imageConfiguration", \.imageConfiguration)
        $0.get("userInterfaceIdiom", \.userInterfaceIdiom)
        $0.get("userInterfaceStyle", \.userInterfaceStyle)
        $0.get("horizontalSizeClass", \.horizontalSizeClass)
        $0.get("verticalSizeClass", \.verticalSizeClass)
        $0.get("displayScale", \.displayScale)
        $0.get("displayGamut", \.displayGamut)
        $0.get("layoutDirection", \.layoutDirection)
        $0.get("preferredContentSizeCategory", \.preferredContentSizeCategory)
        $0.get("accessibilityContrast", \.accessibilityContrast)
        $0.get("userInterfaceLevel", \.userInterfaceLevel)
        $0.get("legibilityWeight", \.legibilityWeight)
        $0.get("forceTouchCapability", \.forceTouchCapability)
        $0.get("activeAppearance", \.activeAppearance)
        $0.get("imageDynamicRange", \.imageDynamicRange)
    }
}
