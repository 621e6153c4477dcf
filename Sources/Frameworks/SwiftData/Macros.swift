/// Makes a class a model, whose properties are observed.
@attached(extension, conformances: PersistentModel)
@attached(memberAttribute)
@attached(
    member, names: named(_$observationRegistrar), named(access), named(withMutation), named(shouldNotifyObservers),
    named(_modelPlace))
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// Gives an actor a container of models, and a context in which it works with them.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")

/// Says how an attribute is stored, which makes no difference here.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "UnusedMarkMacro")

/// Says how models are related; the other side of a relationship is set by code alone here.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "UnusedMarkMacro")

/// Keeps a property out of the store.
@attached(peer) public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "UnusedMarkMacro")

/// Says which properties no two models share, which is not checked here.
@freestanding(declaration) public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "UnusedDeclarationMacro")

/// Says which properties are searched fast, which makes no difference here.
@freestanding(declaration) public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SwiftUIMacros", type: "UnusedDeclarationMacro")
