import LayoutSimGeometry
import LayoutSimViewTree

extension UIView {
    /// The colors that the app set for parts of a control.
    var partColors: [ControlPart: Color] {
        var colors: [ControlPart: Color] = [:]
        for (part, color) in ownPartColors { colors[part] = color?.geometryColor(traitCollection) }
        return colors
    }

    private var ownPartColors: [(ControlPart, UIColor?)] {
        switch self {
        case let view as UISwitch: [(.on, view.onTintColor), (.thumb, view.thumbTintColor)]
        case let view as UISlider:
            [
                (.progress, view.minimumTrackTintColor), (.track, view.maximumTrackTintColor),
                (.thumb, view.thumbTintColor),
            ]
        case let view as UIProgressView: [(.progress, view.progressTintColor), (.track, view.trackTintColor)]
        case let view as UISegmentedControl: [(.selectedSegment, view.selectedSegmentTintColor)]
        case let view as UIPageControl:
            [(.currentPage, view.currentPageIndicatorTintColor), (.page, view.pageIndicatorTintColor)]
        case let view as UIActivityIndicatorView: [(.indicator, view.spokeColor)]
        case let view as UIVisualEffectView: [(.material, view.materialColor)]
        default: []
        }
    }
}

extension UIActivityIndicatorView {
    /// The color set by the app, or white for the styles that are white.
    fileprivate var spokeColor: UIColor? { color ?? (style == .white || style == .whiteLarge ? .white : nil) }
}
