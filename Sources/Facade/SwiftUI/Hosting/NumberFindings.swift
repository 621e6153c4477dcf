import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import LayoutSimViewTree
import UIKit

/// Numbers that no view can have: findings tell of them, with the view and the line of code that made it.
extension LayoutFindings {
    /// Tells something in SwiftUI's own words, with the line of code.
    package static func tell(_ words: String, at line: SourceLine?) {
        tell(words + (line?.codeLine.map { " " + $0.description } ?? ""))
    }

    /// Tells what is wrong with a view or a modifier.
    static func tell(_ text: String, of name: String, _ line: SourceLine?) {
        tell(name + (line?.codeLine.map { " (\($0.description))" } ?? "") + " " + text)
    }
}

extension ElementTree {
    /// Tells of views and modifiers with a number that none can have; where there are none, the faults of a layout of
    /// the tree, each by the innermost view that has it.
    func tell(_ faults: [ProposalFault], in screen: String) {
        for node in oddPlaces {
            let inputs = tree.nodes[node].kind.inputs.filter { $0.words.contains("inf") || $0.words.contains("nan") }
            tell("has \(inputs.map(\.name).joined(separator: " and ")) that no view can have", at: node, in: screen)
        }
        guard oddPlaces.isEmpty else { return }
        for fault in faults {
            let children = tree.nodes[fault.node].children
            let isOuter = faults.contains { $0.reason == fault.reason && children.contains($0.node) }
            if !isOuter { tell(fault.reason.words, at: fault.node, in: screen) }
        }
    }

    /// Tells what is wrong with a node.
    func tell(_ text: String, at node: Int, in screen: String? = nil) {
        let (element, kind) = (elements[node], tree.nodes[node].kind)
        let name = element.name ?? kind.name
        LayoutFindings.tell(text, of: (screen.map { $0 + ": " } ?? "") + name, element.line)
    }
}

extension ProposalKind {
    /// Whether an input is a number that no view can have; the greatest lengths of flexible frames and tracks may be
    /// endless, and priorities of either sign.
    var hasOddNumber: Bool {
        func isOdd(_ number: Double?) -> Bool { number.map { !$0.isFinite } ?? false }
        func isOdd(_ insets: LayoutSimGeometry.EdgeInsets) -> Bool {
            isOdd(insets.top) || isOdd(insets.left) || isOdd(insets.bottom) || isOdd(insets.right)
        }
        switch self {
        case .stack(_, _, let spacing), .lazyStack(_, _, let spacing), .safeAreaInset(_, _, let spacing):
            return isOdd(spacing)
        case .spacer(let minimum): return isOdd(minimum)
        case .frame(let width, let height, _): return isOdd(width) || isOdd(height)
        case .padding(let insets), .safeAreaPadding(let insets): return isOdd(insets)
        case .offset(let point), .position(let point): return isOdd(point.x) || isOdd(point.y)
        case .flexibleFrame(let limits, _): return isOdd(limits.minimum.width) || isOdd(limits.minimum.height)
        case .aspectRatio(let ratio, _): return isOdd(ratio)
        case .priority(let priority): return priority.isNaN
        case .image(let size, _): return isOdd(size.width) || isOdd(size.height)
        case .grid(_, let horizontal, let vertical): return isOdd(horizontal) || isOdd(vertical)
        case .lazyGrid(_, let tracks, _, let spacing):
            return isOdd(spacing) || tracks.contains { isOdd($0.spacing) || $0.length.isOdd }
        case .relativeFrame(_, let share, _):
            return isOdd(share.spacing) || isOdd(share.container.width) || isOdd(share.container.height)
        case .scroll(_, let margins, _, let anchor): return isOdd(margins) || isOdd(anchor?.x) || isOdd(anchor?.y)
        default: return false
        }
    }
}

extension GridTrack.Length {
    fileprivate var isOdd: Bool {
        switch self {
        case .fixed(let length): !length.isFinite
        case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
            !minimum.isFinite || maximum.isNaN
        }
    }
}

extension ProposalFault.Reason {
    /// What findings say.
    fileprivate var words: String {
        switch self {
        case .notANumber: "has a size or a place that is no number, which counts as 0"
        case .endless: "is endlessly long"
        }
    }
}

extension CGFloat {
    /// The number; another one where it is none.
    func number(else other: CGFloat) -> CGFloat { isNaN ? other : self }
}
