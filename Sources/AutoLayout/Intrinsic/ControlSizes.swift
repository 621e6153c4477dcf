import LayoutSimEquations
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

extension ContentMeasure {
    /// The size of a control's frame; most sizes differ between versions of UIKit.
    func control(_ control: Control) -> IntrinsicSize {
        let metrics = rules.controls
        return switch control {
        case .toggle: IntrinsicSize(metrics.toggle)
        case .slider: IntrinsicSize(height: metrics.sliderHeight)
        case .stepper: IntrinsicSize(metrics.stepper)
        case .segmented(let segments, _, let apportions):
            IntrinsicSize(width: width(of: segments, byContent: apportions), height: metrics.segmentedHeight)
        case .progress: IntrinsicSize(height: metrics.progressHeight)
        case .activityIndicator(let isLarge):
            IntrinsicSize(width: isLarge ? 37 : 20, height: isLarge ? 37 : 20)
        case .pageControl(let pages, _): IntrinsicSize(width: width(ofPages: pages), height: metrics.pageControlHeight)
        case .datePicker(.wheels, _), .picker: IntrinsicSize(width: 320, height: 216)
        case .datePicker(.compact, _): IntrinsicSize(height: 35)
        case .datePicker(.inline, _): IntrinsicSize()
        case .searchBar: IntrinsicSize(height: metrics.searchBarHeight)
        case .navigationBar(_, let isLarge):
            IntrinsicSize(height: isLarge ? metrics.largeNavigationBarHeight : metrics.navigationBarHeight)
        case .tabBar: IntrinsicSize(height: 49)
        case .toolbar: IntrinsicSize(height: 44)
        }
    }

    /// Segments are as wide as the widest one, or each as its content asks for.
    private func width(of segments: [Control.Segment], byContent: Bool) -> Double {
        let metrics = rules.controls
        let widths = segments.map { segment in
            segment.title.isEmpty
                ? segment.imageWidth.rounded(.up) + metrics.segmentPadding
                : text(TextContent(segment.title, font: metrics.segmentFont), nil).size.width.rounded(.up)
                    + metrics.segmentPadding
        }
        let separators = Double(max(0, segments.count - 1)) * metrics.segmentSeparator
        let sum = byContent ? widths.reduce(0, +) : Double(segments.count) * (widths.max() ?? 0)
        return sum + separators
    }

    /// Dots of 7 points, 9 apart, in the low page controls of before 2020; a third more than 17 points each later.
    private func width(ofPages pages: Int) -> Double {
        let pages = Double(max(0, min(pages, 1000)))
        guard rules.controls.pageControlHeight != 37 else { return max(0, 7 * pages + 9 * (pages - 1)) }
        return (22 + pages * 52 / 3).rounded()
    }
}

extension IntrinsicSize {
    fileprivate init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }
}
