public import Foundation

/// A number that stands for an encoding of text in C interfaces.
public typealias CFStringEncoding = UInt32

/// The encodings that are always there.
public enum CFStringBuiltInEncodings: CFStringEncoding, Sendable {
    case macRoman = 0
    case windowsLatin1 = 0x0500
    case isoLatin1 = 0x0201
    case nextStepLatin = 0x0B01
    case ASCII = 0x0600
    case unicode = 0x0100
    case UTF8 = 0x0800_0100
    case nonLossyASCII = 0x0BFF
    case UTF16BE = 0x1000_0100
    case UTF16LE = 0x1400_0100
    case UTF32 = 0x0C00_0100
    case UTF32BE = 0x1800_0100
    case UTF32LE = 0x1C00_0100
}

/// Encodings that are not everywhere.
public enum CFStringEncodings: CFIndex, Sendable {
    case macJapanese = 1
    case macChineseTrad = 2
    case macKorean = 3
    case isoLatin2 = 0x0202
    case dosJapanese = 0x0420
    case dosChineseSimplif = 0x0421
    case dosKorean = 0x0422
    case dosChineseTrad = 0x0423
    case windowsLatin2 = 0x0501
    case windowsCyrillic = 0x0502
    case shiftJIS = 0x0A01
    case KOI8_R = 0x0A02
    case big5 = 0x0A03
    case GB_2312_80 = 0x0630
    case GBK_95 = 0x0631
    case GB_18030_2000 = 0x0632
    case EUC_JP = 0x0920
    case EUC_CN = 0x0930
    case EUC_KR = 0x0940
}

/// Latin letters in place of those of any script.
public var kCFStringTransformToLatin: CFString! { "Any-Latin" }
/// Latin letters in place of Chinese characters.
public var kCFStringTransformMandarinLatin: CFString! { "Han-Latin" }
/// Letters without marks that combine with them.
public var kCFStringTransformStripCombiningMarks: CFString! { "NFD; [:nonspacing mark:]Remove; NFC" }
/// Letters without any marks.
public var kCFStringTransformStripDiacritics: CFString! { "NFD; [:Mn:]Remove; NFC" }
/// Katakana in place of Hiragana.
public var kCFStringTransformHiraganaKatakana: CFString! { "Hiragana-Katakana" }
/// Half-width characters in place of full-width ones.
public var kCFStringTransformFullwidthHalfwidth: CFString! { "Fullwidth-Halfwidth" }

/// Transforms a part of a string, or all of it, by a transform of ICU; returns whether there is such a transform.
@discardableResult public func CFStringTransform(
    _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
    guard let string, let transform else { return false }
    let part = unsafe range.map { unsafe NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    let place = part ?? NSRange(location: 0, length: string.length)
    let transformed = string.substring(with: place)
        .applyingTransform(StringTransform(String(describing: transform)), reverse: reverse)
    guard let transformed else { return false }
    string.replaceCharacters(in: place, with: transformed)
    unsafe range?.pointee.length = transformed.utf16.count
    return true
}

/// Makes all letters of a string small, by the rules of a language.
public func CFStringLowercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
    replace(theString) { $0.lowercased(with: locale.map { $0 as Locale }) }
}

/// Makes all letters of a string capitals, by the rules of a language.
public func CFStringUppercase(_ theString: CFMutableString!, _ locale: CFLocale!) {
    replace(theString) { $0.uppercased(with: locale.map { $0 as Locale }) }
}

/// Makes the first letter of each word of a string a capital, and the others small, by the rules of a language.
public func CFStringCapitalize(_ theString: CFMutableString!, _ locale: CFLocale!) {
    replace(theString) { $0.capitalized(with: locale.map { $0 as Locale }) }
}

/// Leaves out spaces and line breaks at both ends of a string.
public func CFStringTrimWhitespace(_ theString: CFMutableString!) {
    replace(theString) { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// Replaces what a string contains.
private func replace(_ string: CFMutableString?, by change: (String) -> String) {
    guard let string else { return }
    string.setString(change(String(describing: string)))
}

/// Creates a string from bytes that end with 0; `nil` if they are none of the encoding.
public func CFStringCreateWithCString(
    _ alloc: CFAllocator!, _ cStr: UnsafePointer<CChar>!, _ encoding: CFStringEncoding
) -> CFString! {
    let name = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(encoding))
    return unsafe String(cString: cStr, encoding: name).map { NSString(string: $0) }
}

/// Returns a string in which all characters that URLs must not contain, and others, are percent-encoded as UTF-8.
public func CFURLCreateStringByAddingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveUnescaped: CFString!,
    _ legalURLCharactersToBeEscaped: CFString!, _ encoding: CFStringEncoding
) -> CFString! {
    var allowed = CharacterSet(charactersIn: "!#$%&'()*+,-./:;=?@_~").union(.alphanumerics)
        .intersection(CharacterSet(charactersIn: "\u{21}"..."\u{7E}"))
    if let others = legalURLCharactersToBeEscaped {
        allowed.subtract(CharacterSet(charactersIn: String(describing: others)))
    }
    if let others = charactersToLeaveUnescaped {
        allowed.formUnion(CharacterSet(charactersIn: String(describing: others)))
    }
    return String(describing: originalString ?? "").addingPercentEncoding(withAllowedCharacters: allowed)
        .map { NSString(string: $0) }
}

/// Returns a text with the characters for which percent escapes stand; all are replaced unless some are to be left.
public func CFURLCreateStringByReplacingPercentEscapes(
    _ allocator: CFAllocator!, _ originalString: CFString!, _ charactersToLeaveEscaped: CFString!
) -> CFString! {
    guard let text = originalString as String? else { return nil }
    let left = Set((charactersToLeaveEscaped as String? ?? "").utf8)
    let bytes = Array(text.utf8)
    var (made, index) = ([UInt8](), 0)
    while index < bytes.count {
        let digits = bytes[index...].dropFirst().prefix(2)
        let value =
            bytes[index] == UInt8(ascii: "%") && digits.count == 2 && !digits.contains(UInt8(ascii: "+"))
            ? UInt8(String(decoding: digits, as: UTF8.self), radix: 16) : nil
        if let value, !left.contains(value) {
            made.append(value)
            index += 3
        } else {
            made.append(bytes[index])
            index += 1
        }
    }
    return String(validating: made, as: UTF8.self).map { $0 as NSString }
}
