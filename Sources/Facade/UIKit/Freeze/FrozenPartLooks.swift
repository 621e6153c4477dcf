import LayoutSimViewTree

extension UIView {
    /// The appearance of a control's parts, besides their colors, that the app set.
    var partLooks: PartLooks {
        var looks = PartLooks()
        switch self {
        case let view as UIProgressView:
            looks.progress = view.progressImage?.partImage(traitCollection)
            looks.track = view.trackImage?.partImage(traitCollection)
        case let view as UIPageControl: looks.pages = view.pageImages.map { $0?.partImage(traitCollection) }
        case let view as UISlider: looks.ticks = (view.trackConfiguration?.ticks ?? []).map { Double($0.position) }
        case let view as UIStepper:
            looks.isDecrementDimmed = !view.canStep(up: false)
            looks.isIncrementDimmed = !view.canStep(up: true)
        case let view as UIDatePicker: looks.date = view.shownDate
        default: break
        }
        return looks
    }
}
