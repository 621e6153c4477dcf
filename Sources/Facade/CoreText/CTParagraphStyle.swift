import Foundation
public import UIKit

/// A paragraph style, equivalent to `NSParagraphStyle`.
public typealias CTParagraphStyle = NSParagraphStyle

/// The alignment of text.
public enum CTTextAlignment: UInt8, Sendable {
    case left = 0, right, center, justified, natural
}

/// The line break mode for lines that are too long.
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A specifier of a paragraph style setting.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    case alignment = 0, firstLineHeadIndent, headIndent, tailIndent, tabStops, defaultTabInterval, lineBreakMode
    case lineHeightMultiple, maximumLineHeight, minimumLineHeight, lineSpacing, paragraphSpacing
    case paragraphSpacingBefore, baseWritingDirection, maximumLineSpacing, minimumLineSpacing, lineSpacingAdjustment
    case lineBoundsOptions
}

/// A setting of a paragraph style.
@safe public struct CTParagraphStyleSetting {
    /// The setting that the value specifies.
    public var spec: CTParagraphStyleSpecifier
    /// The size of the value, in bytes; ignored here.
    public var valueSize: Int
    /// The address of the value: a `UInt8` for the alignment and the line break mode, an array for the tab stops, and a
    /// `CGFloat` for lengths.
    public var value: UnsafeRawPointer

    /// Creates a setting from the address of its value.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        unsafe self.value = value
    }

    private var length: CGFloat { unsafe value.load(as: CGFloat.self) }

    fileprivate func apply(to style: NSMutableParagraphStyle) {
        switch spec {
        case .alignment:
            let alignments: [NSTextAlignment] = [.left, .right, .center, .justified, .natural]
            let raw = unsafe Int(value.load(as: UInt8.self))
            style.alignment = raw < alignments.count ? alignments[raw] : .natural
        case .lineBreakMode:
            let raw = unsafe Int(value.load(as: UInt8.self))
            style.lineBreakMode = NSLineBreakMode(rawValue: raw) ?? .byWordWrapping
        case .firstLineHeadIndent: style.firstLineHeadIndent = length
        case .headIndent: style.headIndent = length
        case .tailIndent: style.tailIndent = length
        case .lineHeightMultiple: style.lineHeightMultiple = length
        case .maximumLineHeight: style.maximumLineHeight = length
        case .minimumLineHeight: style.minimumLineHeight = length
        case .lineSpacing, .minimumLineSpacing, .lineSpacingAdjustment: style.lineSpacing = length
        case .paragraphSpacing: style.paragraphSpacing = length
        case .paragraphSpacingBefore: style.paragraphSpacingBefore = length
        case .defaultTabInterval: style.defaultTabInterval = length
        case .tabStops: style.tabStops = unsafe value.load(as: CFArray.self) as? [CTTextTab]
        case .baseWritingDirection, .maximumLineSpacing, .lineBoundsOptions: break
        }
    }
}

/// Creates a paragraph style from settings.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
    let style = NSMutableParagraphStyle()
    guard let settings = unsafe settings else { return style }
    for index in 0..<settingCount { unsafe settings[index].apply(to: style) }
    return style
}
