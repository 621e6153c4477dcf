import LayoutSimAssets
import LayoutSimErrors

extension FuzzTarget {
    /// `.strings` files.
    static let strings = FuzzTarget(
        name: "strings",
        seeds: [
            "/* Class = \"UILabel\"; */\n\"Gre-01-Lab.text\" = \"Willkommen\";\n", "// a\na.b = \"x\\n\\U00e4\";",
            "\"a\"=\"\";",
        ],
        dictionary: ["/*", "*/", "//", "\"", "=", ";", "\\", "\\U", "\u{FEFF}", "\n"],
        read: { _ = try StringsFile(parsing: $0, file: "fuzz.strings") })

    /// `.stringsdict` files.
    static let stringsDictionary = FuzzTarget(
        name: "stringsdict", seeds: [Array(stringsDictionarySeed.utf8)],
        dictionary: ["%#@count@", "%1$#@", "key", "dict", "string", "other", "NSStringVariableWidthRuleType", "20"],
        isMarkup: true, read: { _ = try StringsDictionary(parsing: $0, file: "fuzz.stringsdict") })

    /// `.xcstrings` files.
    static let stringCatalog = FuzzTarget(
        name: "xcstrings",
        seeds: [
            #"{"sourceLanguage":"en","strings":{"a.text":{"localizations":{"de":{"stringUnit":{"value":"x"}}}}}}"#,
            #"{"strings":{"a":{"shouldTranslate":false,"localizations":{"de":{"variations":{"plural":{"other":{"stringUnit":{"value":"%#@n@"}}}},"substitutions":{"n":{"variations":{"plural":{"other":{"stringUnit":{"value":"y"}}}}}}}}}}}"#,
        ],
        dictionary: [
            "variations", "plural", "device", "iphone", "other", "stringUnit", "value", "substitutions", "%#@n@",
        ],
        read: { bytes in
            let catalog = try StringCatalog(parsing: bytes, file: "fuzz.xcstrings")
            _ = try catalog.untranslatedKeys()
            for language in try catalog.languages() { _ = try catalog.texts(in: language) }
        })

    private static let stringsDictionarySeed = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>a.text</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@ of %#@all@</string>
        <key>count</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>one</key><string>one</string><key>other</key><string>%d in %#@all@</string></dict>
        <key>all</key><dict><key>other</key><string>many</string></dict></dict>
        <key>b.text</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>short</string>
        <key>50</key><string>longer</string></dict></dict></dict></plist>
        """
}
