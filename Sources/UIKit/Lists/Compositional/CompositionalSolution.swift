import Foundation

/// A view of a compositional layout and its frame.
struct CompositionalElement {
    let key: ElementKey
    var frame: CGRect
    var zIndex = 0
    var isEstimated = false
}

/// The frames of a compositional layout.
@MainActor struct CompositionalSolution {
    private(set) var elements: [CompositionalElement] = []
    private var places: [ElementKey: Int] = [:]
    private(set) var contentSize = CGSize.zero

    init(
        _ view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration,
        _ provider: UICollectionViewCompositionalLayoutSectionProvider, _ measured: [ElementKey: CGSize]
    ) {
        let insets = view.adjustedContentInset
        let room = CGSize(
            width: view.bounds.width - insets.left - insets.right,
            height: view.bounds.height - insets.top - insets.bottom)
        let environment = CompositionalEnvironment(room, view.traitCollection)
        let isVertical = configuration.scrollDirection == .vertical
        let scale = max(1, view.traitCollection.displayScale)
        var end: CGFloat = 0
        for index in 0..<view.numberOfSections {
            guard let section = provider(index, environment) else { continue }
            if index > 0 { end += configuration.interSectionSpacing }
            var solver = CompositionalSection(
                section, index, count: view.numberOfItems(inSection: index), room: room, isVertical: isVertical,
                measured: measured, environment: environment)
            solver.solve(from: end)
            end = solver.end
            elements += solver.elements
        }
        contentSize = isVertical ? CGSize(width: room.width, height: end) : CGSize(width: end, height: room.height)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for index in elements.indices {
            elements[index].frame = elements[index].frame.onPixels(scale)
            if isMirrored, isVertical { elements[index].frame.origin.x = room.width - elements[index].frame.maxX }
            places[elements[index].key] = index
        }
    }

    subscript(key: ElementKey) -> CompositionalElement? { places[key].map { elements[$0] } }
}

extension CGRect {
    /// The rectangle with its edges on pixels.
    fileprivate func onPixels(_ scale: CGFloat) -> CGRect {
        func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        let x = round(minX)
        let y = round(minY)
        return CGRect(x: x, y: y, width: round(maxX) - x, height: round(maxY) - y)
    }
}

/// The room of a compositional layout, as its closures are told.
@MainActor final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection
    init(_ size: CGSize, _ traits: UITraitCollection) {
        contentSize = size
        traitCollection = traits
    }
    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize { contentSize }
    var contentInsets: NSDirectionalEdgeInsets { .zero }
    var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
