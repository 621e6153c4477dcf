import Foundation

/// What an app says of some views: a view of the class that has the values.
@MainActor struct AppearanceTemplate {
    let scope: AppearanceScope
    let values: UIView
    /// A view of the class to which nothing was said.
    let plain: UIView
}

/// What an app says of views by their classes.
@MainActor enum AppearanceTemplates {
    private(set) static var all: [AppearanceTemplate] = []

    /// The view that has what an app says of a class.
    static func values(
        for type: UIView.Type, in containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
    ) -> UIView {
        let scope = AppearanceScope(type: type, containers: containers, traits: traits)
        if let known = all.first(where: { $0.scope.isSame(as: scope) }) { return known.values }
        let template = AppearanceTemplate(
            scope: scope, values: type.make(frame: .zero), plain: type.make(frame: .zero))
        all.append(template)
        return template.values
    }

    /// What was said of a view, the most general first.
    static func holding(for view: UIView) -> [AppearanceTemplate] {
        let around = all.contains { !$0.scope.containers.isEmpty } ? view.appearanceContainers : []
        return all.enumerated().compactMap { number, template in
            template.scope.specificity(of: view, in: around, view.traitCollection).map {
                (template, ($0.depth, $0.place, $0.count, number))
            }
        }
        .sorted { $0.1 < $1.1 }.map(\.0)
    }
}

extension UIView {
    /// The object whose properties are the defaults of the class.
    class func appearanceTemplate(
        in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil
    ) -> Self {
        unsafe unsafeDowncast(AppearanceTemplates.values(for: self, in: containers, traits: traits), to: self)
    }

    /// Takes over what the app says of views of this class, except for what was said to this one.
    func applyAppearance() {
        (state.owner as? UIViewController)?.applyBarItemAppearance()
        guard !AppearanceTemplates.all.isEmpty else { return }
        let templates = AppearanceTemplates.holding(for: self)
        guard !templates.isEmpty else { return }
        let open = AppearanceProperty.all.filter { property in
            property.isTable || templates.contains { property.isSaid($0.values) } && !property.isSaid(self)
        }
        let openNames = MemberTables.properties(of: self).filter { name in
            templates.allSatisfy { AppearanceValues.isSame(value(forKey: name), $0.plain.value(forKey: name)) }
        }
        // A table keeps what it has first, everything else what it got last.
        for property in open where property.isTable {
            for template in templates.reversed() { property.copy(template.values, self) }
        }
        for template in templates {
            for property in open where !property.isTable && property.isSaid(template.values) {
                property.copy(template.values, self)
            }
            for name in openNames {
                let value = template.values.value(forKey: name)
                if !AppearanceValues.isSame(value, template.plain.value(forKey: name)) { setValue(value, forKey: name) }
            }
        }
    }

    /// The superviews and controllers around the view, the window first.
    var appearanceContainers: [AnyObject] {
        var around: [AnyObject] = []
        var view: UIView? = self
        while let current = view {
            if current !== self { around.append(current) }
            if let owner = current.state.owner {
                var controller = owner as? UIViewController
                while let found = controller {
                    around.append(found)
                    // Those further out stand with their own views.
                    controller = found.parent.flatMap { $0.viewIfLoaded == nil ? $0 : nil }
                }
            }
            view = current.state.superview
        }
        return around.reversed()
    }

    /// Makes a view of the class by `init(frame:)`, as only the compiler may otherwise call it.
    class func make(frame: CGRect) -> Self {
        let made: AnyObject = unsafe unsafeBitCast(self, to: Maker.Type.self).init(frame: frame)
        return unsafe unsafeDowncast(made, to: self)
    }
}

/// Values of properties that are known by name.
private enum AppearanceValues {
    static func isSame(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left as AnyHashable, let right as AnyHashable): left == right
        default: false
        }
    }
}

/// Has the initializer of `UIView` in the same place, and may be asked for it by a class known only at run time.
private class Maker: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Keeps the compiler from taking `Maker` for a class without subclasses, whose initializer it would call directly.
private final class OtherMaker: Maker {}
