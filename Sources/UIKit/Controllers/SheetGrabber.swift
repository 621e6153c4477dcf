import Foundation

/// The handle at the top of a sheet, which tells that the sheet can be dragged.
@MainActor final class SheetGrabber: UIView {
    /// In points.
    private static let size = CGSize(width: 36, height: 5)
    /// From the top of the sheet, in points.
    private static let top: CGFloat = 5

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiaryLabel
        layer.cornerRadius = Self.size.height / 2
        // Fingers drag the sheet itself.
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Lies above a sheet that has a frame in a container.
    func place(above sheet: CGRect, in container: UIView) {
        if container.subviews.last !== self { container.addSubview(self) }
        frame = CGRect(
            x: sheet.midX - Self.size.width / 2, y: sheet.minY + Self.top, width: Self.size.width,
            height: Self.size.height)
    }
}
