import UIKit

/// What views say of the font of the texts in them, beside the font itself.
struct FontSetting: Hashable, Sendable {
    var weight: Font.Weight?
    var design: Font.Design?
    var width: Font.Width?
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits = false

    /// The changes of the font, in the order in which they are made.
    var changes: [FontChange] {
        var changes: [FontChange] = []
        if let design { changes.append(.design(design)) }
        if let isMonospaced { changes.append(.monospaced(isMonospaced)) }
        if let weight { changes.append(.weight(weight)) }
        if let isBold { changes.append(.bold(isBold)) }
        if let isItalic { changes.append(.italic(isItalic)) }
        if let width { changes.append(.width(width)) }
        if hasMonospacedDigits { changes.append(.monospacedDigit) }
        return changes
    }
}

enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
enum FontSettingKey: EnvironmentKey { static var defaultValue: FontSetting { FontSetting() } }

extension EnvironmentValues {
    /// The font of texts; `nil` for that of running text.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    /// What is said of the font beside.
    var fontSetting: FontSetting {
        get { self[FontSettingKey.self] }
        set { self[FontSettingKey.self] = newValue }
    }

    /// UIKit's font of texts.
    var uiFont: UIFont {
        fontSetting.changes.reduce((font ?? .body).uiFont(in: self)) { $0.applying($1) }
    }
}
