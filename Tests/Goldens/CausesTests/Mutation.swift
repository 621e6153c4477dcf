import LayoutSimText
import LayoutSimCauses
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimScreens
import LayoutSimViewTree
import LayoutSimSeededRandom

/// One change of one input of a screen, and the input that it changes.
struct Mutation {
    /// The identity of the input, as reports name it.
    var identity: String
    var kind: InputChange.Kind
    var apply: (inout Screen) -> Void
}

/// Repeatable mutations of the badge screens.
struct Mutations {
    private var random: SeededRandom

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    /// Returns a mutation of one of nine kinds that the screen allows.
    mutating func mutation(_ sort: Int, of screen: Screen) -> Mutation? {
        switch sort % 9 {
        case 0: constant(screen)
        case 1: priority(screen)
        case 2: text(screen)
        case 3: removal(screen)
        case 4: addition(screen)
        case 5: font(screen)
        case 6: color(screen)
        case 7: image(screen)
        default: lineLimit(screen)
        }
    }

    private mutating func constant(_ screen: Screen) -> Mutation? {
        let place = pick(Array(screen.constraints.indices))
        let change = pick([-24.0, -9, -3, 4, 8, 16, 30])
        return mutation(screen.constraints[place], .constant) { $0.constraints[place].constant += change }
    }

    private mutating func priority(_ screen: Screen) -> Mutation? {
        let place = pick(Array(screen.constraints.indices))
        let constraint = screen.constraints[place]
        let priority = pick([Priority(100), 500, 760, 999, 1000].filter { $0 != constraint.priority })
        return mutation(constraint, .priority) { $0.constraints[place].priority = priority }
    }

    private mutating func removal(_ screen: Screen) -> Mutation? {
        let place = pick(Array(screen.constraints.indices))
        return mutation(screen.constraints[place], .removed) { $0.constraints.remove(at: place) }
    }

    private mutating func addition(_ screen: Screen) -> Mutation? {
        let view = pick(screen.root.subviews)
        let attribute = pick([LayoutAttribute.width, .height, .top])
        let new = Constraint(
            Constraint.Operand(.view(view.id), attribute), .equal,
            attribute == .top ? Constraint.Operand(.view("view"), .bottom) : nil,
            constant: attribute == .top ? -pick([200.0, 300, 400]) : pick([40.0, 90, 150]),
            priority: pick([200, 700, 755, 990]))
        return mutation(new, .added) { $0.constraints.append(new) }
    }

    private mutating func text(_ screen: Screen) -> Mutation? {
        guard let label = label(screen) else { return nil }
        let words = pick(["and a good deal more", "now", "with words that wrap to several lines at most widths"])
        return mutation(label, "text") { $0.changeText { $0.text += " " + words } }
    }

    private mutating func font(_ screen: Screen) -> Mutation? {
        guard let label = label(screen) else { return nil }
        let factor = pick([0.8, 1.1, 1.5])
        return mutation(label, "font") { $0.changeText { $0.font.size *= factor } }
    }

    private mutating func lineLimit(_ screen: Screen) -> Mutation? {
        guard let label = label(screen) else { return nil }
        return mutation(label, "line limit") { $0.changeText { $0.numberOfLines = 1 } }
    }

    private mutating func color(_ screen: Screen) -> Mutation? {
        let color = Color(hex: pick([0x102030, 0x884422, 0x00AA55]))
        if let label = label(screen), pick([true, false]) {
            return mutation(label, "color") {
                if case .label(let text, _) = $0.content { $0.content = .label(text, color: color) }
            }
        }
        return mutation(pick(screen.root.subviews).id, "background") { $0.backgroundColor = color }
    }

    private mutating func image(_ screen: Screen) -> Mutation? {
        guard screen.root.subviews.contains(where: { $0.id == "patch" }) else { return nil }
        let image = pick([Patch.placeholder.image, Patch(of: "another").image])
        return mutation("patch", "image") { $0.content = .image(image, contentMode: .scaleAspectFit) }
    }

    private mutating func label(_ screen: Screen) -> String? {
        let labels = screen.root.subviews.filter { if case .label = $0.content { true } else { false } }
        return labels.isEmpty ? nil : pick(labels.map(\.id))
    }

    private func mutation(
        _ constraint: Constraint, _ kind: InputChange.Kind, apply: @escaping (inout Screen) -> Void
    ) -> Mutation {
        let identity = InputChange(.constraint(constraint), kind, old: nil, new: nil).identity
        return Mutation(identity: identity, kind: kind, apply: apply)
    }

    private func mutation(_ view: String, _ kind: InputChange.Kind, change: @escaping (inout View) -> Void) -> Mutation
    {
        let identity = InputChange(.view(view), kind, old: nil, new: nil).identity
        return Mutation(identity: identity, kind: kind) { $0 = $0.changing(view, change) }
    }

    mutating func pick<Element>(_ list: [Element]) -> Element { random.pick(list) }
}
