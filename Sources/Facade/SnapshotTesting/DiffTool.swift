extension SnapshotTestingConfiguration {
    /// A command that shows the difference between two files.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral, ExpressibleByNilLiteral {
        private let command: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// Creates a tool from a closure that returns its command line.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            command = tool
        }

        /// Creates a tool from the name of a program that takes two paths.
        public init(stringLiteral value: String) { self.init { "\(value) \($0) \($1)" } }

        /// Creates the default tool.
        public init(nilLiteral: ()) { self = .default }

        /// The command-line tool of Kaleidoscope.
        public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

        /// A tool that prints the two paths.
        public static let `default` = DiffTool {
            """
            @\u{2212}
            "file://\($0)"
            @+
            "file://\($1)"

            To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

                withSnapshotTesting(diffTool: .ksdiff) {
                  // ...
                }
            """
        }

        /// Returns the command line for two paths.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            command(currentFilePath, failedFilePath)
        }
    }
}
