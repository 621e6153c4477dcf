/// Where the models of an app are stored, which is memory here (Apple, *ModelContainer*).
public final class ModelContainer: Equatable, Sendable {
    /// The models.
    public let schema: Schema
    /// How they are stored.
    public let configurations: Set<ModelConfiguration>
    nonisolated(unsafe) let store = ModelStore()
    /// The context of the main actor.
    @MainActor public var mainContext: ModelContext {
        if let context = unsafe context { return context }
        let context = ModelContext(self)
        unsafe self.context = context
        return context
    }
    nonisolated(unsafe) private var context: ModelContext?

    /// Creates a container of a schema.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws {
        self.schema = schema
        self.configurations = Set(configurations)
    }
    /// Creates a container of a schema.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
    ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }
    /// Creates a container of models.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: Schema(types), migrationPlan: migrationPlan, configurations: configurations) }

    /// Creates a container of any models.
    init(_ types: [any PersistentModel.Type] = []) {
        schema = Schema(types)
        configurations = []
    }

    /// Deletes all models.
    public func deleteAllData() { unsafe store.removeAll() }
    /// Deletes all models.
    public func erase() throws { unsafe store.removeAll() }

    /// Whether two are the same container.
    public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
}
