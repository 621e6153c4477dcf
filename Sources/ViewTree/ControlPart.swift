/// The parts of the system's controls that can have a color of their own; the raw values are UIKit's words without
/// `TintColor`.
public enum ControlPart: String, CaseIterable, Hashable, Sendable {
    /// The track of a switch that is on.
    case on
    /// What slides: the knob of a switch or slider.
    case thumb
    /// The part of a slider or progress view up to its value.
    case progress
    /// The rest of it.
    case track
    /// The raised part of a segmented control.
    case selectedSegment
    /// The spokes of an activity indicator.
    case indicator
    /// The dot of the page that is shown.
    case currentPage
    /// The dots of the other pages.
    case page
    /// What lies behind a bar.
    case bar
}
