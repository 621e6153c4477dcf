/// The subviews for title, image and background, created on demand.
extension UIButton {
    /// The title label, created on first access.
    var madeLabel: UILabel {
        if let label { return label }
        let label = UIButtonLabel(frame: .zero)
        label.isUserInteractionEnabled = false
        label.lineBreakMode = .byTruncatingMiddle
        label.shadowOffset = .zero
        if kind != .custom || configuration != nil { label.font = .systemFont(ofSize: kind == .custom ? 18 : 15) }
        label.button = self
        self.label = label
        addSubview(label)
        refreshParts()
        return label
    }

    /// The image view, created on first access.
    var madePicture: UIImageView {
        if let picture { return picture }
        let picture = UIImageView(frame: .zero)
        self.picture = picture
        insertSubview(picture, at: backdrop == nil ? 0 : 1)
        refreshParts()
        return picture
    }

    /// Whether an activity indicator replaces the image.
    private var showsActivity: Bool { configuration?.showsActivityIndicator ?? false }

    /// Updates the activity indicator from the configuration.
    func refreshActivity() {
        if showsActivity, activity == nil {
            let view = UIActivityIndicatorView(style: .medium)
            view.isUserInteractionEnabled = false
            activity = view
            addSubview(view)
        }
        picture?.isHidden = showsActivity
        guard let activity, let configuration else { return }
        let color = configuration.titleColor(tint: tintColor, isEnabled: isEnabled)
        activity.color = configuration.activityIndicatorColorTransformer?(color) ?? color
        if showsActivity { activity.startAnimating() } else { activity.stopAnimating() }
    }
    /// Updates the subviews and the size after the content has changed.
    func looksDidChange() {
        if hasTitle { _ = madeLabel }
        if hasSubtitle { _ = subtitleLabel }
        if currentImage != nil { _ = madePicture }
        if let image = currentBackgroundImage {
            let view = backdrop ?? UIImageView(frame: bounds)
            if backdrop == nil { insertSubview(view, at: 0) }
            backdrop = view
            view.image = image
        }
        refreshActivity()
        refreshParts()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Lays out the title and the image when they are accessed before the next layout pass.
    func placePartsIfNeeded() {
        guard state.needsLayout, !isPlacingParts, !bounds.isEmpty else { return }
        placeParts()
    }

    /// Lays out all subviews in the bounds.
    func placeParts() {
        isPlacingParts = true
        defer { isPlacingParts = false }
        let content = contentRect(forBounds: bounds)
        backdrop?.frame = backgroundRect(forBounds: bounds)
        picture?.frame = imageRect(forContentRect: content)
        if showsActivity { activity?.frame = imageRect(forContentRect: content) }
        label?.frame = titleRect(forContentRect: content)
        if hasSubtitle { subtitleLabel?.frame = parts(in: content).subtitle }
    }
}
