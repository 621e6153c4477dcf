/// An actor that works with the models of a container in a context of its own (Apple, *ModelActor*).
public protocol ModelActor: Actor {
    /// The container of the models.
    nonisolated var modelContainer: ModelContainer { get }
    /// What has the context of the actor.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The context in which the actor works.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The model with an identifier; `nil` if there is none of the type.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        try? modelContext.fetch(FetchDescriptor<T>()).first { $0.persistentModelID == id }
    }
}

/// What has a context for the work of an actor (Apple, *ModelExecutor*).
public protocol ModelExecutor: Executor {
    /// The context.
    var modelContext: ModelContext { get }
}

/// What does one piece of work after the other in a context (Apple, *SerialModelExecutor*).
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// The executor of actors that choose none (Apple, *DefaultSerialModelExecutor*).
///
/// It has their context; they work where all actors do.
public final class DefaultSerialModelExecutor: SerialModelExecutor {
    private nonisolated(unsafe) let context: ModelContext

    /// The context.
    public var modelContext: ModelContext { unsafe context }

    /// Creates an executor with a context.
    public init(modelContext: ModelContext) { unsafe context = modelContext }

    /// Does a piece of work at once.
    public func enqueue(_ job: consuming ExecutorJob) {
        unsafe UnownedJob(job).runSynchronously(on: asUnownedSerialExecutor())
    }
}
