import SwiftSyntaxMacros

/// The macros by the names of types that their declarations say.
enum MacroTable {
    /// Returns the type that expands a macro.
    static func macro(named name: String) -> (any Macro.Type)? {
        switch name {
        case "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self
        case "AnimatableMacro": AnimatableMacro.self
        case "EntryDefaultValueMacro": EntryDefaultValueMacro.self
        case "EntryMacro": EntryMacro.self
        case "ModelActorMacro": ModelActorMacro.self
        case "ModelMacro": ModelMacro.self
        case "PreviewMacro": PreviewMacro.self
        case "PreviewableMacro": PreviewableMacro.self
        case "UnusedDeclarationMacro": UnusedDeclarationMacro.self
        case "UnusedMarkMacro": UnusedMarkMacro.self
        default: nil
        }
    }
}
