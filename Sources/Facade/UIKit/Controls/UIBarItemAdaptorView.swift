import Foundation

/// A view that wraps a custom view in a bar: a title view, or the view of a bar button item.
@MainActor final class UIBarItemAdaptorView: UIView {
    let content: UIView
    /// The size that the app gave a view laid out by its frame, in points; zero if the view sizes to fit.
    private var givenSize = CGSize.zero
    private var placedSize: CGSize?
    private lazy var pins = [
        content.centerXAnchor.constraint(equalTo: centerXAnchor),
        content.centerYAnchor.constraint(equalTo: centerYAnchor),
        content.widthAnchor.constraint(equalTo: widthAnchor).yielding,
        content.heightAnchor.constraint(equalTo: heightAnchor).yielding,
    ]

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        layOutApart(isSizedToFit: true)
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the size that the view requests, limited to the available size, in points.
    func size(in room: CGSize) -> CGSize {
        let size = content.translatesAutoresizingMaskIntoConstraints ? ownSize(in: room) : fittingSize
        return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    }

    private func ownSize(in room: CGSize) -> CGSize {
        if content.bounds.size != placedSize { givenSize = content.bounds.size }
        if givenSize.width > 0, givenSize.height > 0 { return givenSize }
        let size = content.sizeThatFits(room)
        return size.width > 0 && size.height > 0 ? size : fittingSize
    }

    private var fittingSize: CGSize { content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

    /// Places the view in a frame of the bar.
    func place(in frame: CGRect) {
        self.frame = frame
        let isPinned = !content.translatesAutoresizingMaskIntoConstraints
        if isPinned != pins[0].isActive { pins.forEach { $0.isActive = isPinned } }
        placeContent()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }

    private func placeContent() {
        guard content.translatesAutoresizingMaskIntoConstraints else { return }
        placedSize = bounds.size
        if content.bounds.size != bounds.size { content.bounds.size = bounds.size }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        if content.center != middle { content.center = middle }
    }
}

extension NSLayoutConstraint {
    /// Returns the constraint with a priority below that of the app's required constraints.
    fileprivate var yielding: NSLayoutConstraint {
        priority = UILayoutPriority(999)
        return self
    }
}

extension UIView {
    /// Whether the bar contains custom views.
    var holdsViewsOfApp: Bool { !state.subviews.isEmpty }

    /// The adaptors of custom views in the bar.
    var adaptors: [UIBarItemAdaptorView] { state.subviews.compactMap { $0 as? UIBarItemAdaptorView } }

    /// Replaces the custom views of the bar.
    func holdViewsOfApp(_ views: [UIView]) {
        for old in adaptors where !views.contains(where: { $0 === old.content }) || old.content.superview !== old {
            old.removeFromSuperview()
        }
        for view in views where adaptor(of: view) == nil { addSubview(UIBarItemAdaptorView(view)) }
    }

    /// Returns the adaptor of a custom view in the bar.
    func adaptor(of view: UIView) -> UIBarItemAdaptorView? { adaptors.first { $0.content === view } }
}
