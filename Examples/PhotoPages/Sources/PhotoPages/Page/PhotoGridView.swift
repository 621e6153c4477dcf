import PhotoData
import UIKit

/// The photos of a page in columns; only the visible ones have views.
final class PhotoGridView: UIScrollView {
    private let library: PictureLibrary
    private var photos: [Photo] = []
    private(set) var scale = PhotoLayout.Scale.four
    private(set) var layout = PhotoLayout()
    /// The photo that stays at the top when the columns change.
    private(set) var firstVisible: Int?
    /// The sizes of the loaded pictures, by the indices of their photos.
    private var sizes: [Int: CGSize] = [:]
    private var laidOutSize = CGSize.zero
    private(set) var buttons: [Int: PhotoButton] = [:]
    private(set) var infos: [Int: InfoView] = [:]
    private var spareButtons: [PhotoButton] = []
    private var spareInfos: [InfoView] = []

    init(library: PictureLibrary) {
        self.library = library
        super.init(frame: .zero)
        backgroundColor = .black
        alwaysBounceVertical = true
        showsHorizontalScrollIndicator = false
        isDirectionalLockEnabled = true
        contentInsetAdjustmentBehavior = .never
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    // MARK: What is shown

    /// Shows the photos of a page; new ones grow from nothing.
    func show(_ photos: [Photo]) {
        guard photos != self.photos else { return }
        self.photos = photos
        firstVisible = firstVisible.flatMap { photos.indices.contains($0) ? $0 : nil }
        sizes = [:]
        recycle(keeping: 0..<0)
        redraw()
        grow()
    }

    /// Returns to four columns.
    func resetScale() {
        guard scale != .four else { return }
        scale = .four
        redraw()
        scrollToFirstVisible()
    }

    /// Zooms in or out by one step, if possible.
    func step(closer: Bool) {
        scale = scale.stepped(closer)
        redraw()
        scrollToFirstVisible()
    }

    /// Shows a photo in one column.
    func focus(on index: Int) {
        let isInColumn = scale == .one
        scale = .one
        if !isInColumn { redraw() }
        firstVisible = index
        scrollToFirstVisible(animated: isInColumn)
    }

    /// Records the first visible photo once scrolling has ended.
    func noteFirstVisible() { firstVisible = layout.firstPhoto(in: bounds) ?? firstVisible }

    private func scrollToFirstVisible(animated: Bool = false) {
        guard let firstVisible, layout.frames.indices.contains(firstVisible) else { return }
        let top = layout.frames[firstVisible].minY
        scrollRectToVisible(CGRect(x: 0, y: top, width: 1, height: bounds.height), animated: animated)
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        if bounds.size != laidOutSize {
            laidOutSize = bounds.size
            redraw()
            scrollToFirstVisible()
        }
        placeViews()
    }

    private func redraw() {
        layout = PhotoLayout(scale, width: bounds.width, count: photos.count) { index in
            sizes[index] ?? photos[index].address.flatMap(library.picture)?.size
        }
        contentSize = CGSize(width: bounds.width, height: layout.contentHeight)
        contentOffset.y = min(contentOffset.y, max(0, layout.contentHeight - bounds.height))
        placeViews()
    }

    private func placeViews() {
        let seen = layout.photos(in: bounds)
        recycle(keeping: seen)
        for index in seen {
            let button = buttons[index] ?? makeButton(index)
            button.bounds.size = layout.frames[index].size
            button.center = CGPoint(x: layout.frames[index].midX, y: layout.frames[index].midY)
            guard scale == .one else { continue }
            let info = infos[index] ?? makeInfo(index)
            info.frame = layout.infoFrames[index]
        }
    }

    private func grow() {
        guard window != nil else { return }
        let shown = buttons.sorted { $0.key < $1.key }.map(\.value)
        UIView.performWithoutAnimation {
            for button in shown { (button.bounds.size, button.center) = (.zero, .zero) }
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) { self.placeViews() }
    }

    // MARK: Views

    private func makeButton(_ index: Int) -> PhotoButton {
        let button = spareButtons.popLast() ?? PhotoButton()
        buttons[index] = button
        button.index = index
        button.accessibilityLabel = photos[index].name
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)
        insertSubview(button, at: 0)
        if let url = photos[index].address { showPicture(at: url, in: button) }
        return button
    }

    private func showPicture(at url: URL, in button: PhotoButton) {
        let index = button.index
        if let known = library.picture(at: url) {
            sizes[index] = known.size
            button.image = known
            return
        }
        button.wait = library.wait(for: url) { [weak self, weak button] image in
            if let image { self?.sizes[index] = image.size }
            button?.image = image
            button?.wait = nil
        }
    }

    /// Requests again the visible pictures that failed.
    func retryPictures() {
        for (index, button) in buttons.sorted(by: { $0.key < $1.key }) where button.image == nil && button.wait == nil {
            if let url = photos[index].address { showPicture(at: url, in: button) }
        }
    }

    private func makeInfo(_ index: Int) -> InfoView {
        let info = spareInfos.popLast() ?? InfoView.make()
        infos[index] = info
        info.translatesAutoresizingMaskIntoConstraints = true
        info.show(photos[index])
        insertSubview(info, at: 0)
        return info
    }

    /// Removes views that are out of sight, for reuse.
    private func recycle(keeping seen: Range<Int>) {
        for (index, button) in buttons.sorted(by: { $0.key < $1.key }) where !seen.contains(index) {
            button.wait?.cancel()
            (button.wait, button.image) = (nil, nil)
            button.removeFromSuperview()
            buttons[index] = nil
            spareButtons.append(button)
        }
        for (index, info) in infos.sorted(by: { $0.key < $1.key }) where scale != .one || !seen.contains(index) {
            info.removeFromSuperview()
            infos[index] = nil
            spareInfos.append(info)
        }
    }

    @objc private func tap(_ button: PhotoButton) { focus(on: button.index) }
}
