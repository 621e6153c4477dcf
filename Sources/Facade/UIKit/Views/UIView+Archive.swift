import Foundation

// The properties that views archive: geometry, appearance and subviews, and the text of labels. Constraints, gesture
// recognizers and properties of other classes are left out.
extension UIView {
    func write(to archive: NSKeyedArchiver) {
        archive.encode(NSCoder.string(for: bounds), forKey: "UIBounds")
        archive.encode(NSCoder.string(for: center), forKey: "UICenter")
        archive.encode(tag, forKey: "UITag")
        archive.encode(Double(alpha), forKey: "UIAlpha")
        archive.encode(isHidden, forKey: "UIHidden")
        archive.encode(clipsToBounds, forKey: "UIClipsToBounds")
        archive.encode(isOpaque, forKey: "UIOpaque")
        archive.encode(isUserInteractionEnabled, forKey: "UIUserInteractionEnabled")
        archive.encode(contentMode.rawValue, forKey: "UIContentMode")
        archive.encode(Int(autoresizingMask.rawValue), forKey: "UIAutoresizingMask")
        archive.encode(backgroundColor, forKey: "UIBackgroundColor")
        archive.encode(accessibilityIdentifier, forKey: "UIAccessibilityIdentifier")
        archive.encode(subviews, forKey: "UISubviews")
        guard let label = self as? UILabel else { return }
        archive.encode(label.text, forKey: "UIText")
        archive.encode(label.font, forKey: "UIFont")
        archive.encode(label.textColor, forKey: "UITextColor")
        archive.encode(label.textAlignment.rawValue, forKey: "UITextAlignment")
        archive.encode(label.numberOfLines, forKey: "UINumberOfLines")
    }

    func read(from archive: NSKeyedUnarchiver) {
        guard let bounds = archive.text("UIBounds"), let center = archive.text("UICenter") else { return }
        self.bounds = NSCoder.cgRect(for: bounds)
        self.center = NSCoder.cgPoint(for: center)
        tag = archive.decodeInteger(forKey: "UITag")
        alpha = CGFloat(archive.decodeDouble(forKey: "UIAlpha"))
        isHidden = archive.decodeBool(forKey: "UIHidden")
        clipsToBounds = archive.decodeBool(forKey: "UIClipsToBounds")
        isOpaque = archive.decodeBool(forKey: "UIOpaque")
        isUserInteractionEnabled = archive.decodeBool(forKey: "UIUserInteractionEnabled")
        contentMode = ContentMode(rawValue: archive.decodeInteger(forKey: "UIContentMode")) ?? contentMode
        autoresizingMask = AutoresizingMask(rawValue: UInt(archive.decodeInteger(forKey: "UIAutoresizingMask")))
        if let color = archive.decodeObject(forKey: "UIBackgroundColor") as? UIColor { backgroundColor = color }
        accessibilityIdentifier = archive.text("UIAccessibilityIdentifier")
        for view in archive.decodeObject(forKey: "UISubviews") as? [UIView] ?? [] { addSubview(view) }
        (self as? UILabel)?.readText(from: archive)
    }
}

extension UILabel {
    fileprivate func readText(from archive: NSKeyedUnarchiver) {
        if let font = archive.decodeObject(forKey: "UIFont") as? UIFont { self.font = font }
        if let color = archive.decodeObject(forKey: "UITextColor") as? UIColor { textColor = color }
        if let text = archive.text("UIText") { self.text = text }
        textAlignment =
            NSTextAlignment(rawValue: archive.decodeInteger(forKey: "UITextAlignment")) ?? textAlignment
        numberOfLines = archive.decodeInteger(forKey: "UINumberOfLines")
    }
}
