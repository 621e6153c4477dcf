/// How a command prints what it found.
enum OutputFormat: String, CaseIterable, Sendable {
    case text, json
}
