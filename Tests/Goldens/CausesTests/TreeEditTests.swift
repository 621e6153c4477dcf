import LayoutSimCauses
import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

/// Edits of the tree and of the order of constraints, each reported as one.
@Suite struct TreeEditTests {
    private let goldens: Goldens
    private let base: Screen

    init() throws {
        goldens = try Goldens()
        base = try goldens.screen(on: "iphone-6")
    }

    @Test func `another order of constraints alone is named`() throws {
        var new = base
        new.constraints.append(new.constraints.remove(at: 0))
        let report = try goldens.report(from: base, to: new)
        let count = base.constraints.count
        let constraint = "title.top >= topLayoutGuide.bottom"
        #expect(report.inputs.map(\.description) == ["order of constraints: 1 \(constraint) → \(count) \(constraint)"])
        #expect("\(report.headline)".hasSuffix(": no visible change"))
        new.constraints.reverse()
        let several = try goldens.report(from: base, to: new)
        #expect(several.inputs.map(\.description) == ["order of \(count - 2) constraints"])
    }

    /// Of two equally strong preferences, the first one is met.
    @Test func `the order of constraints is the cause where it decides`() throws {
        var old = base
        let box = View("box")
        old.root = View("view", subviews: [box])
        old.constraints = [
            box.topAnchor.constraint(equalTo: View("view").topAnchor),
            box.leftAnchor.constraint(equalTo: View("view").leftAnchor),
            box.heightAnchor.constraint(equalToConstant: 10),
            box.widthAnchor.constraint(equalToConstant: 50).withPriority(500),
            box.widthAnchor.constraint(equalToConstant: 70).withPriority(500),
        ]
        var new = old
        new.constraints.swapAt(3, 4)
        let report = try goldens.report(from: old, to: new)
        #expect(report.causes.map { $0.inputs.map(\.kind) } == [[.constraintOrder]])
        #expect(report.causes.first?.restoresAll == true)
    }

    @Test func `a view that is wrapped in another of its size does not move`() throws {
        var old = base
        let title = View.label("title", TextContent("Title", font: .system(size: 17)))
        let frame = [LayoutAttribute.top, .left, .right]
        func pins(_ view: String, to other: String, _ constant: Double, _ attributes: [LayoutAttribute]) -> [Constraint]
        {
            attributes.map {
                Constraint(
                    .init(.view(view), $0), .equal, .init(.view(other), $0),
                    constant: $0 == .right ? -constant : constant)
            }
        }
        old.root = View("view", subviews: [View("first"), title, View("last")])
        old.constraints = pins("title", to: "view", 20, frame)
        var new = old
        new.root.subviews[1] = View("box", subviews: [title])
        new.constraints = pins("box", to: "view", 20, frame) + pins("title", to: "box", 0, frame + [.bottom])
        let report = try goldens.report(from: old, to: new)
        #expect(report.inputs.map(\.description) == ["wrapped title in box"])
        #expect(report.outputs == [])
        #expect("\(report.headline)" == "wrapped title in box: nothing moves")

        new.constraints[0].constant = 32
        let moved = try goldens.report(from: old, to: new)
        #expect("\(moved.headline)" == "title.y 20 → 32 because wrapped title in box")
        #expect(moved.causes.first?.restoresAll == true)
    }

    @Test func `a view of a stack goes with the distance behind it`() throws {
        var old = base
        let items = ["first", "second", "third"].map { View.label($0, TextContent("Item", font: .system(size: 17))) }
        let stack = StackView(
            axis: .vertical, arranged: items.map(\.id), customSpacing: ["first": .points(30), "second": .points(12)])
        old.root = View("view", subviews: [View("stack", content: .stack(stack), subviews: items)])
        old.constraints = [
            View("stack").topAnchor.constraint(equalTo: View("view").topAnchor),
            View("stack").leftAnchor.constraint(equalTo: View("view").leftAnchor),
        ]
        var new = old.changing("stack") { stack in
            stack.subviews.remove(at: 1)
            if case .stack(var content) = stack.content {
                content.arranged.remove(at: 1)
                content.customSpacing["second"] = nil
                stack.content = .stack(content)
            }
        }
        let removed = try goldens.report(from: old, to: new)
        #expect(removed.inputs.map(\.description) == ["view second removed"])
        #expect(removed.causes.map(\.restoresAll) == [true], "\(removed)")
        swap(&old, &new)
        let added = try goldens.report(from: old, to: new)
        #expect(added.inputs.map(\.description) == ["view second added"])
        #expect(added.causes.map(\.restoresAll) == [true], "\(added)")
    }

    /// The stack's list of arranged views follows from its subviews.
    @Test func `a view that leaves a stack or comes into one is the only input`() throws {
        var old = base
        let labels = ["first", "second", "third"].map { View.label($0, TextContent($0, font: .system(size: 17))) }
        var stack = View("stack", subviews: labels)
        stack.content = .stack(StackView(axis: .vertical, arranged: labels.map(\.id)))
        old.root = View("view", subviews: [stack])
        old.constraints = [
            stack.topAnchor.constraint(equalTo: View("view").topAnchor, constant: 20),
            stack.leftAnchor.constraint(equalTo: View("view").leftAnchor, constant: 20),
        ]
        var new = old
        new.root.subviews[0].subviews.remove(at: 1)
        new.root.subviews[0].content = .stack(StackView(axis: .vertical, arranged: ["first", "third"]))
        for (old, new, change) in [(old, new, "view second removed"), (new, old, "view second added")] {
            let report = try goldens.report(from: old, to: new)
            #expect(report.inputs.map(\.description) == [change])
            #expect(report.causes.first?.restoresAll == true)
            #expect("\(report.headline)".hasPrefix("stack."), "\(report.headline)")
        }
        let order = StackView(axis: .vertical, arranged: ["third", "first"])
        new.root.subviews[0].content = .stack(order)
        let both = try goldens.report(from: old, to: new)
        #expect(both.inputs.map(\.kind) == [.removed, "arranged views"])
    }
}
