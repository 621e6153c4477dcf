import Foundation

/// The names of the views of a frozen tree: the accessibility identifier, else the property of the nearest controller
/// or superview that holds the view, else the class with a number among siblings of the same class.
@MainActor struct FrozenNames {
    /// The views with their names, in preorder.
    private(set) var entries: [(view: UIView, name: String)] = []
    private var taken: Set<String> = []

    /// Names a root and its descendants, with an estimate of their count; the root view of a controller is `view`
    /// unless it has an identifier.
    init(_ root: UIView, count: Int = 0) {
        entries.reserveCapacity(count)
        taken.reserveCapacity(2 * count)
        var classes = ClassNames()
        let name = root.accessibilityIdentifier ?? (root.state.owner == nil ? classes[root] : "view")
        var holders = Holders()
        var waiting: [(view: UIView, parent: String?, name: String, holder: Int)] = [(root, nil, name, -1)]
        while let (view, parent, plain, outer) = waiting.popLast() {
            let name = take(plain, in: parent)
            entries.append((view, name))
            guard !view.state.subviews.isEmpty else { continue }
            let holder = holders.add(view, outer: outer)
            let named = classes.named(view.state.subviews, holders, holder)
            for (subview, plain) in named.reversed() { waiting.append((subview, name, plain, holder)) }
        }
    }

    subscript(view: UIView) -> String? { entries.first { $0.view === view }?.name }

    /// Makes a name unique by prefixing the superview's name, then by appending a number.
    private mutating func take(_ name: String, in parent: String?) -> String {
        if taken.insert(name).inserted { return name }
        var long = name
        if let parent { long = parent + "." + name }
        if taken.insert(long).inserted { return long }
        var number = 2
        while !taken.insert("\(long) \(number)").inserted { number += 1 }
        return "\(long) \(number)"
    }
}

/// A cache of the class names of views.
@MainActor private struct ClassNames {
    private var known: [ObjectIdentifier: String] = [:]

    /// Returns the class name of a view, without generic arguments.
    subscript(view: UIView) -> String {
        mutating get {
            let type = ObjectIdentifier(type(of: view))
            if let name = known[type] { return name }
            let whole = "\(Swift.type(of: view))"
            let name = whole.split(separator: "<").first.map(String.init) ?? whole
            known[type] = name
            return name
        }
    }

    /// Returns the names of subviews before they are made unique.
    mutating func named(_ views: [UIView], _ holders: Holders, _ holder: Int) -> [(view: UIView, name: String)] {
        var named: [(view: UIView, name: String)] = []
        named.reserveCapacity(views.count)
        // For few classes, a linear search is faster than hashing.
        var counts: [(name: String, count: Int)] = []
        for view in views {
            let name = self[view]
            var place = 0
            while place < counts.count, counts[place].name != name { place += 1 }
            if place == counts.count { counts.append((name, 0)) }
            counts[place].count += 1
            if let given = view.accessibilityIdentifier ?? holders.property(of: view, from: holder) {
                named.append((view, given))
            } else {
                named.append((view, name + "#" + String(counts[place].count)))
            }
        }
        return named
    }
}

/// The properties of controllers and views that hold views.
@MainActor private struct Holders {
    /// The property names of each object, keyed by the view held, and the index of the next outer object.
    private var chain: [(properties: [ObjectIdentifier: String], outer: Int)] = []

    /// Adds a view and its controller; returns the index of the nearest object that holds views.
    mutating func add(_ view: UIView, outer: Int) -> Int {
        var place = outer
        for object in [view.state.owner, view] as [UIResponder?] {
            guard let object, case let properties = Holders.properties(of: object), !properties.isEmpty else {
                continue
            }
            chain.append((properties, place))
            place = chain.count - 1
        }
        return place
    }

    /// Returns the property that holds a view, in the nearest object at or outside an index.
    func property(of view: UIView, from place: Int) -> String? {
        var place = place
        while place >= 0 {
            if let name = chain[place].properties[ObjectIdentifier(view)] { return name }
            place = chain[place].outer
        }
        return nil
    }

    private static func properties(of object: UIResponder) -> [ObjectIdentifier: String] {
        if type(of: object) == UIView.self { return [:] }
        var properties: [ObjectIdentifier: String] = [:]
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, current.subjectType != UIView.self, current.subjectType != UIResponder.self {
            for child in current.children {
                guard let label = child.label, let view = Holders.view(child.value) else { continue }
                let name =
                    label.hasPrefix(Holders.lazyPrefix) ? String(label.dropFirst(Holders.lazyPrefix.count)) : label
                let id = ObjectIdentifier(view)
                if properties[id] == nil { properties[id] = name }
            }
            mirror = current.superclassMirror
        }
        return properties
    }

    /// The prefix of the stored names of Swift's lazy properties.
    private static let lazyPrefix = "$__lazy_storage_$_"

    private static func view(_ value: Any) -> UIView? {
        if let view = value as? UIView { return view }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else { return nil }
        return wrapped as? UIView
    }
}
