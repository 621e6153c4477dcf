import LayoutSimGeometry
import LayoutSimViewTree

extension Content {
    /// Returns the insets from the frame to the alignment rectangle that constraints refer to, in points [measured on
    /// stored frames].
    func alignmentInsets(_ metrics: ControlMetrics) -> EdgeInsets {
        guard case .control(let control) = self else { return .zero }
        switch control {
        case .toggle: return metrics.toggleInsets
        case .slider: return metrics.sliderInsets
        case .segmented: return metrics.segmentedInsets
        case .stepper, .progress, .activityIndicator, .pageControl, .datePicker, .picker, .searchBar, .navigationBar,
            .tabBar, .toolbar:
            return .zero
        }
    }
}
