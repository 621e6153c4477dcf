import Foundation

/// The number of no encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

private let knownEncodings: [(number: CFStringEncoding, encoding: String.Encoding)] = [
    (0, .macOSRoman), (0x0500, .windowsCP1252), (0x0201, .isoLatin1), (0x0B01, .nextstep), (0x0600, .ascii),
    (0x0100, .unicode), (0x0800_0100, .utf8), (0x0BFF, .nonLossyASCII), (0x1000_0100, .utf16BigEndian),
    (0x1400_0100, .utf16LittleEndian), (0x0C00_0100, .utf32), (0x1800_0100, .utf32BigEndian),
    (0x1C00_0100, .utf32LittleEndian), (0x0A01, .shiftJIS), (0x0420, .shiftJIS), (0x0920, .japaneseEUC),
    (0x0202, .isoLatin2), (0x0502, .windowsCP1251), (0x0501, .windowsCP1250),
]

/// Returns Foundation's number of an encoding: that of the same name, or one that is made of the number in C
/// interfaces.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    let known = knownEncodings.first { $0.number == encoding }
    return known?.encoding.rawValue ?? 0x8000_0000 | UInt(encoding)
}

/// Returns the number in C interfaces of an encoding of Foundation.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    if let known = knownEncodings.first(where: { $0.encoding.rawValue == encoding }) { return known.number }
    let isMade = encoding & 0x8000_0000 != 0
    return isMade ? CFStringEncoding(encoding & 0x7FFF_FFFF) : kCFStringEncodingInvalidId
}

private let names: [(number: CFStringEncoding, name: String)] = [
    (0x0800_0100, "utf-8"), (0x0600, "us-ascii"), (0x0201, "iso-8859-1"), (0x0202, "iso-8859-2"), (0, "macintosh"),
    (0x0100, "utf-16"), (0x1000_0100, "utf-16be"), (0x1400_0100, "utf-16le"), (0x0C00_0100, "utf-32"),
    (0x1800_0100, "utf-32be"), (0x1C00_0100, "utf-32le"), (0x0500, "windows-1252"), (0x0501, "windows-1250"),
    (0x0502, "windows-1251"), (0x0A01, "shift_jis"), (0x0920, "euc-jp"), (0x0930, "gb2312"), (0x0940, "euc-kr"),
    (0x0A03, "big5"), (0x0631, "gbk"), (0x0632, "gb18030"), (0x0A02, "koi8-r"),
]

/// Returns the name of an encoding in the registry of IANA; `nil` where it has none.
public func CFStringConvertEncodingToIANACharSetName(_ encoding: CFStringEncoding) -> CFString! {
    names.first { $0.number == encoding }.map { NSString(string: $0.name) }
}

/// Returns the encoding with a name in the registry of IANA, in letters of any case.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    let name = theString.map { String(describing: $0).lowercased() }
    return names.first { $0.name == name }?.number ?? kCFStringEncodingInvalidId
}
