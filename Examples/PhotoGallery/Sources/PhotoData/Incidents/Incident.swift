/// Something that went wrong and did not end the app.
package struct Incident: Hashable, Sendable {
    /// The part of the app that it happened in.
    package enum Category: String, CaseIterable, Sendable {
        case launch, remote, extraction, sorting, pictures, unexpected
    }

    package let category: Category
    /// What happened, and to what.
    package let details: String

    package init(_ category: Category, _ details: String) {
        (self.category, self.details) = (category, details)
    }
}

/// Takes incidents, from any thread.
package protocol IncidentReporting: Sendable {
    func report(_ incident: Incident)
}
