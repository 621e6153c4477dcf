public import Testing

/// The settings of all snapshots of a test.
public struct SnapshotTestingConfiguration: Sendable {
    /// The snapshots that a test would record on Apple's systems.
    public var record: Record?
    /// The tool that shows differences on Apple's systems.
    public var diffTool: DiffTool?

    /// The settings of the surrounding `withSnapshotTesting` or trait; `nil` outside of them.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    /// Creates a configuration; `nil` keeps the surrounding setting.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// Creates a configuration that takes what is `nil` from the surrounding one, or from the settings of the process.
    init(within record: Record?, _ tool: DiffTool?) {
        self.record = record ?? Self.current?.record ?? (isRecording ? .all : .missing)
        diffTool = tool ?? Self.current?.diffTool ?? SnapshotTesting.diffTool
    }

    /// The snapshots that a test would record on Apple's systems; here tests never record any.
    public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
        private enum Choice: Hashable { case all, failed, missing, never }
        private let choice: Choice

        /// All snapshots.
        public static let all = Record(choice: .all)
        /// Snapshots that differ from their reference.
        public static let failed = Record(choice: .failed)
        /// Snapshots that have no reference.
        public static let missing = Record(choice: .missing)
        /// No snapshots.
        public static let never = Record(choice: .never)

        private init(choice: Choice) { self.choice = choice }

        /// Creates `all` from `true`, and `missing` from `false`.
        public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
    }
}

/// Runs a closure with settings for all of its snapshots.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> Result
) rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(within: record, diffTool)
    return try SnapshotTestingConfiguration.$current.withValue(configuration) { try operation() }
}

/// Runs an asynchronous closure with settings for all of its snapshots.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
    let configuration = SnapshotTestingConfiguration(within: record, diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(configuration) { try await operation() }
}

/// A trait that provides settings for all snapshots of a Swift Testing test or suite.
public struct SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    /// Whether the settings apply to nested suites: always `true`.
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    /// Runs a test with the settings.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            try await function()
        }
    }
}

extension Trait where Self == SnapshotsTestTrait {
    /// Returns a trait with settings for all snapshots of a test or suite.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Returns a trait with settings for all snapshots of a test or suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        SnapshotsTestTrait(configuration: configuration)
    }
}
