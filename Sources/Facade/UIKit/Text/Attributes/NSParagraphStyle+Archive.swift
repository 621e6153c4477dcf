import Foundation

extension ParagraphValues {
    /// Creates values from data encoded by ``write(to:)``; lists are those of a new style.
    init(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "NSLineSpacing") else { return }
        func length(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        lineSpacing = length("NSLineSpacing")
        paragraphSpacing = length("NSParagraphSpacing")
        paragraphSpacingBefore = length("NSParagraphSpacingBefore")
        headIndent = length("NSHeadIndent")
        tailIndent = length("NSTailIndent")
        firstLineHeadIndent = length("NSFirstLineHeadIndent")
        minimumLineHeight = length("NSMinLineHeight")
        maximumLineHeight = length("NSMaxLineHeight")
        lineHeightMultiple = length("NSLineHeightMultiple")
        defaultTabInterval = length("NSDefaultTabInterval")
        if coder.containsValue(forKey: "NSTabStops") {
            let stops = coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: "NSTabStops")
            tabStops = stops as? [NSTextTab] ?? tabStops
        }
        hyphenationFactor = Float(length("NSHyphenationFactor"))
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? alignment
        lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? lineBreakMode
        baseWritingDirection =
            NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? baseWritingDirection
        usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
        allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "NSAllowsTightening")
        lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(
            rawValue: UInt(coder.decodeInteger(forKey: "NSLineBreakStrategy")))
    }

    func write(to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        let lengths: [(String, CGFloat)] = [
            ("NSLineSpacing", lineSpacing), ("NSParagraphSpacing", paragraphSpacing),
            ("NSParagraphSpacingBefore", paragraphSpacingBefore), ("NSHeadIndent", headIndent),
            ("NSTailIndent", tailIndent), ("NSFirstLineHeadIndent", firstLineHeadIndent),
            ("NSMinLineHeight", minimumLineHeight), ("NSMaxLineHeight", maximumLineHeight),
            ("NSLineHeightMultiple", lineHeightMultiple), ("NSDefaultTabInterval", defaultTabInterval),
            ("NSHyphenationFactor", CGFloat(hyphenationFactor)),
        ]
        for (key, length) in lengths { coder.encode(Double(length), forKey: key) }
        coder.encode(NSArray(array: tabStops), forKey: "NSTabStops")
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
        coder.encode(allowsDefaultTighteningForTruncation, forKey: "NSAllowsTightening")
        coder.encode(Int(lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
    }
}
