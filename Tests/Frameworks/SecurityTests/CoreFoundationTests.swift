import CoreGraphics
import Foundation
import Testing

/// Objects of C interfaces.
@Suite struct CoreFoundationTests {
    @Test func `objects of a type have one number`() {
        let objects: [(CFTypeRef, CFTypeID)] = [
            ("a" as CFString, CFStringGetTypeID()), (NSArray(), CFArrayGetTypeID()),
            (NSDictionary(), CFDictionaryGetTypeID()), (NSData(), CFDataGetTypeID()),
            (kCFBooleanTrue, CFBooleanGetTypeID()), (NSNumber(value: 1), CFNumberGetTypeID()),
            (NSNumber(value: 0.5), CFNumberGetTypeID()), (NSURL(fileURLWithPath: "/a"), CFURLGetTypeID()),
            (NSNull(), CFNullGetTypeID()), (CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor.typeID),
            (CGMutablePath(), CGPath.typeID), (CGColorSpaceCreateDeviceRGB(), CGColorSpace.typeID),
        ]
        for (object, number) in objects { #expect(CFGetTypeID(object) == number, "\(object)") }
    }

    @Test func `equal objects have equal hashes`() {
        #expect(CFEqual("ab" as CFString, NSMutableString(string: "ab")))
        #expect(CFHash("ab" as CFString) == CFHash(NSMutableString(string: "ab")))
        #expect(!CFEqual("ab" as CFString, NSNumber(value: 1)))
    }

    @Test func `values of dictionaries are found by the addresses of their keys`() throws {
        let key = "name" as CFString
        let dictionary = ["name": "Ann", "age": 3] as [String: Any] as CFDictionary
        let address = Unmanaged.passUnretained(key).toOpaque()
        let value = try #require(CFDictionaryGetValue(dictionary, address))
        #expect(Unmanaged<CFString>.fromOpaque(value).takeUnretainedValue() as String == "Ann")
        let other = "other" as CFString
        #expect(CFDictionaryGetValue(dictionary, Unmanaged.passUnretained(other).toOpaque()) == nil)
        #expect(CFDictionaryContainsKey(dictionary, address))
    }

    @Test func `letters of strings change by the rules of a language`() {
        let text = NSMutableString(string: " II ")
        CFStringLowercase(text, NSLocale(localeIdentifier: "tr"))
        CFStringTrimWhitespace(text)
        #expect(text == "ıı")
        CFStringUppercase(text, NSLocale(localeIdentifier: "en"))
        #expect(text == "II")
        CFStringCapitalize(text, nil)
        #expect(text == "Ii")
    }

    @Test func `data grows and tells its bytes`() {
        let data = CFDataCreateMutable(nil, 0)
        CFDataAppendBytes(data, [1, 2, 3], 3)
        CFDataGetMutableBytePtr(data)[0] = 9
        #expect(CFDataGetLength(data) == 3)
        #expect(CFDataCreate(nil, [9, 2, 3], 3) == data)
    }

    @Test func `text changes its script and loses its marks`() {
        let text = NSMutableString(string: "café 東京")
        #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
        #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
        #expect(text as String == "cafe dong jing")
    }

    @Test func `text is percent-encoded for URLs`() {
        let text = CFURLCreateStringByAddingPercentEscapes(
            nil, "a b&c=é/" as CFString, nil, "&=" as CFString, CFStringBuiltInEncodings.UTF8.rawValue)
        #expect(text as String? == "a%20b%26c%3D%C3%A9/")
    }

    @Test func `encodings have Foundation's numbers`() {
        #expect(CFStringConvertEncodingToNSStringEncoding(CFStringBuiltInEncodings.UTF8.rawValue) == 4)
        let chinese = CFStringEncoding(CFStringEncodings.GB_18030_2000.rawValue)
        #expect(CFStringConvertEncodingToNSStringEncoding(chinese) == 0x8000_0632)
        for number in [CFStringBuiltInEncodings.UTF8.rawValue, chinese] {
            let encoding = CFStringConvertEncodingToNSStringEncoding(number)
            #expect(CFStringConvertNSStringEncodingToEncoding(encoding) == number)
        }
        #expect(CFStringConvertNSStringEncodingToEncoding(12345) == kCFStringEncodingInvalidId)
        let name = CFStringConvertEncodingToIANACharSetName(chinese)
        #expect(name == "gb18030" as CFString)
        #expect(CFStringConvertIANACharSetNameToEncoding("GB18030" as CFString) == chinese)
        #expect(CFStringConvertIANACharSetNameToEncoding("none" as CFString) == kCFStringEncodingInvalidId)
    }

    @Test func `a UUID is made and read`() {
        let text = CFUUIDCreateString(nil, CFUUIDCreate(nil))
        #expect(CFUUIDCreateFromString(nil, text)?.uuidString == text as String?)
        #expect(CFUUIDCreateFromString(nil, "x" as CFString) == nil)
    }
}
