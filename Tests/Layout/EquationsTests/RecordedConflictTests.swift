import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// The constraint of a conflict that iOS 26.1 broke, recorded by Vercantez/openuikit: the same one in every order of
/// adding.
///
/// The root, 300 points wide, contains `v` and `w`; `u` is inside `v`.
@Suite struct RecordedConflictTests {
    /// `v.leading == root.leading + 10`.
    struct Rule: Sendable {
        var first: Character
        var attribute: LayoutAttribute
        var relation: Constraint.Relation
        var second: Character?
        var other: LayoutAttribute
        var multiplier = 1.0
        var constant = 0.0

        init(
            _ first: Character, _ attribute: LayoutAttribute, _ relation: Constraint.Relation = .equal,
            _ second: Character? = nil, _ other: LayoutAttribute? = nil, times multiplier: Double = 1,
            plus constant: Double
        ) {
            (self.first, self.attribute, self.relation, self.second) = (first, attribute, relation, second)
            (self.other, self.multiplier, self.constant) = (other ?? attribute, multiplier, constant)
        }
    }

    struct Family: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var views = "vwu"
        var rules: [Rule]
        /// The index of the broken rule.
        var broken: Int

        init(_ name: String, views: String = "vwu", _ rules: [Rule], breaks broken: Int) {
            (testDescription, self.views, self.rules, self.broken) = (name, views, rules, broken)
        }
    }

    private static let siblings = [
        Rule("v", .width, plus: 60), Rule("w", .width, plus: 60), Rule("v", .width, .equal, "w", plus: 10),
    ]

    private static let families = [
        Family("the larger of two sizes", [Rule("v", .width, plus: 100), Rule("v", .width, plus: 200)], breaks: 1),
        Family(
            "the larger of two sizes, turned around", [Rule("v", .width, plus: 100), Rule("v", .width, plus: 50)],
            breaks: 0),
        Family(
            "a size before edges",
            [
                Rule("v", .leading, .equal, "c", plus: 10), Rule("v", .trailing, .equal, "c", .leading, plus: 110),
                Rule("v", .width, plus: 50),
            ], breaks: 2),
        Family(
            "a size before edges on both sides",
            [
                Rule("v", .trailing, .equal, "c", plus: 0), Rule("v", .leading, .equal, "c", plus: 30),
                Rule("v", .width, plus: 200),
            ],
            breaks: 2),
        Family(
            "a center before edges",
            [
                Rule("v", .trailing, .equal, "c", plus: 0), Rule("v", .leading, .equal, "c", plus: 30),
                Rule("v", .centerX, .equal, "c", plus: 0),
            ],
            breaks: 2),
        Family(
            "a center before edges, with distances",
            [
                Rule("v", .trailing, .equal, "c", plus: -10), Rule("v", .leading, .equal, "c", plus: 30),
                Rule("v", .centerX, .equal, "c", plus: 5),
            ], breaks: 2),
        Family(
            "at most before equal", [Rule("v", .width, plus: 100), Rule("v", .width, .lessThanOrEqual, plus: 50)],
            breaks: 1),
        Family(
            "at most before at least and equal",
            [
                Rule("v", .width, plus: 100), Rule("v", .width, .lessThanOrEqual, plus: 50),
                Rule("v", .width, .greaterThanOrEqual, plus: 80),
            ],
            breaks: 1),
        Family(
            "at least before equal", [Rule("v", .width, plus: 100), Rule("v", .width, .greaterThanOrEqual, plus: 150)],
            breaks: 1),
        Family(
            "at most before at least",
            [Rule("v", .width, .greaterThanOrEqual, plus: 150), Rule("v", .width, .lessThanOrEqual, plus: 100)],
            breaks: 1),
        Family(
            "the size of the last view of a chain",
            [
                Rule("v", .leading, .equal, "c", plus: 10), Rule("w", .leading, .equal, "v", .trailing, plus: 10),
                Rule("w", .trailing, .equal, "c", .leading, plus: 100), Rule("v", .width, plus: 60),
                Rule("w", .width, plus: 60),
            ], breaks: 4),
        Family(
            "the size of the inner view",
            [Rule("u", .width, plus: 100), Rule("u", .width, .equal, "v", plus: 0), Rule("v", .width, plus: 200)],
            breaks: 0),
        Family("the size of the later sibling", siblings, breaks: 1),
        Family("the size of the later sibling, by subviews", views: "wvu", siblings, breaks: 0),
        Family(
            "the larger distance",
            [Rule("v", .leading, .equal, "c", plus: 10), Rule("v", .leading, .equal, "c", plus: 20)],
            breaks: 1),
        Family(
            "the larger distance below zero",
            [Rule("v", .leading, .equal, "c", plus: -10), Rule("v", .leading, .equal, "c", plus: -20)], breaks: 0),
        Family(
            "the larger distance from above",
            [Rule("v", .top, .equal, "c", plus: 10), Rule("v", .top, .equal, "c", plus: 20)],
            breaks: 1),
        Family(
            "what names the outer view first",
            [Rule("v", .leading, .equal, "c", plus: 10), Rule("c", .leading, .equal, "v", plus: -20)], breaks: 1),
        Family(
            "what names the outer view first, whatever the distance",
            [Rule("v", .leading, .equal, "c", plus: 20), Rule("c", .leading, .equal, "v", plus: -10)], breaks: 1),
        Family(
            "a size before a share of another one, the smaller one too",
            [Rule("v", .width, .equal, "c", times: 0.5, plus: 0), Rule("v", .width, plus: 100)], breaks: 1),
        Family(
            "a size before a share of another one",
            [Rule("v", .width, .equal, "c", times: 0.5, plus: 0), Rule("v", .width, plus: 200)], breaks: 1),
    ]

    @Test(arguments: families) func `iOS breaks`(_ family: Family) throws {
        for order in Self.orders(Array(family.rules.indices)) {
            var session = LayoutSession(rootSize: Size(width: 300, height: 300))
            var views: [Character: ViewHandle] = ["c": .root]
            for name in family.views { views[name] = session.addView(in: name == "u" ? views["v"] ?? .root : .root) }
            var handles: [ConstraintHandle?] = Array(repeating: nil, count: family.rules.count)
            for place in order {
                let rule = family.rules[place]
                let first = try #require(views[rule.first])
                handles[place] = session.add(
                    SessionConstraint(
                        ItemAttribute(first, rule.attribute), rule.relation,
                        rule.second.flatMap { views[$0] }.map { ItemAttribute($0, rule.other) },
                        multiplier: rule.multiplier, constant: rule.constant))
            }
            session.solve()
            let broken = try #require(handles[family.broken])
            #expect(session.conflicts.map(\.broken) == [.constraint(broken)])
        }
    }

    @Test func `what was broken holds as soon as it can, and is broken again`() {
        var session = LayoutSession(rootSize: Size(width: 300, height: 300))
        let view = session.addView()
        func width(_ constant: Double) -> SessionConstraint {
            SessionConstraint(ItemAttribute(view, .width), .equal, constant: constant)
        }
        let smaller = session.add(width(100))
        let larger = session.add(width(200))
        session.solve()
        #expect(session.conflicts.map(\.broken) == [.constraint(larger)])
        session.remove(smaller)
        session.solve()
        #expect(session.conflicts.isEmpty && session.frame(of: view).width == 200)
        _ = session.add(width(100))
        session.solve()
        #expect(session.conflicts.map(\.broken) == [.constraint(larger)] && session.frame(of: view).width == 100)
    }

    @Test func `a constant that changed has its new turn`() {
        var session = LayoutSession(rootSize: Size(width: 300, height: 300))
        let view = session.addView()
        let handles = [10.0, 20].map { constant in
            session.add(
                SessionConstraint(
                    ItemAttribute(view, .left), .equal, ItemAttribute(.root, .left), constant: constant))
        }
        session.solve()
        #expect(session.conflicts.map(\.broken) == [.constraint(handles[1])])
        session.setConstant(30, of: handles[0])
        session.solve()
        #expect(session.conflicts.map(\.broken) == [.constraint(handles[0])])
    }

    private static func orders(_ places: [Int]) -> [[Int]] {
        guard places.count > 1 else { return [places] }
        return places.flatMap { first in orders(places.filter { $0 != first }).map { [first] + $0 } }
    }
}
