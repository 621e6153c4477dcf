import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
@testable import SwiftUIMacros
import Testing

/// A source and what its macros become.
struct Expansion: CustomTestStringConvertible, Sendable {
    var source: String
    var result: String
    var testDescription: String { source }

    init(_ source: String, _ result: String) {
        self.source = source
        self.result = result
    }
}

private func macros() -> [String: MacroSpec] {
    [
        "Animatable": MacroSpec(type: AnimatableMacro.self, conformances: ["Animatable"]),
        "AnimatableIgnored": MacroSpec(type: AnimatableIgnoredMacro.self), "Entry": MacroSpec(type: EntryMacro.self),
        "Attribute": MacroSpec(type: UnusedMarkMacro.self), "Index": MacroSpec(type: UnusedDeclarationMacro.self),
        "Model": MacroSpec(type: ModelMacro.self, conformances: ["PersistentModel"]),
        "ModelActor": MacroSpec(type: ModelActorMacro.self, conformances: ["ModelActor"]),
        "Unique": MacroSpec(type: UnusedDeclarationMacro.self),
        "Preview": MacroSpec(type: PreviewMacro.self), "Previewable": MacroSpec(type: PreviewableMacro.self),
    ]
}

/// Returns a source with its macros expanded, with one blank between its words, and what is wrong with it.
func expanded(_ source: String) -> (text: String, problems: [String]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
        sourceFiles: [file: .init(moduleName: "Shop", fullFilePath: "Shop/Row.swift")])
    let result = file.expand(
        macroSpecs: macros(),
        contextGenerator: {
            BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
        })
    return (words(result.description), context.diagnostics.map(\.message))
}

/// Returns a text with one blank between its words.
func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

func check(_ expansion: Expansion) {
    let (text, problems) = expanded(expansion.source)
    #expect(text == words(expansion.result))
    #expect(problems == [])
}
