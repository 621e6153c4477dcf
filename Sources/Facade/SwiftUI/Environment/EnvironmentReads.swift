/// The values of an environment that a body read, so that it is asked again only when one of them changes.
final class EnvironmentReads {
    private var comparisons: [ObjectIdentifier: (EnvironmentValues) -> Bool] = [:]

    /// Writes down that a value was read.
    func record<Key: EnvironmentKey>(_ key: Key.Type, _ value: Key.Value) {
        guard comparisons[ObjectIdentifier(key)] == nil else { return }
        comparisons[ObjectIdentifier(key)] = { isSame($0[key], value) }
    }

    /// Whether all that was read is the same in another environment.
    func areSame(in environment: EnvironmentValues) -> Bool {
        comparisons.values.allSatisfy { $0(environment) }
    }
}
