import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import LayoutSimViewTree

/// The views of SwiftUI in a hosting view, as the engine of proposals lays them out.
struct HostedContent {
    private(set) var tree = ProposalTree()
    private(set) var code: HostedCode
    /// The ids of the views, by their places in the tree.
    private(set) var ids: [String] = []

    /// Creates the content of a hosting view; `nil` if there is none.
    init?(of host: View, measure: @escaping TextMeasure, fonts: @escaping FontMeasure, grid: PixelGrid) {
        code = HostedCode(measure: measure, fonts: fonts, grid: grid)
        guard let root = host.hostedChildren.first?.view else { return nil }
        add(root)
    }

    /// A loop, since views can be nested deeper than recursion allows.
    private mutating func add(_ root: View) {
        var open = [(view: root, children: root.hostedChildren.map(\.view), places: [Int]())]
        while let last = open.last {
            if last.places.count < last.children.count {
                let child = last.children[last.places.count]
                open.append((child, child.hostedChildren.map(\.view), []))
                continue
            }
            open.removeLast()
            let place = tree.add(kind(of: last.view), last.places)
            ids.append(last.view.id)
            guard !open.isEmpty else { return }
            open[open.count - 1].places.append(place)
        }
    }

    private mutating func kind(of view: View) -> ProposalKind {
        let kind = view.hosted?.kind ?? .decoration
        noteGuide(kind)
        switch kind {
        case .text: return .text(number(of: view))
        case .code(_, let axis): return .code(number(of: view), axis: axis)
        default: return kind
        }
    }

    private mutating func number(of view: View) -> Int {
        code.views.append(view)
        return code.views.count - 1
    }

    /// Guides of the app's own are at the start of views that do not say where they are.
    private mutating func noteGuide(_ kind: ProposalKind) {
        for case .own(let number, _) in kind.guides {
            while tree.guides.count <= number { tree.guides.append(.distance(0)) }
        }
    }
}
