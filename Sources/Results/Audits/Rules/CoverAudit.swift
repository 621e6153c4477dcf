import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimSpeech
import LayoutSimViewTree

extension LayoutAudit {
    /// Returns accessibility elements that a single opaque view drawn after them hides completely.
    func coveredElements(_ elements: [SpokenElement]) -> [AuditFinding] {
        let covers = visible.filter { layout.views[$0].view.hidesWhatIsBehind && isOpaque($0) }
        return elements.compactMap { element in
            guard let position = element.position, !element.frame.isEmpty, surroundings[position].isVisible else {
                return nil
            }
            let cover = covers.first { cover in
                cover >= surroundings[position].end
                    && shownRect(of: cover).map { element.frame.isWithin($0) } == true
            }
            guard let cover else { return nil }
            let views = [AuditedView(layout.views[position].view), AuditedView(layout.views[cover].view)]
            return AuditFinding(.coveredElement, views, quoted(element.description))
        }
    }

    /// Returns whether neither the view nor any of its superviews is translucent.
    private func isOpaque(_ position: Int) -> Bool {
        sequence(first: position) { layout.views[$0].parent }.allSatisfy { layout.views[$0].view.alpha == 1 }
    }

    /// Returns the part of a view's frame that its superviews do not clip, in screen coordinates.
    private func shownRect(of position: Int) -> Rect? {
        let frame = layout.views[position].screenFrame
        return surroundings[position].clip.map { frame.intersection($0) } ?? frame
    }
}

extension View {
    /// Whether its background is opaque over its whole frame.
    fileprivate var hidesWhatIsBehind: Bool {
        backgroundColor?.alpha == 255 && cornerRadius == 0 && ownLayer?.mask == nil
    }
}
