import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals

/// Elements as the engine lays them out, and the code that it asks.
@MainActor final class ElementTree {
    /// The tree of the engine.
    private(set) var tree = ProposalTree()
    /// The elements, by their places in the tree.
    private(set) var elements: [ViewElement] = []
    /// Where each element was in the tree of the time before with all below it; -1 for others, and for those that may
    /// answer something else though they are the same.
    private(set) var formerPlaces: [Int] = []
    private var former: ElementTree?
    private var replaced: ((ViewElement) -> ViewElement)?
    /// The tree of the time before, if parts of it can be taken as they are.
    private var source: ElementTree?
    /// The number of elements of each one with all below it.
    private var sizes: [Int] = []
    /// Whether an element and all below it need no code but that of texts.
    private var arePlain: [Bool] = []
    /// The number of elements that show something, without those of the time before.
    private(set) var displayCount = 0
    /// The elements at the end of this tree that are yet to be taken from that of the time before.
    private var copied: ClosedRange<Int>?
    /// The places of views and modifiers with a number that none can have.
    private(set) var oddPlaces: [Int] = []
    private let keys = AlignmentKeys()
    private nonisolated let texts: TextTable
    private var guides: [(ViewDimensions) -> CGFloat] = []
    private var layouts: [LaidOut] = []
    /// What code answered; `nil` where nobody asks for that.
    var record: CodeRecord?

    private enum LaidOut {
        case layout(any LayoutCode, [ViewElement])
        case measured(any MeasuredContent)
    }

    /// Creates the tree of an element with all below, parts of which may be the same as in the tree of the time before.
    ///
    /// - Parameter replacing: Returns the element to lay out in the place of another one.
    init(_ root: ViewElement, after former: ElementTree? = nil, replacing: ((ViewElement) -> ViewElement)? = nil) {
        replaced = replacing
        self.former = former
        if let former {
            tree.reserve(former.elements.count)
            elements.reserveCapacity(former.elements.count)
            formerPlaces.reserveCapacity(former.elements.count)
        }
        if let former, former.keys.keys.isEmpty, former.texts.count <= 2 * former.elements.count {
            source = former
            // Numbers of texts stay, until most of the texts are those of former times.
            texts = former.texts
        } else {
            texts = TextTable()
        }
        add(replacing?(root) ?? root)
        self.former = nil
        replaced = nil
        source = nil
        for key in keys.keys {
            tree.guides.append(.code(guides.count))
            guides.append { key.id.defaultValue(in: $0) }
        }
    }

    /// An element that is added after those in it.
    private struct Open {
        let element: ViewElement
        /// The places of the elements in it that are added.
        var children: [Int] = []
    }

    /// A loop, since views can be nested deeper than recursion allows.
    private func add(_ root: ViewElement) {
        var open = [Open(element: root)]
        while let last = open.indices.last {
            let (element, begun) = (open[last].element, open[last].children.count)
            if begun < element.children.count, !(begun == 0 && canCopy(element)) {
                if begun == 0 { open[last].children.reserveCapacity(element.children.count) }
                let child = element.children[begun]
                open.append(Open(element: element.isShell ? child : replaced?(child) ?? child))
                continue
            }
            let children = open.removeLast().children
            let place = (begun == 0 ? copy(element) : nil) ?? add(element, children)
            if last > 0 { open[last - 1].children.append(place) }
        }
        takeCopied()
    }

    private func add(_ element: ViewElement, _ children: [Int]) -> Int {
        takeCopied()
        let kind = kind(of: element)
        let place = tree.add(kind, children)
        if kind.hasOddNumber { oddPlaces.append(place) }
        elements.append(element)
        note(element, at: place, children)
        return place
    }

    /// Whether an element with all below it can be taken from the tree of the time before.
    private func canCopy(_ element: ViewElement) -> Bool {
        guard let source, source.elements.indices.contains(element.place) else { return false }
        return source.elements[element.place] === element && source.arePlain[element.place]
    }

    /// Takes an element with all below it from the tree of the time before, and returns its place; `nil` if it is
    /// another one.
    ///
    /// Those beside each other there are taken together.
    private func copy(_ element: ViewElement) -> Int? {
        guard let source, canCopy(element) else { return nil }
        var range = element.place - source.sizes[element.place] + 1...element.place
        if let copied, copied.upperBound == range.lowerBound - 1 {
            range = copied.lowerBound...range.upperBound
        } else {
            takeCopied()
        }
        copied = range
        return elements.count + range.count - 1
    }

    private func takeCopied() {
        guard let source, let range = copied else { return }
        copied = nil
        let first = elements.count
        _ = tree.add(range, of: source.tree)
        elements += source.elements[range]
        formerPlaces += range
        sizes += source.sizes[range]
        arePlain += source.arePlain[range]
        oddPlaces += source.oddPlaces.filter(range.contains).map { $0 + first - range.lowerBound }
        if first != range.lowerBound { for place in first..<elements.count { elements[place].place = place } }
    }

    private func note(_ element: ViewElement, at place: Int, _ children: [Int]) {
        var isKnown = false
        if let former, former.elements.indices.contains(element.place), former.elements[element.place] === element {
            isKnown = !element.isMeasured
        }
        var (size, isPlain) = (1, element.needsNoCode)
        for child in children {
            size += sizes[child]
            if !arePlain[child] { isPlain = false }
            if formerPlaces[child] < 0 { isKnown = false }
        }
        formerPlaces.append(isKnown ? element.place : -1)
        sizes.append(size)
        arePlain.append(isPlain)
        if element.isShown { displayCount += 1 }
        element.place = place
    }

    /// The elements in an element and the element itself, in the order of the tree: it comes last.
    func places(in place: Int) -> ClosedRange<Int> { place - sizes[place] + 1...place }

    /// Whether the guides of an app's own have the same numbers as in another tree.
    func hasGuides(of other: ElementTree) -> Bool { keys.keys == other.keys.keys }

    private func kind(of element: ViewElement) -> ProposalKind {
        switch element.kind {
        case .text(let text): .text(texts.add(text))
        case .guide(let key, let position): .guide(keys.guide(key), .code(number(of: position)))
        case .layout(let code): .code(number(of: .layout(code, element.children)), axis: code.stackAxis)
        case .measured(let content): .code(number(of: .measured(content)))
        default: keys.kind(element.kind) ?? .decoration
        }
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
        return LayoutSubviews(
            zip(elements, siblings.nodes).map {
                LayoutSubview(node: $1, siblings: siblings, traits: $0.traits, places: places)
            }, siblings, places, direction)
    }
}

// The engine runs on the main queue, where the tree was made.
extension ElementTree: ProposalCode {
    nonisolated func text(_ number: Int, proposed: ProposedSize) -> TextAnswer {
        texts[number].answer(proposed)
    }

    nonisolated func lines(ofText number: Int) -> FontLines? { texts[number].lines }

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

    nonisolated func guide(
        _ guide: AlignmentGuide, ofLayout number: Int, in size: Size, proposed: ProposedSize,
        _ subviews: ProposalSubviews
    ) -> Double? {
        nonisolated(unsafe) let subviews = subviews
        return MainActor.assumeIsolated {
            guard case .layout(let code, let elements) = layouts[number], let key = keys.key(of: guide) else {
                return nil
            }
            return unsafe code.position(
                of: key, in: size, proposed, self.subviews(elements, subviews, code.direction))
        }
    }

    nonisolated func spacing(
        ofLayout number: Int, at edge: ViewEdge, _ subviews: ProposalSubviews
    ) -> [SpacingPreference] {
        nonisolated(unsafe) let subviews = subviews
        return MainActor.assumeIsolated {
            guard case .layout(let code, let elements) = layouts[number] else { return [.standard] }
            return unsafe code.spacing(self.subviews(elements, subviews, code.direction)).preferences(at: edge)
        }
    }
}
