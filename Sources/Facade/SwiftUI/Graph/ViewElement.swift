import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals

/// A node of the tree that is laid out, with what it shows.
@MainActor final class ViewElement {
    /// What the element is to layout.
    let kind: ElementKind
    /// The elements in it.
    let children: [ViewElement]
    /// What it shows, or what holds what is shown below; `nil` for what is only laid out.
    let display: (any ElementDisplay)?
    /// What the view says to the one around it.
    var traits: ViewTraits
    /// The view that reads the element's geometry.
    private(set) var reader: GeometryPlace?
    /// The type of the view or modifier that it comes from.
    private let type: Any.Type
    /// The line of code that made it.
    let line: SourceLine?
    /// The place of the element in the last tree that was made with it.
    var place = -1
    /// Whether it shows something.
    let isShown: Bool
    /// The view that shows it.
    var shown: ShownView?
    /// When it was last shown.
    var shownTurn = 0
    /// Whether it stands around an element whose view is made elsewhere.
    var isShell = false
    /// What modifiers make of its transactions, the outermost first.
    var scopes: [MotionScope] = []
    /// Tells the element from others that show the same kind of thing.
    var identity: ElementIdentity

    init(
        _ node: ViewNode, _ kind: ElementKind, _ children: [ViewElement] = [],
        shows display: (any ElementDisplay)? = nil,
        traits: ViewTraits? = nil, part: Int = 0
    ) {
        self.kind = kind
        self.children = children
        self.display = display
        isShown = display != nil
        (type, line) = (node.type, node.line)
        self.traits = traits ?? (children.count == 1 ? children[0].traits : ViewTraits())
        identity = ElementIdentity(node: node.number, part: part)
    }

    init(
        _ node: ViewNode, _ kind: ProposalKind, _ children: [ViewElement] = [],
        shows display: (any ElementDisplay)? = nil, part: Int = 0
    ) {
        self.kind = .plain(kind)
        self.children = children
        self.display = display
        isShown = display != nil
        (type, line) = (node.type, node.line)
        traits = children.count == 1 ? children[0].traits : ViewTraits()
        identity = ElementIdentity(node: node.number, part: part)
    }

    /// Creates the element of a view that reads its geometry.
    convenience init(_ node: ViewNode, _ kind: ElementKind, _ children: [ViewElement], reads place: GeometryPlace) {
        self.init(node, kind, children)
        reader = place
    }

    /// What outlines call it: the type of what it shows; `nil` for the name of its kind.
    var name: String? {
        guard let display else { return nil }
        let own = ViewElement.plainName(type)
        guard ["ModifiedContent", "Effected"].contains(own) else { return own }
        let shown = "\(Swift.type(of: display))".split { "<>, ".contains($0) }
        return shown.last.map(String.init)
    }

    /// Returns the name of a type without its arguments.
    private static func plainName(_ type: Any.Type) -> String {
        "\(type)".split(separator: "<").first.map(String.init) ?? "\(type)"
    }

    /// The name of the coordinate space that the view itself is.
    var ownSpace: AnyHashable? {
        children.count == 1 && children[0].traits[SpaceKey.self] == traits[SpaceKey.self] ? nil : traits[SpaceKey.self]
    }

    /// Whether the view answers for itself, and may answer something else the next time.
    var isMeasured: Bool {
        if case .measured = kind { return true }
        return false
    }

    /// Whether layout needs no code for the element itself, but that of a text.
    var needsNoCode: Bool {
        switch kind {
        case .guide, .layout, .measured: false
        default: true
        }
    }

    /// Creates a layer of views in each other's place.
    convenience init(_ node: ViewNode, overlapping children: [ViewElement], _ alignment: Alignment = .center) {
        self.init(node, .overlapping(alignment), children)
    }
}

/// The identity of an element: the node of its view, and its place among the elements of that view.
struct ElementIdentity: Hashable {
    let node: Int
    var part: Int
}

/// What an element is to layout.
enum ElementKind {
    /// A kind that needs no code.
    case plain(ProposalKind)
    /// A text.
    case text(any ElementText)
    /// Aligns its child's guide where a closure says.
    case guide(AlignmentKey, (ViewDimensions) -> CGFloat)
    /// A stack, aligned by a guide that may be an app's own.
    case stack(LayoutSimGeometry.Axis, AlignmentKey, spacing: Double?, isLazy: Bool)
    /// Elements in each other's place.
    case overlapping(Alignment)
    /// A frame, by lengths in points.
    case frame(width: Double?, height: Double?, Alignment)
    case flexibleFrame(FrameLimits, Alignment)
    /// The second child in the size of the first.
    case secondary(Alignment, isBehind: Bool)
    case relativeFrame(AxisSet, RelativeShare, Alignment)
    case safeAreaInset(ViewEdge, AlignmentKey, spacing: Double?)
    case grid(Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
    case gridRow(VerticalAlignment?)
    case lazyGrid(LayoutSimGeometry.Axis, [GridItem], AlignmentKey, spacing: Double?)
    /// A cell of a grid, whose column is aligned by a guide.
    case gridColumn(AlignmentKey)
    /// A layout of an app's own.
    case layout(any LayoutCode)
    /// A view of UIKit, which answers for itself.
    case measured(any MeasuredContent)
}

/// A text as layout asks for it.
protocol ElementText {
    /// Returns what the text answers to a proposal, in points.
    func answer(_ proposal: ProposedSize) -> TextAnswer
    /// The words.
    var words: String { get }
    /// What the text's font asks of neighbors in a stack.
    var lines: FontLines? { get }
}

/// Content that answers a proposal by itself.
@MainActor protocol MeasuredContent {
    /// Returns the size that is taken, in points.
    func size(proposed: ProposedSize) -> Size
}
