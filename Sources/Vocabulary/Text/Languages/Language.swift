/// The language in which an app is displayed.
package enum Language: Hashable, Sendable {
    /// A translation, identified by the name of its `.lproj` folder.
    case translation(String)
    /// A pseudo-language, generated from the available texts.
    case pseudo(PseudoLanguage)

    /// Creates the language with a name; `nil` if it cannot be the name of an `.lproj` folder.
    package init?(_ name: String) {
        if let pseudo = PseudoLanguage(rawValue: name) {
            self = .pseudo(pseudo)
        } else if Language.isTag(name) {
            self = .translation(name)
        } else {
            return nil
        }
    }

    /// The name as on a command line.
    package var name: String {
        switch self {
        case .translation(let name): name
        case .pseudo(let pseudo): pseudo.rawValue
        }
    }

    /// Whether it is written from right to left.
    package var isRightToLeft: Bool {
        switch self {
        case .translation(let name): Language.isRightToLeft(name)
        case .pseudo(let pseudo): pseudo == .rightToLeft
        }
    }

    /// Returns whether a text can be the name of an `.lproj` folder.
    package static func isTag(_ name: String) -> Bool {
        !name.isEmpty
            && name.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII
                    && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-"
                        || scalar == "_")
            }
    }

    /// Returns whether the language of an `.lproj` folder is written from right to left.
    package static func isRightToLeft(_ name: String) -> Bool {
        let subtags = name.split { $0 == "-" || $0 == "_" }
        return ["ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains(subtags.first ?? "")
            && !subtags.contains("Latn")
    }
}
