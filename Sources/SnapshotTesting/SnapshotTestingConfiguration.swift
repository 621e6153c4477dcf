public import Testing

/// What holds for all snapshots of a test.
public struct SnapshotTestingConfiguration: Sendable {
    /// Which snapshots a test would write on Apple's systems.
    public var record: Record?
    /// The program that shows differences on Apple's systems.
    public var diffTool: DiffTool?

    @TaskLocal static var current = SnapshotTestingConfiguration()

    /// Creates a configuration; what is `nil` is that of the surroundings.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// Which snapshots a test would write on Apple's systems; here no test writes any, whichever is asked for.
    public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
        private enum Choice: Hashable { case all, failed, missing, never }
        private let choice: Choice

        /// All of them.
        public static let all = Record(choice: .all)
        /// Those that differ from their reference.
        public static let failed = Record(choice: .failed)
        /// Those that have no reference.
        public static let missing = Record(choice: .missing)
        /// None.
        public static let never = Record(choice: .never)

        private init(choice: Choice) { self.choice = choice }

        /// All of them, or those that have no reference.
        public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
    }

    /// A command that shows how two files differ.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        /// The command for two paths.
        public let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// Creates a command.
        public init(_ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.command = command
        }

        /// Creates the command of a program that takes two paths.
        public init(stringLiteral value: String) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

        /// Kaleidoscope.
        public static let ksdiff: DiffTool = "ksdiff"
        /// The two paths alone.
        public static let `default` = DiffTool { "\"\($0)\"\n\"\($1)\"" }
    }
}

/// Runs a closure with settings for all its snapshots.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> Result
) rethrows -> Result {
    let now = SnapshotTestingConfiguration.current
    let configuration = SnapshotTestingConfiguration(
        record: record ?? now.record, diffTool: diffTool ?? now.diffTool)
    return try SnapshotTestingConfiguration.$current.withValue(configuration) { try operation() }
}

/// Runs an asynchronous closure with settings for all its snapshots.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
    let now = SnapshotTestingConfiguration.current
    let configuration = SnapshotTestingConfiguration(
        record: record ?? now.record, diffTool: diffTool ?? now.diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(configuration) { try await operation() }
}

/// Settings for all snapshots of a test or suite of Swift Testing.
public struct SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    /// Whether tests of suites in a suite have the settings too: they have.
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
    /// Settings for all snapshots of a test or suite.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Settings for all snapshots of a test or suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        SnapshotsTestTrait(configuration: configuration)
    }
}
