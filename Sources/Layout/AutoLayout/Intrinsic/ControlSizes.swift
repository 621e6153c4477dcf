import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree

extension ContentMeasure {
    /// Returns the size of a control's frame; most sizes differ between versions of UIKit.
    func control(_ control: Control) -> IntrinsicSize {
        let metrics = rules.controls
        return switch control {
        case .toggle: IntrinsicSize(metrics.toggle)
        case .slider: IntrinsicSize(height: metrics.sliderHeight)
        case .stepper: IntrinsicSize(metrics.stepper)
        case .segmented(let segments, _, let apportions):
            IntrinsicSize(width: width(of: segments, byContent: apportions), height: metrics.segmentedHeight)
        case .progress(_, let isBar):
            IntrinsicSize(height: isBar ? ControlMetrics.progressBarHeight : metrics.progressHeight)
        case .activityIndicator(let isLarge): IntrinsicSize(ControlMetrics.activityIndicator(isLarge: isLarge))
        case .pageControl(let pages, _):
            IntrinsicSize(
                width: grid.ceil(length: metrics.width(ofPages: pages)), height: metrics.pageControlHeight)
        case .datePicker(.wheels, _), .picker:
            IntrinsicSize(width: ControlMetrics.wheelsWidth, height: metrics.wheelsHeight)
        case .datePicker(.compact, _): IntrinsicSize(height: ControlMetrics.compactDatePickerHeight)
        case .datePicker(.inline, _): IntrinsicSize()
        case .searchBar: IntrinsicSize(height: metrics.searchBarHeight)
        case .navigationBar(_, let isLarge):
            IntrinsicSize(height: isLarge ? metrics.largeNavigationBarHeight : metrics.navigationBarHeight)
        case .tabBar: IntrinsicSize(height: ControlMetrics.tabBarHeight)
        case .toolbar: IntrinsicSize(height: ControlMetrics.toolbarHeight)
        }
    }

    private func width(of segments: [Control.Segment], byContent: Bool) -> Double {
        let metrics = rules.controls
        let widths = metrics.widths(of: segments, byContent: byContent) {
            text(TextContent($0, font: $1), nil).size.width
        }
        return widths.reduce(0, +) + Double(max(0, segments.count - 1)) * metrics.segmentSeparator
    }
}

extension IntrinsicSize {
    fileprivate init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }
}
