import UIKit

/// The metrics of a flow of photos, in units of the comps, which are 640 wide; all contents are scaled from there.
struct FlowStyle {
    enum Kind { case gallery, preview }

    static let compWidth: CGFloat = 640
    /// The height of the gallery's footer, in points on all screens.
    static let footerHeight: CGFloat = 60
    /// The size of a gallery item, in units of the comps.
    static let galleryItem = CGSize(width: 282, height: 206)

    let kind: Kind
    let direction: UICollectionView.ScrollDirection
    let isPaging: Bool
    let inset: CGFloat
    let lineSpacing: CGFloat
    let interitemSpacing: CGFloat
    let item: CGSize

    init(_ kind: Kind, _ version: Version) {
        self.kind = kind
        switch kind {
        case .gallery:
            (direction, isPaging, inset, lineSpacing, interitemSpacing) = (.vertical, false, 30, 16, 16)
            item = Self.galleryItem
        case .preview:
            (direction, isPaging, inset, lineSpacing) = (.horizontal, true, 0, 0)
            interitemSpacing = version.previewInteritemSpacing
            item = CGSize(width: 320, height: 240)
        }
    }

    /// Returns the metrics in points, for a width in points.
    func scaled(to width: CGFloat) -> FlowFigures {
        let factor = width / Self.compWidth
        return FlowFigures(
            inset: inset * factor, lineSpacing: lineSpacing * factor, interitemSpacing: interitemSpacing * factor,
            item: CGSize(width: item.width * factor, height: item.height * factor))
    }
}

/// The metrics of a flow, in points.
struct FlowFigures: Equatable {
    let inset: CGFloat
    let lineSpacing: CGFloat
    let interitemSpacing: CGFloat
    let item: CGSize
}
