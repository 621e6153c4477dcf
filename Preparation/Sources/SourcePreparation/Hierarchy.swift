/// The overridden members of extensions, and the classes that override them.
struct Hierarchy: Hashable, Codable, Sendable {
    /// The members, with labels, that bodies of the package's own classes declare and forward to extensions.
    var forwarded: [String: Set<String>] = [:]
    /// The members in extensions of other modules' classes, which ask the object whether its class overrides them.
    var dispatched: [String: Set<String>] = [:]
    /// The overrides of such members in extensions of other modules' classes, which in turn ask the object.
    var redispatched: [String: Set<String>] = [:]
    /// The overrides of such members, by the overriding class.
    var overrides: [String: [String: Override]] = [:]
    /// The test case classes.
    var tests: Set<String> = []
    /// The test case classes on the main actor, by their own attribute or a superclass's.
    var isolatedTests: Set<String> = []
    /// The classes of Quick's specs.
    var specs: Set<String> = []
    /// The classes that configure Quick.
    var quickConfigurations: Set<String> = []

    /// An override of a member of an extension.
    struct Override: Hashable, Codable, Sendable {
        /// The extended class.
        var owner: String
        /// The member with labels and types, as in the extension.
        var member: String
        /// Whether no superclass also overrides the member.
        var isFirst: Bool
        /// Whether the extension itself overrides a superclass's member.
        var isOfOverride: Bool

        /// The prefix of the override's name.
        var prefix: String { OverriddenMembers.prefix(of: owner, isOverride: isOfOverride) }
        /// The prefix of the name of the implementation that `super` calls.
        var superPrefix: String {
            isFirst ? OverriddenMembers.implementation(of: owner, isOverride: isOfOverride) : prefix
        }
    }

    init() {}

    init(_ facts: Facts, _ ancestry: Ancestry) {
        let superclasses = ancestry.parents
        var extended: [String: Set<String>] = [:]
        for (owner, members) in facts.extensionMembers { extended[owner] = Set(members.keys) }
        var moved: [String: Set<String>] = [:]
        for (path, members) in facts.forwarders where !ancestry.declares(path.lastName) {
            let owners = Hierarchy.ancestors(of: path.lastName, superclasses)
            moved[path.lastName, default: []].formUnion(
                members.keys.filter { member in owners.contains { extended[$0]?.member(like: member) != nil } })
        }
        for (type, members) in facts.overrides {
            for member in members {
                var isFirst = true
                let ancestors = Hierarchy.ancestors(of: type, superclasses)
                for ancestor in ancestors.flatMap({ [$0] + ancestry.otherNames(of: $0) }) {
                    let own = facts.bodyMembers[ancestor] ?? []
                    if let base = extended[ancestor]?.member(like: member, unlessIn: own) {
                        note(base, member, of: ancestor, by: type, isFirst, isOwn: ancestry.declares(ancestor))
                        break
                    }
                    if let base = moved[ancestor]?.member(like: member) {
                        redispatched[ancestor, default: []].insert(base)
                        overrides[type, default: [:]][member] = Override(
                            owner: ancestor, member: base, isFirst: isFirst, isOfOverride: true)
                        break
                    }
                    if facts.overrides[ancestor]?.contains(member) == true { isFirst = false }
                    if own.hasMember(like: member) { break }
                }
            }
        }
        noteTests(facts.isolatedClasses, superclasses)
    }

    private mutating func noteTests(_ isolatedClasses: Set<String>, _ superclasses: [String: String]) {
        for type in superclasses.keys {
            let ancestors = Hierarchy.ancestors(of: type, superclasses)
            if !Specs.classes.isDisjoint(with: ancestors) { specs.insert(type) }
            if ancestors.contains(Specs.configuration) { quickConfigurations.insert(type) }
            guard ancestors.contains(where: IsolatedTests.isTestCase) else { continue }
            tests.insert(type)
            if !isolatedClasses.isDisjoint(with: ancestors + [type]) { isolatedTests.insert(type) }
        }
    }

    private mutating func note(
        _ base: String, _ member: String, of owner: String, by type: String, _ isFirst: Bool, isOwn: Bool
    ) {
        if isOwn {
            forwarded[owner, default: []].insert(base)
        } else {
            dispatched[owner, default: []].insert(base)
            overrides[type, default: [:]][member] = Override(
                owner: owner, member: base, isFirst: isFirst, isOfOverride: false)
        }
    }

    /// Returns the superclasses of a class, the nearest first.
    private static func ancestors(of type: String, _ superclasses: [String: String]) -> [String] {
        var found: [String] = []
        var current = type
        while let next = superclasses[current] ?? known[current] ?? superclassByName(current), found.count < 100 {
            found.append(next)
            current = next
        }
        return found
    }

    /// Returns a guess for UIKit classes that are missing from the table.
    private static func superclassByName(_ name: String) -> String? {
        guard name.hasPrefix("UI") else { return nil }
        if name.hasSuffix("ViewController") || name.hasSuffix("Controller") {
            return name == "UIViewController" ? "UIResponder" : "UIViewController"
        }
        return name.hasSuffix("View") && name != "UIView" ? "UIView" : nil
    }

    private static let known = [
        "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder", "UIWindow": "UIView",
        "UIScrollView": "UIView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
        "UITextView": "UIScrollView", "UILabel": "UIView", "UIControl": "UIView", "UIButton": "UIControl",
        "UITextField": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl", "UIStepper": "UIControl",
        "UISegmentedControl": "UIControl", "UIPageControl": "UIControl", "UIDatePicker": "UIControl",
        "UIRefreshControl": "UIControl", "UITableViewCell": "UIView",
        "UICollectionViewCell": "UICollectionReusableView",
        "UICollectionReusableView": "UIView", "UINavigationBar": "UIView", "UITabBar": "UIView", "UIToolbar": "UIView",
        "UISearchBar": "UIView", "UICollectionViewListCell": "UICollectionViewCell",
        "UICollectionViewFlowLayout": "UICollectionViewLayout", "UICollectionViewLayout": "NSObject",
        "CALayer": "NSObject", "CAShapeLayer": "CALayer", "CAGradientLayer": "CALayer",
        "UIGestureRecognizer": "NSObject",
    ]
}

extension Set<String> {
    /// Returns the member of an extension that another overrides, unless the class has a member of its own with that
    /// name and labels, whose types a generic class writes in its own words.
    fileprivate func member(like name: String, unlessIn body: Set<String>) -> String? {
        contains(name) ? name : body.hasMember(like: name) ? nil : member(like: name)
    }

    /// Whether there is a member with this name and labels, whatever its types.
    fileprivate func hasMember(like name: String) -> Bool {
        let labels = name.prefix { $0 != ")" }
        return contains { $0.prefix { $0 != ")" } == labels }
    }

    /// Returns the member with this name, labels and types, or otherwise the only one with its name and labels, since
    /// types can be written in many ways.
    fileprivate func member(like name: String) -> String? {
        if contains(name) { return name }
        let labels = name.prefix { $0 != ")" }
        let alike = filter { $0.prefix { $0 != ")" } == labels }
        return alike.count == 1 && name.contains(")") ? alike.first : nil
    }
}
