import Foundation

/// Holds a view of an app in a bar: a title view, or the view of a button.
@MainActor final class UIBarItemAdaptorView: UIView {
    let content: UIView
    /// The size that the app gave a view that is placed by its frame, in points; zero if the view is to fit.
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

    /// The size that the view asks for, at most that of the room, in points.
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
    /// Gives way to what the app requires.
    fileprivate var yielding: NSLayoutConstraint {
        priority = UILayoutPriority(999)
        return self
    }
}

extension UIView {
    /// Whether views of an app lie in the bar.
    var holdsViewsOfApp: Bool { !state.subviews.isEmpty }

    /// The views of an app that the bar holds.
    var adaptors: [UIBarItemAdaptorView] { state.subviews.compactMap { $0 as? UIBarItemAdaptorView } }

    /// Has the bar hold some views of an app and no others.
    func holdViewsOfApp(_ views: [UIView]) {
        for old in adaptors where !views.contains(where: { $0 === old.content }) || old.content.superview !== old {
            old.removeFromSuperview()
        }
        for view in views where adaptor(of: view) == nil { addSubview(UIBarItemAdaptorView(view)) }
    }

    /// What holds a view of an app in the bar.
    func adaptor(of view: UIView) -> UIBarItemAdaptorView? { adaptors.first { $0.content === view } }
}
