/// The views of title, picture and background, which come to be when they are needed.
extension UIButton {
    /// The label of the title.
    var madeLabel: UILabel {
        if let existingLabel { return existingLabel }
        let label = UIButtonLabel(frame: .zero)
        label.isUserInteractionEnabled = false
        label.lineBreakMode = .byTruncatingMiddle
        label.shadowOffset = .zero
        if kind != .custom || configuration != nil { label.font = .systemFont(ofSize: kind == .custom ? 18 : 15) }
        label.button = self
        existingLabel = label
        addSubview(label)
        refreshParts()
        return label
    }

    /// The view of the picture.
    var madePicture: UIImageView {
        if let existingImageView { return existingImageView }
        let picture = UIImageView(frame: .zero)
        existingImageView = picture
        insertSubview(picture, at: existingBackground == nil ? 0 : 1)
        refreshParts()
        return picture
    }

    /// Has title, picture and size follow what was set.
    func looksDidChange() {
        if hasTitle { _ = madeLabel }
        if hasSubtitle { _ = subtitleLabel }
        if currentImage != nil { _ = madePicture }
        if let image = currentBackgroundImage {
            let view = existingBackground ?? UIImageView(frame: bounds)
            if existingBackground == nil { insertSubview(view, at: 0) }
            existingBackground = view
            view.image = image
        }
        refreshParts()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Places title and picture where code asks for them before layout does.
    func placePartsIfNeeded() {
        guard state.needsLayout, !isPlacingParts, !bounds.isEmpty else { return }
        placeParts()
    }

    /// Places all parts in the bounds.
    func placeParts() {
        isPlacingParts = true
        defer { isPlacingParts = false }
        let content = contentRect(forBounds: bounds)
        existingBackground?.frame = backgroundRect(forBounds: bounds)
        existingImageView?.frame = imageRect(forContentRect: content)
        existingLabel?.frame = titleRect(forContentRect: content)
        if hasSubtitle { subtitleLabel?.frame = parts(in: content).subtitle }
    }
}
