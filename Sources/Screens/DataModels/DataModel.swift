/// A data model as Xcode's editor writes it.
package struct DataModel: Hashable, Sendable {
    /// The entities, in the order of the file.
    package var entities: [DataEntity] = []
    /// The templates of fetch requests, in the order of the file.
    package var requests: [FetchTemplate] = []
    /// The configurations, with the names of their entities.
    package var configurations: [Configuration] = []
    /// The identifier of the model's version, if the model has one.
    package var versionIdentifier: String?

    /// A named set of entities.
    package struct Configuration: Hashable, Sendable {
        /// The name.
        package var name: String
        /// The names of its entities.
        package var entities: [String]
    }

    /// A fetch request that the model names.
    package struct FetchTemplate: Hashable, Sendable {
        /// The name.
        package var name: String
        /// The name of the entity.
        package var entity: String
        /// The format of the predicate, if there is one.
        package var predicate: String?
        /// The greatest number of results; 0 for all.
        package var limit = 0
        /// The line in the file, from 1.
        package var line: Int
    }
}
