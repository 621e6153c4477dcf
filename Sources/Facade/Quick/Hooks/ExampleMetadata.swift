public import Foundation

/// What a hook is told about the example that runs.
public class ExampleMetadata: NSObject {
    /// The example.
    public let example: ExampleBase
    /// The number of the example among those that ran, from 0.
    public let exampleIndex: Int

    init(example: ExampleBase, exampleIndex: Int) {
        self.example = example
        self.exampleIndex = exampleIndex
    }
}
