import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals

/// Elements as the engine lays them out, and the code that it asks.
@MainActor final class ElementTree {
    /// The tree of the engine.
    private(set) var tree = ProposalTree()
    /// The elements, by their places in the tree.
    private(set) var elements: [ViewElement] = []
    private let keys = AlignmentKeys()
    private var texts: [any ElementText] = []
    private var guides: [(ViewDimensions) -> CGFloat] = []
    private var layouts: [LaidOut] = []
    /// What code answered; `nil` where nobody asks for that.
    var record: CodeRecord?

    private enum LaidOut {
        case layout(any LayoutCode, [ViewElement])
        case measured(any MeasuredContent)
    }

    /// Creates the tree of an element with all below.
    init(_ root: ViewElement) {
        _ = add(root)
        for key in keys.keys {
            tree.guides.append(.code(guides.count))
            guides.append { key.id.defaultValue(in: $0) }
        }
    }

    /// A loop, since views can be nested deeper than recursion allows.
    private func add(_ root: ViewElement) -> Int {
        var open: [(element: ViewElement, places: [Int])] = [(root, [])]
        while true {
            let (element, places) = open[open.count - 1]
            if places.count < element.children.count {
                open.append((element.children[places.count], []))
                continue
            }
            open.removeLast()
            let place = tree.add(kind(of: element), places)
            elements.append(element)
            guard !open.isEmpty else { return place }
            open[open.count - 1].places.append(place)
        }
    }

    private func kind(of element: ViewElement) -> ProposalKind {
        switch element.kind {
        case .plain(let kind): kind
        case .text(let text): .text(number(of: text))
        case .guide(let key, let position): .guide(keys.guide(key), .code(number(of: position)))
        case .stack(let axis, let key, let spacing, let isLazy):
            isLazy
                ? .lazyStack(axis, keys.guide(key), spacing: spacing) : .stack(axis, keys.guide(key), spacing: spacing)
        case .overlapping(let alignment): .overlapping(keys.alignment(alignment))
        case .frame(let width, let height, let alignment):
            .frame(width: width, height: height, keys.alignment(alignment))
        case .flexibleFrame(let limits, let alignment): .flexibleFrame(limits, keys.alignment(alignment))
        case .secondary(let alignment, let isBehind): .secondary(keys.alignment(alignment), isBehind: isBehind)
        case .relativeFrame(let axes, let share, let alignment):
            .relativeFrame(axes, share, keys.alignment(alignment))
        case .safeAreaInset(let edge, let key, let spacing): .safeAreaInset(edge, keys.guide(key), spacing: spacing)
        case .grid(let alignment, let horizontal, let vertical):
            .grid(keys.alignment(alignment), horizontalSpacing: horizontal, verticalSpacing: vertical)
        case .gridRow(let alignment): .gridRow(alignment.map { keys.guide($0.key) })
        case .lazyGrid(let axis, let tracks, let key, let spacing):
            .lazyGrid(axis, tracks, keys.guide(key), spacing: spacing)
        case .layout(let code): .code(number(of: .layout(code, element.children)))
        case .measured(let content): .code(number(of: .measured(content)))
        }
    }

    private func number(of text: any ElementText) -> Int {
        texts.append(text)
        return texts.count - 1
    }

    private func number(of guide: @escaping (ViewDimensions) -> CGFloat) -> Int {
        guides.append(guide)
        return guides.count - 1
    }

    private func number(of layout: LaidOut) -> Int {
        layouts.append(layout)
        return layouts.count - 1
    }

    private func subviews(
        _ elements: [ViewElement], _ siblings: ProposalSubviews, _ direction: LayoutDirection
    ) -> LayoutSubviews {
        let places = LayoutPlaces(keys)
        var subviews = LayoutSubviews(
            zip(elements, siblings.nodes).map {
                LayoutSubview(node: $1, siblings: siblings, traits: $0.traits, places: places)
            })
        subviews.layoutDirection = direction
        return subviews
    }
}

// The engine runs on the main queue, where the tree was made.
extension ElementTree: ProposalCode {
    nonisolated func text(_ number: Int, proposed: ProposedSize) -> TextAnswer {
        MainActor.assumeIsolated { texts[number].answer(proposed) }
    }

    nonisolated func lines(ofText number: Int) -> FontLines? { MainActor.assumeIsolated { texts[number].lines } }

    nonisolated func guide(_ number: Int, of view: ProposalDimensions) -> Double {
        nonisolated(unsafe) let view = view
        return MainActor.assumeIsolated {
            let position = unsafe Double(guides[number](ViewDimensions(view, keys)))
            record?.guides[number] = position
            return position
        }
    }

    nonisolated func size(ofLayout number: Int, proposed: ProposedSize, _ subviews: ProposalSubviews) -> Size {
        nonisolated(unsafe) let subviews = subviews
        return MainActor.assumeIsolated {
            let size =
                switch layouts[number] {
                case .layout(let code, let elements):
                    unsafe code.size(proposed, self.subviews(elements, subviews, code.direction))
                case .measured(let content): content.size(proposed: proposed)
                }
            record?.note(size, to: proposed, by: number)
            return size
        }
    }

    nonisolated func places(
        ofLayout number: Int, in size: Size, proposed: ProposedSize, _ subviews: ProposalSubviews
    ) -> [ProposalPlace] {
        nonisolated(unsafe) let subviews = subviews
        return MainActor.assumeIsolated {
            guard case .layout(let code, let elements) = layouts[number] else { return [] }
            let places = unsafe code.places(in: size, proposed, self.subviews(elements, subviews, code.direction))
            unsafe record?.note(places, of: subviews.nodes, to: proposed, by: number)
            return places
        }
    }
}
