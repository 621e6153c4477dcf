import Foundation
import QuartzCore
import Synchronization
import UIKit

/// What an environment says of all texts in it, found once for each version of its values.
final class TextSettings: Sendable {
    /// The look of words that say nothing of their own.
    let look: TextLook
    /// The font of words that say nothing of their own.
    let font: UIFont
    /// The color of letters; `nil` where views around set a style.
    let color: UIColor?
    let traits: UITraitCollection
    /// Pixels per point.
    let scale: Double
    let locale: Locale
    let textCase: Text.Case?
    let lineLimits: LineLimits
    let lineSpacing: CGFloat
    let minimumScaleFactor: CGFloat
    let allowsTightening: Bool
    let alignment: NSTextAlignment
    let lineBreakMode: NSLineBreakMode
    /// Whether bars are shown in place of lines.
    let isRedacted: Bool
    /// The system's fonts of words that say a font and nothing else of their own.
    private let fonts = Mutex<[(font: Font, made: UIFont)]>([])

    init(_ environment: EnvironmentValues) {
        look = TextLook(environment)
        traits = environment.traits
        font = look.uiFont(with: traits)
        color = environment.foregroundStyles == nil ? UIColor.label.resolvedColor(with: traits) : nil
        scale = Double(environment.displayScale)
        locale = environment.locale
        textCase = environment.textCase
        lineLimits = environment.lineLimits
        lineSpacing = environment.lineSpacing
        minimumScaleFactor = environment.minimumScaleFactor
        allowsTightening = environment.allowsTightening
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        alignment =
            switch environment.multilineTextAlignment {
            case .leading: isRightToLeft ? .right : .left
            case .center: .center
            case .trailing: isRightToLeft ? .left : .right
            }
        lineBreakMode =
            switch environment.truncationMode {
            case .head: .byTruncatingHead
            case .middle: .byTruncatingMiddle
            case .tail: .byTruncatingTail
            }
        isRedacted = environment.redactionReasons.contains(.placeholder)
    }

    /// Returns UIKit's font of words with a look.
    func font(of look: TextLook) -> UIFont {
        guard look.isOwn else { return font }
        guard let own = look.font, own.isSystem, look.setting == self.look.setting,
            look.isSecondary == self.look.isSecondary
        else { return look.uiFont(with: traits) }
        return fonts.withLock { fonts in
            for (font, made) in fonts where font == own { return made }
            let made = look.uiFont(with: traits)
            if fonts.count < Self.mostFonts { fonts.append((own, made)) }
            return made
        }
    }

    /// The number of fonts that are kept; screens have few [chosen].
    private static let mostFonts = 16
}

extension EnvironmentValues {
    /// What the values say of texts.
    var textSettings: TextSettings {
        guard reads == nil, AnimationClock.isOnMain else { return TextSettings(self) }
        let version = version
        if let known = MainActor.assumeIsolated({ version.textSettings }) { return known }
        let made = TextSettings(self)
        MainActor.assumeIsolated { version.textSettings = made }
        return made
    }
}
