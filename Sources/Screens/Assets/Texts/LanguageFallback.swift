/// The order in which iOS searches languages for a text.
package enum LanguageFallback {
    /// Returns `zh-Hant-HK`, `zh-HK`, `zh-Hant` and `zh` for `zh-Hant-HK`; each has fewer subtags than its predecessor
    /// or a wider region, so the chain ends.
    ///
    /// After Apple's Technical Note TN2418, "Language Identifiers in iOS, macOS, tvOS and watchOS".
    package static func chain(of language: String) -> [String] {
        var subtags = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        var chain = [language]
        func note(_ name: String) {
            if !chain.contains(name) { chain.append(name) }
        }
        while !subtags.isEmpty {
            let name = subtags.joined(separator: "-")
            note(name)
            if subtags.count == 3 { note("\(subtags[0])-\(subtags[2])") }
            if let wider = wider[name] { note(wider) }
            if subtags.count == 2, subtags[0] == "es", subtags[1] != "ES" { note("es-419") }
            subtags.removeLast()
        }
        return chain
    }

    /// Scripts implied by regions, and old codes with their replacements.
    private static let wider = [
        "zh-TW": "zh-Hant", "zh-HK": "zh-Hant", "zh-MO": "zh-Hant", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans",
        "no": "nb", "iw": "he", "in": "id", "ji": "yi",
    ]
}
