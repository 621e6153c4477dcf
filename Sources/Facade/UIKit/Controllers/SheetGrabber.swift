import Foundation

/// The grabber at the top of a sheet.
@MainActor final class SheetGrabber: UIView {
    /// The size in points.
    private static let size = CGSize(width: 36, height: 5)
    /// The distance from the top of the sheet, in points.
    private static let top: CGFloat = 5

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiaryLabel
        layer.cornerRadius = Self.size.height / 2
        // The sheet itself handles the drag.
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Places the grabber in front of a sheet with a frame in a container.
    func place(above sheet: CGRect, in container: UIView) {
        if container.subviews.last !== self { container.addSubview(self) }
        frame = CGRect(
            x: sheet.midX - Self.size.width / 2, y: sheet.minY + Self.top, width: Self.size.width,
            height: Self.size.height)
    }
}
