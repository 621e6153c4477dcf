import Foundation
import QuartzCore

/// An appearance proxy for views: a view of the class with the values that the app has set.
@MainActor struct AppearanceTemplate {
    let scope: AppearanceScope
    let values: UIView
    /// An unmodified view of the class.
    let plain: UIView
}

/// The appearance proxies for views.
@MainActor enum AppearanceTemplates {
    private(set) static var all: [AppearanceTemplate] = []

    /// Returns the appearance proxy of a class.
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

    /// Returns the appearance proxies that match a view, the most general first.
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
    /// Returns the appearance proxy of the class.
    class func appearanceTemplate(
        in containers: [any UIAppearanceContainer.Type] = [], for traits: UITraitCollection? = nil
    ) -> Self {
        unsafe unsafeDowncast(AppearanceTemplates.values(for: self, in: containers, traits: traits), to: self)
    }

    /// Applies the appearance proxies to the view, except for properties set on it.
    func applyAppearance() {
        (state.owner as? UIViewController)?.applyBarItemAppearance()
        guard !AppearanceTemplates.all.isEmpty else { return }
        let templates = AppearanceTemplates.holding(for: self)
        guard !templates.isEmpty else { return }
        let open = AppearanceProperty.all.filter { property in
            property.isTable || templates.contains { property.isSaid($0.values) } && !property.isSaid(self)
        }
        let openNames = MemberTables.properties(of: self, declaredBy: OwnClasses.ofApp(self)).filter { name in
            templates.allSatisfy { AppearanceValues.isSame(value(forKey: name), $0.plain.value(forKey: name)) }
        }
        // A dictionary keeps the first value for a key, other properties the last value.
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

    /// The superviews and view controllers around the view, the window first.
    var appearanceContainers: [AnyObject] {
        var around: [AnyObject] = []
        var view: UIView? = self
        while let current = view {
            if current !== self { around.append(current) }
            if let owner = current.state.owner {
                var controller = owner as? UIViewController
                while let found = controller {
                    around.append(found)
                    // Ancestors with loaded views are added at their own views.
                    controller = found.parent.flatMap { $0.viewIfLoaded == nil ? $0 : nil }
                }
            }
            view = current.state.superview
        }
        return around.reversed()
    }

    /// Creates a view of the class with `init(frame:)`, which Swift can't call on a class known only at run time.
    class func make(frame: CGRect) -> Self { makeAtRunTime(self, by: Makers.View.self) { $0.init(frame: frame) } }
}

/// Comparison of values from key-value coding.
private enum AppearanceValues {
    static func isSame(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left as AnyHashable, let right as AnyHashable): left == right
        default: false
        }
    }
}
