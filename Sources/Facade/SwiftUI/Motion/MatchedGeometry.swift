import CoreGraphics
import LayoutSimGeometry
import LayoutSimProposalTree

/// What views with the same place and size are called.
struct MatchedKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// What a view with a shared place and size is called; `nil` for others.
enum MatchedKeyTrait: ViewTraitKey { static var defaultValue: MatchedKey? { nil } }

/// The views of a graph that give others their place and size.
@MainActor final class MatchedGeometries {
    private struct Source {
        weak var node: ViewNode?
        var frame: CGRect?
    }

    private struct Follower {
        weak var node: ViewNode?
    }

    private var sources: [MatchedKey: Source] = [:]
    private var followers: [MatchedKey: [Follower]] = [:]

    /// Whether some view follows those that are called so.
    func hasFollowers(_ key: MatchedKey) -> Bool { followers[key] != nil }

    /// Notes the view that gives others its place.
    func note(source node: ViewNode, _ key: MatchedKey) {
        if sources[key]?.node !== node { sources[key] = Source(node: node) }
    }

    /// Returns the frame of the view that others follow, in points of the hosting view, for a view that follows it from
    /// now on; `nil` before it is known.
    func frame(_ key: MatchedKey, for node: ViewNode) -> CGRect? {
        if !(followers[key] ?? []).contains(where: { $0.node === node }) {
            followers[key, default: []].append(Follower(node: node))
            sources[key]?.node?.invalidate()
        }
        return sources[key].flatMap { $0.node?.isInTree ?? false ? $0.frame : nil }
    }

    /// Takes the frame of a view that others follow.
    func take(_ frame: CGRect, _ key: MatchedKey, of node: ViewNode) {
        guard sources[key]?.node === node, sources[key]?.frame != frame else { return }
        sources[key]?.frame = frame
        for follower in followers[key] ?? [] { follower.node?.invalidate() }
    }
}

/// Gives a view the place and the size of another one, or lets others have its own.
nonisolated struct MatchedGeometryModifier: PrimitiveModifier {
    nonisolated(unsafe) let id: AnyHashable
    let namespace: Namespace.ID
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        let (node, key) = (inputs.node, MatchedKey(id: unsafe id, namespace: namespace))
        var outputs = body(inputs)
        if isSource {
            let matches = node.graph.matches
            matches.note(source: node, key)
            if matches.hasFollowers(key) {
                let place = GeometryPlace.of(node)
                place.changed = { [weak node] in if let node { node.graph.matches.take($0.frame, key, of: node) } }
                outputs = outputs.wrapped { ViewElement(node, .plain(.decoration), [$0], reads: place) }
            }
        } else {
            outputs = following(key, outputs, node)
        }
        for element in outputs.elements { element.traits[MatchedKeyTrait.self] = key }
        return outputs
    }

    /// Returns views with the size of the one that they follow, moved to its place: as a frame and an offset.
    @MainActor private func following(_ key: MatchedKey, _ outputs: _ViewOutputs, _ node: ViewNode) -> _ViewOutputs {
        let place = GeometryPlace.of(node)
        let (source, own) = (node.graph.matches.frame(key, for: node), place.frame(in: .named(AnyHashable(key))))
        return outputs.wrapped { element in
            var inner = element
            let part = 1_000 + element.identity.part * 2
            if let source, properties.contains(.size) {
                let kind = ElementKind.frame(width: Double(source.width), height: Double(source.height), .center)
                inner = ViewElement(node, kind, [inner], part: part)
            }
            if let source, place.isKnown, properties.contains(.position) {
                let (to, from) = (anchor.place(in: source), anchor.place(in: own))
                let way = Point(x: Double(to.x - from.x), y: Double(to.y - from.y))
                inner = ViewElement(node, ProposalKind.offset(way), [inner], part: part + 1)
            }
            return ViewElement(node, .plain(.decoration), [inner], reads: place)
        }
    }
}

extension View {
    /// Has views that are called the same share a place and a size: one that comes while another one goes begins at the
    /// place of that one, and a view that is no source is always where the source is.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedGeometryModifier(
                id: AnyHashable(id), namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
    }
}
