import LayoutSimProposalTree
import LayoutSimText
import LayoutSimViewTree

/// Which views of SwiftUI in a golden are which of those of now: they are called by their places, so that they are told
/// apart by what they are and by what is in them.
struct HostedPairing {
    /// The current ids by those of the golden, also of views that kept theirs.
    private(set) var ids: [String: String] = [:]

    /// Pairs the views in the hosting views that both trees have.
    init(golden: [View], now: [View]) {
        let current = Dictionary(now.filter { $0.hosting != nil }.map { ($0.id, $0) }) { first, _ in first }
        for host in golden where host.hosting != nil {
            guard let other = current[host.id], let old = host.hostedChildren.first?.view,
                let new = other.hostedChildren.first?.view
            else { continue }
            pair(HostedChain(old), HostedChain(new))
        }
    }

    private mutating func pair(_ old: HostedChain, _ new: HostedChain) {
        var open = [(old, new)]
        while let (old, new) = open.popLast() {
            let modifiers = SequencePairing(old.modifiers, new.modifiers, likeness: HostedPairing.likeness).pairs
            for (one, other) in modifiers {
                ids[one.id] = other.id
                open += children(
                    one.hostedChildren.dropFirst().map(\.view), other.hostedChildren.dropFirst().map(\.view))
            }
            guard old.core.hostedName == new.core.hostedName else { continue }
            ids[old.core.id] = new.core.id
            open += children(old.core.hostedChildren.map(\.view), new.core.hostedChildren.map(\.view))
        }
    }

    private func children(_ old: [View], _ new: [View]) -> [(HostedChain, HostedChain)] {
        SequencePairing(old.map(HostedChain.init), new.map(HostedChain.init), likeness: HostedPairing.likeness).pairs
    }

    /// Returns how much two modifiers have in common; 0 if they are none of the same.
    private static func likeness(_ old: View, _ new: View) -> Double {
        guard let one = old.hosted?.kind, let other = new.hosted?.kind else { return 0 }
        guard one.name == other.name, old.hostedName == new.hostedName else { return 0.1 }
        let inputs = one.inputs
        let same = inputs.filter(other.inputs.contains).count
        let own = one == other ? 2 : 1 + Double(same) / Double(1 + max(inputs.count, other.inputs.count))
        return own + (added(by: old) == added(by: new) ? 0.5 : 0)
    }

    /// Returns what the views are that a modifier adds to the one that it is on, such as a background.
    private static func added(by modifier: View) -> [Int] {
        modifier.hostedChildren.dropFirst().map { HostedChain($0.view).signature }
    }

    /// Returns how much two views with their modifiers have in common; 0 if they are none of the same.
    private static func likeness(_ old: HostedChain, _ new: HostedChain) -> Double {
        guard old.core.hostedName == new.core.hostedName else { return 0 }
        if old.signature == new.signature { return 4 + Double(old.count) }
        if old.coreSignature == new.coreSignature { return 3 + Double(min(old.count, new.count)) }
        return 1 + old.share(of: new)
    }
}

/// A view of SwiftUI with the modifiers around it, from the outermost one.
struct HostedChain {
    let modifiers: [View]
    let core: View
    /// What the view, its modifiers and all below are, without names.
    let signature: Int
    /// What the view and all below are, without its own modifiers.
    let coreSignature: Int
    /// The number of views in it.
    let count: Int
    /// The words of its texts.
    private let texts: Set<String>

    init(_ view: View) {
        var modifiers: [View] = []
        var core = view
        while core.hosted?.kind.isModifier ?? false, let inner = core.hostedChildren.first?.view {
            modifiers.append(core)
            core = inner
        }
        (self.modifiers, self.core) = (modifiers, core)
        let all = core.inPreorder
        count = all.count
        coreSignature = HostedChain.signature(all)
        signature = HostedChain.signature(view.inPreorder)
        texts = Set(all.compactMap { if case .label(let text, _) = $0.content { text.text } else { nil } })
    }

    private static func signature(_ views: [View]) -> Int {
        var hasher = Hasher()
        for view in views {
            hasher.combine(view.hosted?.kind)
            hasher.combine(view.hosted?.shape)
            hasher.combine(view.content)
            hasher.combine(view.backgroundColor)
            hasher.combine(view.subviews.count)
        }
        return hasher.finalize()
    }

    /// Returns the share of texts that another view has in common, from 0 to 1.
    func share(of other: HostedChain) -> Double {
        let all = texts.union(other.texts)
        return all.isEmpty ? 0 : Double(texts.intersection(other.texts).count) / Double(all.count)
    }
}

extension View {
    /// What a view of SwiftUI is: its kind, and for one that layout does not know, the name of what it shows.
    fileprivate var hostedName: String? {
        guard let kind = hosted?.kind else { return nil }
        switch kind {
        case .fill, .decoration, .code: return "\(kind.name) \(id.prefix { $0 != "#" })"
        default: return kind.name
        }
    }
}
