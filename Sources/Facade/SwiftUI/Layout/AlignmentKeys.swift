import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals

/// The guides of an app's own in one layout, by the numbers that the engine knows them by.
final class AlignmentKeys {
    private(set) var keys: [AlignmentKey] = []

    /// Returns the guide as the engine has it, with a new number for one that was not seen yet.
    func guide(_ key: AlignmentKey) -> AlignmentGuide {
        if let standard = key.standard { return standard }
        if let known = known(key) { return known }
        keys.append(key)
        return .own(keys.count - 1, key.isHorizontal ? .horizontal : .vertical)
    }

    /// Returns the guide as the engine has it; `nil` if the layout has no such guide.
    func known(_ key: AlignmentKey) -> AlignmentGuide? {
        if let standard = key.standard { return standard }
        return keys.firstIndex(of: key).map { .own($0, key.isHorizontal ? .horizontal : .vertical) }
    }

    /// Returns the key of a guide of the engine; `nil` if the layout has no such guide.
    func key(of guide: AlignmentGuide) -> AlignmentKey? {
        switch guide {
        case .leading: HorizontalAlignment.leading.key
        case .horizontalCenter: HorizontalAlignment.center.key
        case .trailing: HorizontalAlignment.trailing.key
        case .separatorLeading: HorizontalAlignment.listRowSeparatorLeading.key
        case .top: VerticalAlignment.top.key
        case .verticalCenter: VerticalAlignment.center.key
        case .bottom: VerticalAlignment.bottom.key
        case .firstTextBaseline: VerticalAlignment.firstTextBaseline.key
        case .lastTextBaseline: VerticalAlignment.lastTextBaseline.key
        case .own(let number, _): keys.indices.contains(number) ? keys[number] : nil
        }
    }

    /// Returns an alignment as the engine has it.
    func alignment(_ alignment: Alignment) -> LayoutSimProposalTree.Alignment {
        LayoutSimProposalTree.Alignment(guide(alignment.horizontal.key), guide(alignment.vertical.key))
    }
}

extension ViewDimensions {
    /// Creates dimensions from what the engine knows of a view.
    init(_ view: ProposalDimensions, _ keys: AlignmentKeys) {
        self.init(width: CGFloat(view.size.width), height: CGFloat(view.size.height)) { key, isExplicit in
            guard let guide = keys.known(key) else {
                return isExplicit ? nil : key.id.defaultValue(in: ViewDimensions(view, keys))
            }
            return isExplicit
                ? view.explicitPosition(of: guide).map { CGFloat($0) } : CGFloat(view.position(of: guide))
        }
    }
}
