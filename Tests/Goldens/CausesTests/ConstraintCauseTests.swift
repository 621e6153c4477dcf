import LayoutSimCauses
import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimScreens
import LayoutSimText
import LayoutSimViewTree
import Testing

/// Constraints are recognized whatever changed in them.
@Suite struct ConstraintCauseTests {
    private let goldens: Goldens
    private let base: Screen

    init() throws {
        goldens = try Goldens()
        base = try goldens.screen(on: "iphone-4s", .landscape, longest: true)
    }

    private func second(_ attribute: LayoutAttribute) -> Constraint.Operand { .init(.view("view"), attribute) }

    @Test func `a constraint to another item is one change, without identifiers too`() throws {
        var new = base
        new.constraints[0].second = second(.top)
        let report = try goldens.report(from: base, to: new)
        #expect(report.inputs.map(\.description) == ["title.top: topLayoutGuide.bottom → view.top"])
        #expect(report.causes.first?.restoresAll == true)
    }

    @Test func `a constraint with an identifier stays the same one when everything else changes`() throws {
        var old = base
        old.constraints[0].identifier = "abc-12-def"
        var new = old
        let place = new.constraints.count
        new.constraints.append(new.constraints.remove(at: 0))
        new.constraints[place - 1].first.attribute = .bottom
        new.constraints[place - 1].second = second(.bottom)
        new.constraints[place - 1].relation = .lessThanOrEqual
        new.constraints[place - 1].constant = -20
        new.constraints[place - 1].priority = 900
        let report = try goldens.report(from: old, to: new)
        #expect(
            report.inputs.map(\.kind) == [
                .firstItem, .relation, .secondItem, .constant, .priority, .constraintOrder,
            ])
        #expect(report.inputs.dropLast().allSatisfy { $0.identity.hasPrefix("constraint #abc-12-def ") })
    }

    @Test func `two constraints with other identifiers are two constraints`() throws {
        var old = base
        old.constraints[0].identifier = "a"
        var new = old
        new.constraints[0].identifier = "b"
        new.constraints[0].second = second(.top)
        let report = try goldens.report(from: old, to: new)
        #expect(Set(report.inputs.map(\.kind)) == [.added, .removed])
    }

    /// As with constraints of a cell's style: those that a view took along are not confused with those of another one.
    @Test func `constraints that share an identifier come and go with their views`() throws {
        var old = base
        let labels = ["text", "detail"].map { View.label($0, TextContent($0, font: .system(size: 17))) }
        old.root = View("view", subviews: labels)
        old.constraints = labels.flatMap {
            [
                $0.topAnchor.constraint(equalTo: View("view").topAnchor, constant: 40),
                $0.leftAnchor.constraint(equalTo: View("view").leftAnchor, constant: $0.id == "text" ? 20 : 200),
            ]
        }
        for place in old.constraints.indices { old.constraints[place].identifier = "style" }
        var new = old
        new.root.subviews.remove(at: 0)
        new.constraints.removeFirst(2)
        for (old, new, change) in [(old, new, "view text removed"), (new, old, "view text added")] {
            let report = try goldens.report(from: old, to: new, withPicture: true)
            #expect(report.inputs.map(\.description) == [change])
            #expect(report.causes.first?.restoresAll == true)
        }
        var other = old
        other.constraints[2].second = second(.bottom)
        other.constraints[2].constant = -40
        let changed = try goldens.report(from: old, to: other)
        #expect(changed.inputs.map(\.kind) == [.secondItem, .constant])
    }

    @Test func `a different identifier alone is not a change`() throws {
        var new = base
        new.constraints[0].identifier = "b"
        #expect(try goldens.report(from: base, to: new).inputs == [])
    }

    /// An inserted view takes over a constraint, which goes back with it.
    @Test func `a constraint that was moved to a new view is restored with it`() throws {
        var old = base
        for place in old.constraints.indices { old.constraints[place].identifier = "c\(place)" }
        let box = View("box")
        var new = old
        new.root.subviews.append(box)
        new.constraints += [
            box.topAnchor.constraint(equalTo: View("view").topAnchor),
            box.leftAnchor.constraint(equalTo: View("view").leftAnchor),
            box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 70),
        ]
        new.constraints[0].second = .init(.view("box"), .bottom)
        let report = try goldens.report(from: old, to: new)
        #expect(
            report.inputs.map(\.description) == ["view box added", "title.top: topLayoutGuide.bottom → box.bottom"])
        #expect(report.causes.first?.restoresAll == true)
    }
}
