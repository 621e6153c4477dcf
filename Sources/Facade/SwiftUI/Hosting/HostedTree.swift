import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import UIKit

/// The elements of a hosting view: laid out, and shown as views of UIKit.
@MainActor final class HostedTree {
    private struct Shown {
        let view: UIView
        let kind: ObjectIdentifier
    }

    private var shown: [ElementIdentity: Shown] = [:]
    private(set) var tree: ElementTree?
    private(set) var last: LastLayout?

    /// What was laid out and shown last, which an outline lays out once more.
    struct LastLayout {
        var root: ViewElement
        var area: HostArea
        var places: [Int: ShownPlace] = [:]
    }

    /// Returns the size that an element answers to a proposal, in points.
    func size(of root: ViewElement, _ proposal: ProposedSize, scale: Double) -> Size {
        let tree = ElementTree(root)
        guard tree.tree.height <= ProposalError.deepest else { return .zero }
        return ProposalPass(tree.tree, tree, scale: scale).size(tree.tree.root, proposal)
    }

    /// Lays out an element in an area and tells views that read their geometry; returns whether one has another now.
    func layOut(_ root: ViewElement, in area: HostArea) -> ProposalLayout? {
        let tree = ElementTree(root)
        self.tree = tree
        last = LastLayout(root: root, area: area)
        do {
            let layout = try ProposalLayout(
                tree.tree, in: Rect(area.bounds), safeArea: area.safeArea, scale: area.scale,
                isRightToLeft: area.isRightToLeft, tree)
            for fault in layout.faults {
                LayoutFindings.tell("\(area.name): \(fault.reason.words)")
            }
            return layout
        } catch {
            LayoutFindings.tell("\(area.name): \(error), so that nothing is shown")
            return nil
        }
    }

    /// Shows elements that are laid out in a view.
    func show(_ layout: ProposalLayout, in host: UIView, scale: Double) {
        guard let tree else { return }
        var writer = DisplayWriter(tree: tree, layout: layout, grid: PixelGrid(scale: scale), in: host)
        writer.known = shown.mapValues { ($0.view, $0.kind) }
        writer.show(tree.tree.root, in: host, at: .zero)
        writer.arrange()
        last?.places = writer.places
        for (identity, old) in shown where writer.used[identity]?.0 !== old.view {
            if old.view.superview != nil { old.view.removeFromSuperview() }
        }
        shown = writer.used.mapValues { Shown(view: $0.0, kind: $0.1) }
    }
}

/// The area in which a hosting view lays out its views.
struct HostArea {
    /// What findings call the views: the type of the first one.
    var name: String
    var bounds: CGRect
    /// Leading and trailing are left and right.
    var safeArea: LayoutSimGeometry.EdgeInsets
    /// Pixels per point.
    var scale: Double
    var isRightToLeft: Bool
}

extension UIView {
    /// The controller of the view or of the nearest view around it.
    var nearestController: UIViewController? {
        var responder: UIResponder? = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}

extension ProposalFault.Reason {
    /// What findings say.
    fileprivate var words: String {
        switch self {
        case .notANumber: "a view answered with a size that is no number, which counts as 0"
        case .endless: "a view is endlessly long"
        }
    }
}
