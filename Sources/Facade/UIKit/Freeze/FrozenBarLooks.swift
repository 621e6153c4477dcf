import LayoutSimGeometry
import LayoutSimViewTree

/// The background of a bar as set by the properties that are older than bar appearances.
struct OlderBarLooks {
    var color: UIColor?
    /// The image in place of the whole background; an empty one makes the bar clear.
    var background: UIImage?
    /// The image in place of the line; an empty one removes it.
    var shadow: UIImage?
}

/// The background and the shadow of a bar as screens represent them.
@MainActor struct FrozenBarLooks {
    /// The background color; `nil` for the system's material.
    private(set) var color: Color?
    private(set) var looks = BarLooks()

    /// Creates the background of an appearance; where it says nothing, older properties count.
    init(_ appearance: UIBarAppearance, else older: OlderBarLooks, _ traits: UITraitCollection) {
        let isOwn = appearance.backgroundColor != nil || appearance.backgroundImage != nil
        let replacement = isOwn ? nil : older.background
        let material = replacement == nil ? appearance.backgroundEffect?.style.material : nil
        let olderColor = replacement == nil ? older.color : nil
        let shown = appearance.backgroundColor ?? olderColor ?? (material == nil ? .clear : nil)
        color = shown?.geometryColor(traits)
        // An opaque color hides the material, and an older color replaces it.
        let isMaterialSeen = color.map { $0.alpha < 255 && appearance.backgroundColor != nil }
        if isMaterialSeen ?? (material != .systemChromeMaterial) { looks.effect = material }
        looks.image = (appearance.backgroundImage ?? replacement)?.viewTreeImage(traits)
        if looks.image != nil, replacement == nil { looks.imageMode = appearance.backgroundImageContentMode.ofPicture }
        takeShadow(of: appearance, else: older, traits)
    }

    private mutating func takeShadow(
        of appearance: UIBarAppearance, else older: OlderBarLooks, _ traits: UITraitCollection
    ) {
        let isUsual = appearance.shadowColor === UIBarAppearance.usualShadowColor
        let ink = isUsual ? nil : (appearance.shadowColor ?? .clear).geometryColor(traits)
        looks.shadowColor = ink
        if let image = appearance.shadowImage ?? (isUsual ? older.shadow : nil) {
            let isTinted = image.renderingMode == .alwaysTemplate
            looks.shadowImage = isTinted && ink?.alpha == 0 ? nil : image.viewTreeImage(traits)
            looks.shadowColor = looks.shadowImage == nil ? .clear : isTinted ? ink : nil
        }
        // A clear bar has no line that could be removed.
        let isClear = color?.alpha == 0 && looks.effect == nil && looks.image == nil
        if isClear, looks.shadowColor?.alpha == 0, looks.shadowImage == nil { looks.shadowColor = nil }
    }
}

extension UINavigationBar {
    /// The background and shadow without those of appearances.
    func olderLooks(_ traits: UITraitCollection) -> OlderBarLooks {
        let position = barPosition.rawValue
        let metrics = traits.verticalSizeClass == .compact ? [UIBarMetrics.compact, .default] : [.default]
        let keys = metrics.flatMap {
            ["\(position) \($0.rawValue)", "\(UIBarPosition.any.rawValue) \($0.rawValue)", "\($0.rawValue)"]
        }
        return OlderBarLooks(
            color: barTintColor, background: keys.lazy.compactMap { self.images[$0] }.first, shadow: shadowImage)
    }
}

extension UIToolbar {
    /// The background and shadow without those of appearances.
    func olderLooks(_ traits: UITraitCollection) -> OlderBarLooks {
        let metrics = traits.verticalSizeClass == .compact ? [UIBarMetrics.compact, .default] : [.default]
        let backgrounds = metrics.lazy.flatMap { [barPosition, bar = self] metrics in
            [barPosition, .any].map { bar.backgroundImage(forToolbarPosition: $0, barMetrics: metrics) }
        }
        return OlderBarLooks(
            color: barTintColor ?? (barStyle == .default ? nil : .blackBar),
            background: backgrounds.compactMap(\.self).first,
            shadow: shadowImage(forToolbarPosition: barPosition) ?? shadowImage(forToolbarPosition: .any))
    }
}

extension UITabBar {
    /// The background and shadow without those of appearances.
    var olderLooks: OlderBarLooks {
        OlderBarLooks(
            color: barTintColor ?? backgroundColor ?? (barStyle == .default ? nil : .blackBar),
            background: backgroundImage, shadow: shadowImage)
    }
}

extension UIColor {
    /// The background color of a bar of the black style.
    fileprivate static var blackBar: UIColor { UIColor(BarLooks.black) }
}
