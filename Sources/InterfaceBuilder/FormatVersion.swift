internal import LayoutSimText

/// The version of Interface Builder's iOS plug-in that wrote a file, which decides what its canvas simulated.
struct FormatVersion: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
    /// The leading number, such as 17703; nearly the `toolsVersion`, which is a placeholder in unreleased versions.
    var number: Int

    init(integerLiteral number: Int) {
        self.number = number
    }

    /// The version of a document: that of its plug-in, else its tools', else that of a recent Xcode.
    init(of document: XMLElement) {
        let plugIn = document.children(of: "dependencies").first { element in
            element.name == "plugIn" && element["identifier"] == "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"
        }
        number = leadingNumber(plugIn?["version"]) ?? leadingNumber(document["toolsVersion"]) ?? 22_684
    }

    static func < (left: FormatVersion, right: FormatVersion) -> Bool { left.number < right.number }

    /// The system font whose tables the canvas used.
    var fontEra: FontEra {
        self < 13_000 ? .y2015 : self < 17_000 ? .y2018 : .y2020
    }

    /// The content size of text styles: Xcode 12.5 to 13.4 laid files out at the smallest one.
    var contentSize: ContentSizeCategory {
        (18_093...20_037).contains(self) ? .extraSmall : .large
    }
}

/// `17703` of `17703.1`.
private func leadingNumber(_ text: String?) -> Int? {
    text.flatMap { Int($0.prefix { $0 != "." }) }
}
