import Foundation
import UIKit

extension Text {
    /// Returns the parts of the text in an environment.
    func pieces(in environment: EnvironmentValues) -> [TextPiece] {
        pieces(in: environment, environment.textSettings)
    }

    /// Returns the parts of the text in an environment, whose settings of texts are known.
    func pieces(in environment: EnvironmentValues, _ settings: TextSettings) -> [TextPiece] {
        var pieces: [TextPiece] = []
        add(to: &pieces, settings.look, settings, environment)
        return pieces
    }

    /// The words of the text in an environment, without pictures.
    package func words(in environment: EnvironmentValues) -> String {
        pieces(in: environment).map { piece in
            if case .words(let words) = piece.content { words } else { "" }
        }.joined()
    }

    private func add(
        to pieces: inout [TextPiece], _ outer: TextLook, _ settings: TextSettings, _ environment: EnvironmentValues
    ) {
        var look = outer
        look.make(changes)
        switch storage {
        case .verbatim(let words): pieces.add(words, look, settings)
        case .key(let key, let table, let bundle):
            for piece in key.pieces(table: table, bundle: bundle, settings.locale) {
                switch piece {
                case .words(let words): pieces.add(markdown: words, look, settings)
                case .text(let text): text.add(to: &pieces, look, settings, environment)
                }
            }
        case .resource(let resource): pieces.add(markdown: String(localized: resource), look, settings)
        case .attributed(let text): pieces.add(text, look, settings)
        case .formatted(let content): pieces.add(content.words(in: environment), look, settings)
        case .image(let image): pieces.append(TextPiece(content: .image(image), look: look))
        case .joined(let first, let second):
            first.add(to: &pieces, look, settings, environment)
            second.add(to: &pieces, look, settings, environment)
        }
    }
}

extension [TextPiece] {
    fileprivate mutating func add(_ words: String, _ look: TextLook, _ settings: TextSettings) {
        guard !words.isEmpty else { return }
        let words =
            switch settings.textCase {
            case .uppercase?: words.uppercased(with: settings.locale)
            case .lowercase?: words.lowercased(with: settings.locale)
            case nil: words
            }
        append(TextPiece(content: .words(words), look: look))
    }

    fileprivate mutating func add(markdown words: String, _ look: TextLook, _ settings: TextSettings) {
        guard Markdown.hasSpecial(words) else { return add(words, look, settings) }
        for run in Markdown(words, isEnglish: settings.locale.language.languageCode?.identifier == "en").runs {
            var own = look
            own.take(run.kind)
            add(run.text, own, settings)
        }
    }

    fileprivate mutating func add(_ text: AttributedString, _ look: TextLook, _ settings: TextSettings) {
        for run in text.runs {
            var own = look
            own.take(run.attributes)
            add(String(text[run.range].characters), own, settings)
        }
    }
}

extension TextLook {
    /// Takes the attributes of words, SwiftUI's before UIKit's.
    fileprivate mutating func take(_ attributes: AttributeContainer) {
        isOwn = true
        typealias Own = AttributeScopes.SwiftUIAttributes
        typealias Other = AttributeScopes.UIKitAttributes
        if let font = attributes[Own.FontAttribute.self] ?? attributes[Other.FontAttribute.self].map(Font.init) {
            self.font = font
        }
        if let intent = attributes[Own.InlineIntentAttribute.self] { take(intent.kind) }
        let color =
            attributes[Own.ForegroundColorAttribute.self]
            ?? attributes[Other.ForegroundColorAttribute.self].map { Color(uiColor: $0) }
        if let color { style = AnyShapeStyle(color) }
        background =
            attributes[Own.BackgroundColorAttribute.self]
            ?? attributes[Other.BackgroundColorAttribute.self].map { Color(uiColor: $0) } ?? background
        kerning =
            attributes[Own.KerningAttribute.self] ?? attributes[Own.TrackingAttribute.self]
            ?? attributes[Other.KernAttribute.self] ?? attributes[Other.TrackingAttribute.self] ?? kerning
        baselineOffset =
            attributes[Own.BaselineOffsetAttribute.self]
            ?? attributes[Other.BaselineOffsetAttribute.self] ?? baselineOffset
        underline =
            attributes[Own.UnderlineStyleAttribute.self]
            ?? attributes[Other.UnderlineStyleAttribute.self].flatMap(Text.LineStyle.init) ?? underline
        strikethrough =
            attributes[Own.StrikethroughStyleAttribute.self]
            ?? attributes[Other.StrikethroughStyleAttribute.self].flatMap(Text.LineStyle.init) ?? strikethrough
        link = attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] ?? link
    }
}
