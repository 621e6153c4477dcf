/// A part of a system control that can have a color of its own; raw values are UIKit's property names without
/// `TintColor`.
public enum ControlPart: String, CaseIterable, Hashable, Sendable {
    /// The track of a switch that is on.
    case on
    /// The thumb of a switch or slider.
    case thumb
    /// The track of a slider or progress view up to its value.
    case progress
    /// The remaining track.
    case track
    /// The selected segment of a segmented control.
    case selectedSegment
    /// The spokes of an activity indicator.
    case indicator
    /// The dot of the current page.
    case currentPage
    /// The dots of the other pages.
    case page
    /// The background of a bar.
    case bar
    /// The tint that a visual effect view applies over its backdrop.
    case material
}
