import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimViewTree

extension UIBarButtonItem {
    /// Returns the bar button item as screens represent it, in a bar with an appearance of the button's style.
    func value(in appearance: UIBarButtonItemAppearance, _ traits: UITraitCollection) -> BarContents.Item {
        var item = BarContents.Item(shownTitle)
        item.isFlexibleSpace = systemItem == .flexibleSpace
        item.style = style == .done ? .done : .plain
        guard customView == nil, systemItem != .fixedSpace else {
            item.title = ""
            item.width = Double(titleWidth)
            return item
        }
        let isCompact = traits.verticalSizeClass == .compact
        let looks = BarButtonLooks(self, in: appearance, isCompact: isCompact)
        let picture = shownImage(isCompact: isCompact)
        let ink = picture == nil && !shownTitle.isEmpty ? looks.attributes[.foregroundColor] as? UIColor : nil
        item.tint = (ink ?? (isEnabled ? tintColor : .tertiaryLabel))?.geometryColor(traits)
        if let picture {
            item.image = picture.viewTreeImage(traits)
            if picture.renderingMode == .automatic, picture.values.tint == nil { item.image?.isTemplate = true }
        } else if shownTitle.isEmpty {
            item.image = systemLook?.image
        }
        var shown = BarItemLooks(looks, traits)
        if item.image == nil {
            shown.text = BarText(
                looks.attributes, else: plainFont, moved: looks.titleOffset, ink: item.tint, traits)
        } else {
            shown.imageInsets = EdgeInsets(shownImageInsets(isCompact: isCompact))
        }
        shown.isSelected = isSelected
        if shown != BarItemLooks() { item.looks = shown }
        return item
    }
}

extension UIBarItem {
    /// Returns the image for a compact or a regular height.
    func shownImage(isCompact: Bool) -> UIImage? { (isCompact ? landscapeImagePhone : nil) ?? image }

    /// Returns the insets of the image for a compact or a regular height, in points; insets that are not finite count
    /// as none.
    func shownImageInsets(isCompact: Bool) -> UIEdgeInsets {
        let insets = isCompact && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
        return [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite) ? insets : .zero
    }
}

extension BarItemLooks {
    /// Creates the looks of a button without those of its title and image.
    @MainActor init(_ looks: BarButtonLooks, _ traits: UITraitCollection) {
        self.init()
        background = looks.background?.viewTreeImage(traits)
        if background != nil { backgroundOffset = Point(looks.backgroundOffset) }
    }
}
