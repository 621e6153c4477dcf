public import Testing

/// Waits up to ten seconds for a condition and records an issue if it is never met.
@MainActor public func until(
    sourceLocation: SourceLocation = #_sourceLocation, _ holds: () throws -> Bool
) async throws {
    for _ in 0..<2_000 where try !holds() { try await Task.sleep(for: .milliseconds(5)) }
    #expect(try holds(), sourceLocation: sourceLocation)
}
