import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let uiButtonTables = [
        uiButton
    ]

    static let uiButton = ObjectProperty.table(of: UIButton.self) {
        $0.get("buttonType", \.buttonType)
        $0.get("titleLabel", \.titleLabel)
        $0.get("imageView", \.imageView)
        $0.get("subtitleLabel", \.subtitleLabel)
        $0.add("configuration", \.configuration)
        $0.add("configurationUpdateHandler", \.configurationUpdateHandler)
        $0.add("automaticallyUpdatesConfiguration", \.automaticallyUpdatesConfiguration)
        $0.add("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, nib: .own)
        $0.add("menu", \.menu)
        $0.add("preferredMenuElementOrder", \.preferredMenuElementOrder)
        $0.add("pointerStyleProvider", \.pointerStyleProvider)
        $0.add("pointerInteractionEnabled", \.isPointerInteractionEnabled)
        $0.get("hovered", \.isHovered)
        $0.get("held", \.isHeld)
        $0.add(
            "adjustsImageSizeForAccessibilityContentSizeCategory", \.adjustsImageSizeForAccessibilityContentSizeCategory
        )
        $0.add("role", \.role)
        $0.add("preferredBehavioralStyle", \.preferredBehavioralStyle)
        $0.get("behavioralStyle", \.behavioralStyle)
        $0.look("contentEdgeInsets", \.contentEdgeInsets)
        $0.look("titleEdgeInsets", \.titleEdgeInsets)
        $0.look("imageEdgeInsets", \.imageEdgeInsets)
        $0.add("reversesTitleShadowWhenHighlighted", \.reversesTitleShadowWhenHighlighted, nib: .own)
        $0.add("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted, nib: .own)
        $0.add("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled, nib: .own)
        $0.add("showsTouchWhenHighlighted", \.showsTouchWhenHighlighted, nib: .own)
        $0.add("font", \.font)
        $0.get("currentTitle", \.currentTitle)
        $0.get("currentTitleColor", \.currentTitleColor)
        $0.get("currentTitleShadowColor", \.currentTitleShadowColor)
        $0.get("currentImage", \.currentImage)
        $0.get("currentBackgroundImage", \.currentBackgroundImage)
        $0.get("currentPreferredSymbolConfiguration", \.currentPreferredSymbolConfiguration)
        $0.get("currentAttributedTitle", \.currentAttributedTitle)
    }
}
