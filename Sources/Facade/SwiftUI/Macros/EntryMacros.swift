/// Gives a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` a key
/// of its own.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

/// Makes the value of a key's variable anew whenever it is read; `@Entry` writes it where no type is written.
@attached(accessor)
public macro __EntryDefaultValue() = #externalMacro(module: "SwiftUIMacros", type: "EntryDefaultValueMacro")
