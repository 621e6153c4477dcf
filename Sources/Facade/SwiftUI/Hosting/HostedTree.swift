import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import UIKit

/// The elements of a hosting view: laid out, and shown as views of UIKit.
@MainActor final class HostedTree {
    private(set) var shown = ShownElements()
    private var traits: UITraitCollection?
    private(set) var tree: ElementTree?
    /// The area of the last layout.
    private(set) var area: HostArea?
    /// What the last tree was laid out as; `nil` if that was not possible.
    private var layout: ProposalLayout?
    /// The last layout; `nil` if it was not possible.
    var lastLayout: ProposalLayout? { layout }
    /// Returns the elements that took the place of others in the last tree.
    private(set) var replacing: ((ViewElement) -> ViewElement)?
    /// Whether elements of the last tree took the place of others.
    private var isReplaced = false
    /// What scroll views call when they scrolled.
    var scrolled: () -> Void = {}

    /// Returns the size that an element answers to a proposal, in points.
    func size(of root: ViewElement, _ proposal: ProposedSize, scale: Double) -> Size {
        let tree = ElementTree(root)
        guard tree.tree.height <= ProposalError.deepest else { return .zero }
        let size = ProposalPass(tree.tree, tree, scale: scale).size(tree.tree.root, proposal)
        if tree.tree.hasLazyContainers { measureFirstRows(tree, Rect(origin: .zero, size: size), scale) }
        return size
    }

    /// Measures rows of lazy containers that were never laid out, so that the lengths of others can be thought of.
    private func measureFirstRows(_ tree: ElementTree, _ area: Rect, _ scale: Double) {
        guard let layout = try? ProposalLayout(tree.tree, in: area, scale: scale, tree) else { return }
        let rows = RowsInSight(tree: tree, layout: layout, isShown: false) { _ in nil }
        rows.make(in: area)
    }

    /// Lays out an element in an area and tells views that read their geometry; returns whether one has another now.
    ///
    /// - Parameter replacing: Returns the element to lay out in the place of another one; `nil` to take them as they
    ///   are.
    func layOut(
        _ root: ViewElement, in area: HostArea, replacing: ((ViewElement) -> ViewElement)? = nil
    ) -> ProposalLayout? {
        // Where some are replaced, nothing is known to be as it was before, or will be afterwards.
        let former = replacing == nil && !isReplaced ? self.tree : nil
        isReplaced = replacing != nil
        self.replacing = replacing
        let tree = ElementTree(root, after: former, replacing: replacing)
        self.tree = tree
        self.area = area
        let known = former.map { tree.hasGuides(of: $0) } ?? false ? layout?.answers : nil
        self.layout = nil
        do {
            let layout = try ProposalLayout(
                tree.tree, in: Rect(area.bounds), safeArea: area.safeArea, keyboard: area.keyboard,
                scale: area.scale, isRightToLeft: area.isRightToLeft, tree, reusing: known, at: tree.formerPlaces)
            self.layout = layout
            tree.tell(layout.faults, in: area.name)
            return layout
        } catch {
            LayoutFindings.tell("\(area.name): \(error), so that nothing is shown")
            return nil
        }
    }

    /// Has the rows of lazy containers made that the last layout has in sight.
    func makeRowsInSight(in area: HostArea) {
        guard let tree, let layout else { return }
        let rows = RowsInSight(tree: tree, layout: layout, isShown: true) {
            self.shown[$0] as? UIScrollView
        }
        rows.make(in: Rect(area.bounds))
    }

    /// Returns what the last layout made of views that read their geometry, scrolled as they are now.
    func geometry(in host: UIView) -> GeometryOfElements? {
        guard let tree, let layout else { return nil }
        return GeometryOfElements(tree, layout, in: host) { (self.shown[$0] as? UIScrollView)?.contentOffset }
    }

    /// Forgets the views that show elements.
    func forgetViews() { shown.forget() }

    /// Shows elements that are laid out in a view, at a moment of what moves them; `nil` for their end.
    func show(
        _ layout: ProposalLayout, in host: UIView, scale: Double,
        motions: (elements: ElementMotions, moment: Double)? = nil
    ) {
        guard let tree else { return }
        var writer = DisplayWriter(
            tree: tree, layout: layout, grid: PixelGrid(scale: scale), in: host, scrolled: scrolled)
        writer.view = { [weak self] in self?.shown[$0] }
        writer.motions = motions
        swap(&writer.shown, &shown)
        writer.hasSameTraits = traits.map { host.traitCollection.isEqual($0) } ?? false
        traits = host.traitCollection
        writer.show(tree.tree.root, in: host, at: .zero)
        writer.arrange()
        writer.shown.end()
        swap(&writer.shown, &shown)
    }
}

/// The area in which a hosting view lays out its views.
struct HostArea {
    /// The type of the first view.
    var type: Any.Type
    var bounds: CGRect
    /// Leading and trailing are left and right.
    var safeArea: LayoutSimGeometry.EdgeInsets
    /// Pixels per point.
    var scale: Double
    var isRightToLeft: Bool
    /// The height that the keyboard covers from below, in points.
    var keyboard = 0.0

    /// What findings call the views.
    var name: String { "\(type)" }
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
