public import Testing

/// Waits until something holds, for ten seconds at most; an issue says that it did not.
@MainActor public func until(
    sourceLocation: SourceLocation = #_sourceLocation, _ holds: () throws -> Bool
) async throws {
    for _ in 0..<2_000 where try !holds() { try await Task.sleep(for: .milliseconds(5)) }
    #expect(try holds(), sourceLocation: sourceLocation)
}
