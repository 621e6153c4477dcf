/// An object that records analytics events.
@MainActor package protocol Analytics: AnyObject {
    func record(_ event: AnalyticsEvent)
}

/// An event of a screen, such as `ListController.viewDidLoad`.
package struct AnalyticsEvent: Hashable, Sendable, CustomStringConvertible {
    package enum Moment: String, Sendable {
        case viewDidLoad, viewDidAppear, viewDidDisappear, didSelect, didFill, didComplete
    }

    package let screen: String
    package let moment: Moment
    /// The subject of the event, such as the name of a badge.
    package let subject: String?

    package init(_ screen: String, _ moment: Moment, about subject: String? = nil) {
        (self.screen, self.moment, self.subject) = (screen, moment, subject)
    }

    /// Creates an event for a change of rows: that all were received, or which are complete.
    package init(_ screen: String, _ change: RowChange, of count: Int) {
        switch change {
        case .all: self.init(screen, .didFill, about: "\(count)")
        case .rows(let rows):
            self.init(screen, .didComplete, about: rows.map { "\($0)" }.joined(separator: " "))
        }
    }

    package var description: String { "\(screen).\(moment.rawValue)" + (subject.map { " \($0)" } ?? "") }
}

/// Records events as lines of text, with the time of a clock in seconds.
@MainActor package final class AnalyticsTrace: Analytics {
    package private(set) var lines: [String] = []
    private let clock: () -> Double

    package init(clock: @escaping () -> Double) { self.clock = clock }

    package var text: String { lines.joined(separator: "\n") }

    package func record(_ event: AnalyticsEvent) {
        let tenths = Int((clock() * 10).rounded())
        lines.append("\(tenths / 10).\(tenths % 10) \(event)")
    }
}
