/// Something that went wrong and did not end the app.
public struct Incident: Hashable, Sendable {
    /// The part of the app that it happened in.
    public enum Category: String, CaseIterable, Sendable {
        case launch, remote, extraction, sorting, pictures, unexpected
    }

    public let category: Category
    /// What happened, and to what.
    public let details: String

    public init(_ category: Category, _ details: String) {
        (self.category, self.details) = (category, details)
    }
}

/// Takes incidents, from any thread.
public protocol IncidentReporting: Sendable {
    func report(_ incident: Incident)
}
