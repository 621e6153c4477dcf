import Foundation
import LayoutSimDevices

/// The geometry of sheets in a container, as it was measured on iOS 26 on an iPhone 16; see Docs/uikit-controllers.md.
@MainActor struct SheetMetrics {
    private let container: CGSize
    private let safeArea: UIEdgeInsets
    private let isCompact: Bool
    private let floats: Bool

    init(_ container: CGSize, _ safeArea: UIEdgeInsets, _ traits: UITraitCollection) {
        self.container = container
        self.safeArea = safeArea
        isCompact = traits.verticalSizeClass == .compact
        floats = _iOS(26)
    }

    /// The half of the screen, nearly.
    static func medium(_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat {
        let scale = max(1, context.containerTraitCollection.displayScale)
        return (context.maximumDetentValue * 0.56 * scale).rounded() / scale
    }

    /// The distance of the largest sheet from the top of the screen, in points: in low windows it fills them.
    private var top: CGFloat {
        if isCompact { return 0 }
        return safeArea.top + (floats ? 0 : 10)
    }

    /// The height of the largest sheet above the bottom of the safe area, in points.
    var maximum: CGFloat { container.height - top - safeArea.bottom }

    /// The size that the view is laid out in, in points.
    func size(height: CGFloat) -> CGSize {
        CGSize(width: container.width, height: full(height) + (isSmall(height) ? 0 : safeArea.bottom))
    }

    /// Where the view is seen, in points of the container; a sheet below its full height floats above the edges.
    func frame(height: CGFloat) -> CGRect {
        let size = size(height: height)
        guard floats, full(height) < maximum else {
            return CGRect(x: 0, y: container.height - size.height, width: size.width, height: size.height)
        }
        let inset = gap(height: height)
        let scale = (container.width - 2 * inset) / container.width
        let seen = size.height * scale
        return CGRect(
            x: inset, y: container.height - inset - seen, width: container.width - 2 * inset, height: seen)
    }

    /// Between a sheet that floats and the edges of the screen, in points.
    private func gap(height: CGFloat) -> CGFloat { 28 - 20 * min(max((height - 76) / 74, 0), 1) }

    /// The safe area at the bottom of a sheet that floats, in points of its view: all of the screen's where it is nearest to the
    /// edge, none where it is farthest from it. `nil` for other sheets, which end where the screen does.
    func bottomSafeArea(height: CGFloat, scale: CGFloat) -> CGFloat? {
        guard floats, full(height) < maximum else { return nil }
        return (safeArea.bottom * (28 - gap(height: height)) / 20 * scale).rounded() / scale
    }

    /// The radius of the corners, in points: around those of the screen where the sheet floats.
    var cornerRadius: CGFloat {
        if isCompact { return 0 }
        return floats ? max(10, CGFloat(SimulatedDevice.current.viewport.cornerRadius) - 8) : 10
    }

    /// Whether there is room between a sheet and the edges of the screen.
    func isAboveEdges(_ height: CGFloat) -> Bool { frame(height: height).maxY < container.height }

    private func full(_ height: CGFloat) -> CGFloat { isCompact ? maximum : min(height, maximum) }

    /// Whether the value of a detent is the whole height of its sheet.
    private func isSmall(_ height: CGFloat) -> Bool { floats && !isCompact && height < 150 }
}
