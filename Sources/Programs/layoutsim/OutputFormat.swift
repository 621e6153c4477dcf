/// The format in which a command prints its results.
enum OutputFormat: String, CaseIterable, Sendable {
    case text, json
}
