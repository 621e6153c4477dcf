/// A failure that does not end the app.
package struct Incident: Hashable, Sendable {
    /// The part of the app in which an incident occurs.
    package enum Category: String, CaseIterable, Sendable {
        case launch, remote, extraction, sorting, pictures, unexpected
    }

    package let category: Category
    /// What happened, and to which object.
    package let details: String

    package init(_ category: Category, _ details: String) {
        (self.category, self.details) = (category, details)
    }
}

/// Receives incidents from any thread.
package protocol IncidentReporting: Sendable {
    func report(_ incident: Incident)
}
