import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimSpeech
import LayoutSimViewTree

extension LayoutAudit {
    /// Returns accessibility elements that a single opaque view drawn after them hides completely.
    func coveredElements(_ elements: [SpokenElement]) -> [AuditFinding] {
        let covers = visible.filter { layout.views[$0].view.hidesWhatIsBehind && isOpaque($0) }.map { position in
            let (frame, surroundings) = (layout.views[position].screenFrame, surroundings[position])
            return (
                position: position, inSpace: frame.clipped(to: surroundings.clip),
                atRest: frame.clipped(to: surroundings.clipAtRest)
            )
        }
        return elements.compactMap { element in
            guard let position = element.position, !element.frame.isEmpty, surroundings[position].isVisible else {
                return nil
            }
            let cover = covers.first { cover in
                let isBeside = surroundings[cover.position].scroller == surroundings[position].scroller
                return cover.position >= surroundings[position].end
                    && element.frame.isWithin(isBeside ? cover.inSpace : cover.atRest)
            }
            guard let cover else { return nil }
            let views = [position, cover.position].map { AuditedView(layout.views[$0].view) }
            return AuditFinding(.coveredElement, views, quoted(element.description))
        }
    }

    /// Returns whether neither the view nor any of its superviews is translucent.
    private func isOpaque(_ position: Int) -> Bool {
        sequence(first: position) { layout.views[$0].parent }.allSatisfy { layout.views[$0].view.alpha == 1 }
    }
}

extension View {
    /// Whether its background is opaque over its whole frame.
    fileprivate var hidesWhatIsBehind: Bool {
        backgroundColor?.alpha == 255 && cornerRadius == 0 && ownLayer?.mask == nil
    }
}
