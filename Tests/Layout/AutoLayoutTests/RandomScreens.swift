import LayoutSimGeometry
import LayoutSimSeededRandom
import LayoutSimViewTree

/// Screens of nested stacks, labels, pictures and plain views, the same for the same seed.
struct RandomScreens {
    private var random: SeededRandom
    private var count = 0
    private(set) var constraints: [Constraint] = []

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    /// Returns a root with its constraints in `constraints`.
    mutating func root() -> View {
        let inner = (0...number(2)).map { _ in view(depth: 3) }
        var root = View("view", subviews: inner)
        root.layoutMargins.own = EdgeInsets(all: Double(number(20)))
        var above: View?
        for view in inner {
            constraints.append(view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor))
            constraints.append(view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 5))
            if isHit(2) {
                constraints.append(view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor))
            }
            if isHit(4) { constraints.append(view.bottomAnchor.constraint(equalTo: root.bottomAnchor)) }
            above = view
        }
        return root
    }

    private mutating func view(depth: Int) -> View {
        count += 1
        let id = "v\(count)"
        var view: View
        switch number(depth > 0 ? 6 : 3) {
        case 0: view = label(id, number(30), numberOfLines: number(2))
        case 1: view = picture(id, Double(number(60)), Double(number(60)))
        case 2: view = View(id)
        case 3: view = View(id, content: .control(.toggle(isOn: true)))
        default: view = stack(id, depth: depth)
        }
        view.isHidden = isHit(10)
        view.hugging.horizontal = Priority(rawValue: Float(249 + number(3)))
        if isHit(6) { constraints.append(view.widthAnchor.constraint(equalToConstant: Double(number(150)))) }
        if isHit(6) {
            constraints.append(
                view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: Double(1 + number(3)) / 2))
        }
        return view
    }

    private mutating func stack(_ id: String, depth: Int) -> View {
        let items = (0..<number(5)).map { _ in view(depth: depth - 1) }
        var row = StackView(axis: isHit(2) ? .horizontal : .vertical, arranged: items.map(\.id))
        row.distribution = StackView.Distribution.allCases[number(5)]
        row.alignment = StackView.Alignment.allCases[number(6)]
        row.spacing = .points(Double(number(12)))
        row.isLayoutMarginsRelative = isHit(4)
        row.isBaselineRelative = isHit(5)
        var arranged = View(id, content: .stack(row), subviews: items)
        if isHit(3) { arranged.layoutMargins.own = EdgeInsets(all: Double(number(10))) }
        arranged.layoutMargins.preservesSuperview = isHit(3)
        return arranged
    }

    private mutating func isHit(_ odds: Int) -> Bool { number(odds) == 0 }

    /// Returns a number below `end`.
    private mutating func number(_ end: Int) -> Int { random.int(below: end) }
}
