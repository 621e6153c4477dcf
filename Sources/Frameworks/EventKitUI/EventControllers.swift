public import EventKit
public import Foundation
import LayoutSimPlaceholders
public import UIKit

/// How the editing of an event ended (Apple, *EKEventEditViewAction*).
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

/// A form for an event (Apple, *EKEventEditViewController*), which is a gray area with its name here.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
    /// The delegate, which is told of nothing here.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    /// The store to which the event belongs.
    open var eventStore: EKEventStore!
    /// The event.
    open var event: EKEvent?

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "EKEventEditViewController")
    }

    /// Ends the editing.
    open func cancelEditing() {}
}

/// What is told of a form for an event (Apple, *EKEventEditViewDelegate*).
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
    /// The editing ended; never called here.
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    /// Returns the calendar of a new event; never called here.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    /// Never called here.
    public func eventEditViewControllerDefaultCalendar(
        forNewEvents controller: EKEventEditViewController
    ) -> EKCalendar { EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore()) }
}

/// How the viewing of an event ended (Apple, *EKEventViewAction*).
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

/// The details of an event (Apple, *EKEventViewController*), which are a gray area with the class's name here.
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
    /// The delegate, which is told of nothing here.
    open weak var delegate: (any EKEventViewDelegate)?
    /// The event.
    open var event: EKEvent!
    /// Whether the user may change the event.
    open var allowsEditing = false
    /// Whether the user may look at the calendar.
    open var allowsCalendarPreview = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "EKEventViewController")
    }
}

/// What is told of the details of an event (Apple, *EKEventViewDelegate*).
@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
    /// The viewing ended; never called here.
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// Whether one calendar or several are chosen (Apple, *EKCalendarChooserSelectionStyle*).
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }

/// Which calendars are shown (Apple, *EKCalendarChooserDisplayStyle*).
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }

/// A list of calendars (Apple, *EKCalendarChooser*), which is a gray area with its name here.
@preconcurrency @MainActor open class EKCalendarChooser: UIViewController {
    /// The delegate, which is told of nothing here.
    open weak var delegate: (any EKCalendarChooserDelegate)?
    /// The chosen calendars.
    open var selectedCalendars: Set<EKCalendar> = []
    /// Whether a button ends the choice.
    open var showsDoneButton = false
    /// Whether a button cancels the choice.
    open var showsCancelButton = false
    /// Whether one calendar or several are chosen.
    public let selectionStyle: EKCalendarChooserSelectionStyle

    /// Creates a list.
    public init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType = .event, eventStore: EKEventStore
    ) {
        self.selectionStyle = selectionStyle
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a list from an archive.
    public required init?(coder: NSCoder) {
        selectionStyle = .single
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.showPlaceholder(named: "EKCalendarChooser")
    }
}

/// What is told of a list of calendars (Apple, *EKCalendarChooserDelegate*).
@preconcurrency @MainActor public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    /// The choice changed; never called here.
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    /// The choice ended; never called here.
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    /// The choice was canceled; never called here.
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    /// Does nothing.
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    /// Does nothing.
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    /// Does nothing.
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
