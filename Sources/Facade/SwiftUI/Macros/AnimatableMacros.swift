/// Makes the data that is animated of the stored properties of a type.
@attached(extension, conformances: Animatable) @attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Leaves a property out of the data that is animated.
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
