/// The system's controls, whose sizes `ControlMetrics` knows by version.
public enum Control: Hashable, Sendable {
    case toggle(isOn: Bool)
    /// Values from 0 to 1.
    case slider(value: Double)
    case stepper
    /// Titles or, for a picture, an empty title with the picture's width in points.
    case segmented([Segment], selected: Int?, apportionsByContent: Bool)
    /// Values from 0 to 1, in a view of the default style or of that for bars.
    case progress(value: Double, isBar: Bool = false)
    case activityIndicator(isLarge: Bool)
    case pageControl(pages: Int, current: Int)
    case datePicker(style: DatePickerStyle, mode: DatePickerMode)
    case picker
    case searchBar(placeholder: String)
    case navigationBar(NavigationBar, isLarge: Bool)
    case tabBar([String])
    case toolbar

    /// A part of a segmented control.
    public struct Segment: Hashable, Sendable {
        /// The title; empty for a picture.
        public var title: String
        /// The width of the picture in points, 0 for a title.
        public var imageWidth: Double
        /// The width of the part in points, UIKit's `setWidth(_:forSegmentAt:)`; 0 for one that follows the contents.
        public var width: Double

        /// Creates a part with a title, or with a picture of a width in points.
        public init(_ title: String, imageWidth: Double = 0, width: Double = 0) {
            self.title = title
            self.imageWidth = imageWidth
            self.width = width
        }
    }

    /// What people choose by a date picker, UIKit's `UIDatePicker.Mode`.
    public enum DatePickerMode: String, CaseIterable, Hashable, Sendable {
        case date, time, dateAndTime, countDownTimer
    }

    /// The looks of a date picker.
    public enum DatePickerStyle: String, CaseIterable, Hashable, Sendable {
        case wheels, compact, inline
    }
}
