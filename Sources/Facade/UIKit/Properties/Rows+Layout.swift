import CoreGraphics
import Foundation
import QuartzCore

extension PropertyTables {
    /// The tables of this file.
    static let layoutTables = [
        nsLayoutConstraint, uiLayoutGuide, uiKeyboardLayoutGuide,
    ]

    static let nsLayoutConstraint = ObjectProperty.table(of: NSLayoutConstraint.self) {
        $0.get("firstItem", \.firstItem)
        $0.get("secondItem", \.secondItem)
        $0.get("firstAttribute", \.firstAttribute)
        $0.get("secondAttribute", \.secondAttribute)
        $0.get("relation", \.relation)
        $0.get("multiplier", \.multiplier)
        $0.add("constant", \.constant)
        $0.add("priority", \.priority)
        $0.add("identifier", \.identifier)
        $0.add("shouldBeArchived", \.shouldBeArchived)
        $0.add("active", \.isActive)
        $0.get("firstAnchor", \.firstAnchor)
        $0.get("secondAnchor", \.secondAnchor)
    }
    static let uiLayoutGuide = ObjectProperty.table(of: UILayoutGuide.self) {
        $0.add("identifier", \.identifier)
        $0.add("owningView", \.owningView)
        $0.get("layoutFrame", \.layoutFrame)
        $0.get("hasAmbiguousLayout", \.hasAmbiguousLayout)
        $0.get("leadingAnchor", \.leadingAnchor)
        $0.get("trailingAnchor", \.trailingAnchor)
        $0.get("leftAnchor", \.leftAnchor)
        $0.get("rightAnchor", \.rightAnchor)
        $0.get("topAnchor", \.topAnchor)
        $0.get("bottomAnchor", \.bottomAnchor)
        $0.get("widthAnchor", \.widthAnchor)
        $0.get("heightAnchor", \.heightAnchor)
        $0.get("centerXAnchor", \.centerXAnchor)
        $0.get("centerYAnchor", \.centerYAnchor)
    }
    static let uiKeyboardLayoutGuide = ObjectProperty.table(of: UIKeyboardLayoutGuide.self) {
        $0.add("followsUndockedKeyboard", \.followsUndockedKeyboard)
        $0.add("usesBottomSafeArea", \.usesBottomSafeArea)
        $0.add("keyboardDismissPadding", \.keyboardDismissPadding)
    }
}
