@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Gives the compiler the macros that it asks for.
struct MacroProvider: PluginProvider {
    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = MacroTable.macro(named: typeName) else {
            throw MacroProblem("there is no macro \(moduleName).\(typeName)")
        }
        return macro
    }
}

try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: MacroProvider()).main()
