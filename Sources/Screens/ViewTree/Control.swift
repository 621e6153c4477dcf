/// A system control, whose size `ControlMetrics` determines for each version.
public enum Control: Hashable, Sendable {
    case toggle(isOn: Bool)
    /// A slider with a value from 0 to 1 and a custom appearance; `nil` for the system's.
    indirect case slider(value: Double, looks: SliderLooks? = nil)
    case stepper
    /// A segmented control with titles or, for images, empty titles and the image's width in points.
    case segmented([Segment], selected: Int?, apportionsByContent: Bool)
    /// A progress view with a value from 0 to 1, of the default style or the bar style.
    case progress(value: Double, isBar: Bool = false)
    case activityIndicator(isLarge: Bool)
    case pageControl(pages: Int, current: Int)
    case datePicker(style: DatePickerStyle, mode: DatePickerMode)
    case picker
    case searchBar(placeholder: String)
    case navigationBar(NavigationBar, isLarge: Bool)
    case tabBar([String])
    case toolbar

    /// A segment of a segmented control.
    public struct Segment: Hashable, Sendable {
        /// The title; empty for an image.
        public var title: String
        /// The width of the image in points; 0 for a title.
        public var imageWidth: Double
        /// The width of the segment in points, UIKit's `setWidth(_:forSegmentAt:)`; 0 to size it automatically.
        public var width: Double
        /// The image that replaces the title, if known.
        public var image: Image?
        /// The custom appearance of the segment; `nil` for the system's.
        public var looks: SegmentLooks?

        /// Creates a segment with a title, or with an image of a width in points.
        public init(_ title: String, imageWidth: Double = 0, width: Double = 0) {
            self.title = title
            self.imageWidth = imageWidth
            self.width = width
        }
    }

    /// What a date picker selects, UIKit's `UIDatePicker.Mode`.
    public enum DatePickerMode: String, CaseIterable, Hashable, Sendable {
        case date, time, dateAndTime, countDownTimer
    }

    /// The style of a date picker.
    public enum DatePickerStyle: String, CaseIterable, Hashable, Sendable {
        case wheels, compact, inline
    }
}
