import Foundation
import LayoutSimInertness
import LayoutSimUIKitArithmetic

// Archives hold what differs from a view without settings: geometry, the properties of the class's tables, subviews,
// guides and constraints. Gesture recognizers, interactions and delegates are objects of the app and left out, as by
// UIKit's archives where they cannot be encoded.
extension UIView {
    func write(to archive: NSKeyedArchiver) {
        archive.encode(NSCoder.string(for: bounds), forKey: "UIBounds")
        archive.encode(NSCoder.string(for: center), forKey: "UICenter")
        for row in archivedRows where differs(row) { row.archiving?.write(self, archive) }
        archive.encode(archivedSubviews, forKey: "UISubviews")
        if let stack = self as? UIStackView { archive.encode(stack.arrangedSubviews, forKey: "UIArrangedSubviews") }
        let guides = layoutGuides.filter { $0.kind == nil }
        if !guides.isEmpty { archive.encode(guides, forKey: "UILayoutGuides") }
        let constraints = state.held.filter(\.isArchived).compactMap { ArchivedConstraint($0, in: self) }
        if !constraints.isEmpty { archive.encode(constraints, forKey: "UIConstraints") }
    }

    func read(from archive: NSKeyedUnarchiver) {
        guard let bounds = archive.text("UIBounds"), let center = archive.text("UICenter") else { return }
        self.bounds = NSCoder.cgRect(for: bounds)
        self.center = NSCoder.cgPoint(for: center)
        for row in archivedRows { row.archiving?.read(self, archive) }
        let holder = contentHolder
        for view in archive.objects("UISubviews") as [UIView] { holder.addSubview(view) }
        if let stack = self as? UIStackView {
            for view in archive.objects("UIArrangedSubviews") as [UIView] { stack.addArrangedSubview(view) }
        }
        for guide in archive.objects("UILayoutGuides") as [UILayoutGuide] { addLayoutGuide(guide) }
        for constraint in archive.objects("UIConstraints") as [ArchivedConstraint] {
            constraint.constraint(in: self)?.isActive = true
        }
    }

    /// The rows that an archive can hold, those of superclasses first.
    private var archivedRows: [ObjectProperty] {
        PropertyTables.rows(of: type(of: self)).filter { $0.archiving != nil && !Self.unarchived.contains($0.key) }
    }

    /// The keys of properties that follow from others.
    private static let unarchived: Set<String> = ["frame", "bounds", "center", "selectedTextRange", "selectedRange"]

    /// The attributes that a view gives to all of its plain text.
    private static let plainAttributes: Set<NSAttributedString.Key> = [.font, .foregroundColor, .paragraphStyle]

    /// Whether a property was set, or else has another value than on a view without settings.
    private func differs(_ row: ObjectProperty) -> Bool {
        if let text = row.value(self) as? NSAttributedString { return text.isRich(besides: Self.plainAttributes) }
        if let appearance = row.appearance { return appearance.isSaid(self) }
        let plain = PlainViews.view(like: self)
        return !isSame(row.value(self), row.value(plain))
    }

    /// The view that holds what the app adds: a cell's or effect view's content, or the view itself.
    private var contentHolder: UIView { nibContentView ?? self }

    /// The subviews that the app added, of views that have none by themselves.
    private var archivedSubviews: [UIView] {
        if let content = nibContentView { return content.subviews }
        return PlainViews.view(like: self).subviews.isEmpty ? subviews : []
    }
}

extension NSKeyedUnarchiver {
    /// Returns the objects of a type that an archive holds under a key.
    fileprivate func objects<Object>(_ key: String) -> [Object] {
        containsValue(forKey: key) ? decodeObject(forKey: key) as? [Object] ?? [] : []
    }
}
