import UIKit

/// The views of the gallery's screen, from back to front.
final class GalleryView: UIView {
    let backing = UIView()
    let heading = HeadingView()
    let content = UIView()
    let topCover = UIView()
    let bottomCover = UIView()
    let shadowStrip = UIView()
    let toolbarContainer = UIView()

    private static let coverHeight: CGFloat = 16
    private static let headingHeight: CGFloat = 60
    /// The distance of the shown toolbar's bottom below the safe area, in points.
    private static let toolbarRise: CGFloat = 15

    private let toolbarDrop: CGFloat
    private lazy var toolbarBottom = toolbarContainer.bottomAnchor.constraint(
        equalTo: safeAreaLayoutGuide.bottomAnchor)

    var isToolbarShown = false { didSet { placeToolbar() } }

    /// Creates the views; `toolbarDrop` is the distance of the hidden toolbar's bottom below the safe area, in points.
    init(toolbarDrop: CGFloat) {
        self.toolbarDrop = toolbarDrop
        super.init(frame: .zero)
        for view in [backing, heading, content, topCover, bottomCover, shadowStrip, toolbarContainer] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            view.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            view.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
        }
        for view in [content, shadowStrip] { view.layer.shadowOffset = CGSize(width: 0, height: -2) }
        content.layer.shadowOpacity = 0.1
        for cover in [topCover, bottomCover] { cover.isUserInteractionEnabled = false }
        toolbarContainer.isHidden = true
        placeToolbar()
        activateConstraints()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func activateConstraints() {
        NSLayoutConstraint.activate([
            backing.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            backing.bottomAnchor.constraint(equalTo: bottomAnchor),
            heading.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
            heading.heightAnchor.constraint(equalToConstant: Self.headingHeight),
            content.topAnchor.constraint(equalTo: heading.bottomAnchor),
            content.bottomAnchor.constraint(equalTo: bottomAnchor),
            topCover.topAnchor.constraint(equalTo: content.topAnchor),
            topCover.heightAnchor.constraint(equalToConstant: Self.coverHeight),
            bottomCover.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            bottomCover.heightAnchor.constraint(equalToConstant: Self.coverHeight),
            shadowStrip.topAnchor.constraint(equalTo: bottomAnchor),
            shadowStrip.heightAnchor.constraint(equalToConstant: Self.coverHeight),
            toolbarContainer.heightAnchor.constraint(equalToConstant: ToolbarViewController.height),
            toolbarBottom,
        ])
    }

    private func placeToolbar() {
        // A part of the screen may be below the safe area; a hidden bar must not be visible there either.
        toolbarBottom.constant = isToolbarShown ? Self.toolbarRise : toolbarDrop + safeAreaInsets.bottom
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        placeToolbar()
    }

    /// Applies the colors of the gallery or of the preview.
    func takeColors(ofPreview isPreview: Bool) {
        let bars = isPreview ? UIColor.slate : .paper
        backgroundColor = bars
        heading.backgroundColor = bars
        shadowStrip.backgroundColor = bars
        shadowStrip.layer.shadowOpacity = isPreview ? 0 : 0.1
        backing.backgroundColor = isPreview ? .black : .white
        content.backgroundColor = isPreview ? .black : .white
        topCover.backgroundColor = .white
        topCover.isHidden = isPreview
        bottomCover.backgroundColor = isPreview ? .slate : .white
    }
}
