import Foundation

enum ShownDateKey: EnvironmentKey { static var defaultValue: Date? { nil } }

extension EnvironmentValues {
    /// The time that texts count from; `nil` for the time of day.
    var shownDate: Date? {
        get { self[ShownDateKey.self] }
        set { self[ShownDateKey.self] = newValue }
    }
}

extension Text {
    /// Whether the text changes with the time.
    var followsTime: Bool {
        switch storage {
        case .formatted(let content): content.followsTime
        case .joined(let first, let second): first.followsTime || second.followsTime
        case .key(let key, _, _):
            key.arguments.contains { if case .text(let text) = $0 { text.followsTime } else { false } }
        case .verbatim, .resource, .attributed, .image: false
        }
    }

    /// Returns the environment with the time that the text shows now; each second it is another one.
    @MainActor func environmentNow(_ inputs: _ViewInputs) -> EnvironmentValues {
        var kept = inputs.node.kept as? TextTime
        if kept?.text != self {
            kept?.time.rest()
            kept = TextTime(text: self, time: ShownTime(inputs.node))
            inputs.node.kept = kept
        }
        guard let time = kept?.time else { return inputs.environment }
        time.wake(after: (time.passed + 1e-6).rounded(.down) + 1)
        var environment = inputs.environment
        environment.shownDate = time.now
        return environment
    }
}

/// The time of a text as long as the text says the same.
private final class TextTime {
    let text: Text
    let time: ShownTime

    init(text: Text, time: ShownTime) { (self.text, self.time) = (text, time) }
}
