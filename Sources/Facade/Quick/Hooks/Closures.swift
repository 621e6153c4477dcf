/// A closure that runs before an example.
public typealias BeforeExampleClosure = @MainActor () throws -> Void
/// A closure that runs before an example and receives its metadata.
public typealias BeforeExampleWithMetadataClosure = @MainActor (_ exampleMetadata: ExampleMetadata) throws -> Void
/// A closure that runs after an example.
public typealias AfterExampleClosure = BeforeExampleClosure
/// A closure that runs after an example and receives its metadata.
public typealias AfterExampleWithMetadataClosure = BeforeExampleWithMetadataClosure
/// A closure that runs around an example, which it must call.
public typealias AroundExampleClosure = @MainActor (_ runExample: @escaping () -> Void) throws -> Void
/// A closure that runs around an example, which it must call, and receives its metadata.
public typealias AroundExampleWithMetadataClosure =
    @MainActor (_ exampleMetadata: ExampleMetadata, _ runExample: @escaping () -> Void) throws -> Void
/// A closure that runs before all examples.
public typealias BeforeSuiteClosure = @MainActor () throws -> Void
/// A closure that runs after all examples.
public typealias AfterSuiteClosure = BeforeSuiteClosure
/// The body of an example.
public typealias ExampleClosure = @MainActor () throws -> Void
/// An asynchronous closure that runs before an example.
public typealias BeforeExampleAsyncClosure = () async throws -> Void
/// An asynchronous closure that runs before an example and receives its metadata.
public typealias BeforeExampleWithMetadataAsyncClosure = (_ exampleMetadata: ExampleMetadata) async throws -> Void
/// An asynchronous closure that runs after an example.
public typealias AfterExampleAsyncClosure = BeforeExampleAsyncClosure
/// An asynchronous closure that runs after an example and receives its metadata.
public typealias AfterExampleWithMetadataAsyncClosure = BeforeExampleWithMetadataAsyncClosure
/// An asynchronous closure that runs around an example, which it must call.
public typealias AroundExampleAsyncClosure = (_ runExample: @escaping () async -> Void) async throws -> Void
/// An asynchronous closure that runs around an example, which it must call, and receives its metadata.
public typealias AroundExampleWithMetadataAsyncClosure =
    (_ exampleMetadata: ExampleMetadata, _ runExample: @escaping () async -> Void) async throws -> Void
/// The values that shared examples take, computed for each use.
public typealias SharedExampleContext = () -> [String: Any]
/// Shared examples that take values.
public typealias SharedExampleClosure = (@escaping SharedExampleContext) -> Void
