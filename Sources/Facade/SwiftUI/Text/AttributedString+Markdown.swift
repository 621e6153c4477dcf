public import Foundation
public import UIKit

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// What of Markdown counts; only what stands within lines does here.
        public enum InterpretedSyntax: Sendable {
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }

        /// What becomes of words that cannot be read; all can.
        public enum FailurePolicy: Sendable {
            case throwError, returnPartiallyParsedIfPossible
        }

        /// Whether attributes of the app's own count; none does here.
        public var allowsExtendedAttributes: Bool
        /// What of Markdown counts.
        public var interpretedSyntax: InterpretedSyntax
        /// What becomes of words that cannot be read.
        public var failurePolicy: FailurePolicy
        /// The language of the words.
        public var languageCode: String?

        /// Creates the way in which Markdown is read.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Creates a text of Markdown: strong, emphasized, code, crossed out, links.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init(Markdown(markdown), baseURL: baseURL)
    }
    /// Creates a text of Markdown that is looked up in a table of languages.
    public init(
        localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        let words = String(localized: key, table: table, bundle: bundle, locale: locale ?? .current, comment: comment)
        self.init(read: words, locale)
    }
    /// Creates a text of Markdown of a resource.
    public init(localized resource: LocalizedStringResource) { self.init(read: String(localized: resource), nil) }

    private init(read words: String, _ locale: Locale?) {
        let language = (locale ?? .current).language.languageCode?.identifier
        self.init(Markdown(words, isEnglish: language == "en"), baseURL: nil)
    }

    private init(_ markdown: Markdown, baseURL: URL?) {
        self.init()
        for run in markdown.runs {
            var words = AttributedString(run.text)
            let intent = InlinePresentationIntent(run.kind)
            if !intent.isEmpty { words[AttributeScopes.SwiftUIAttributes.InlineIntentAttribute.self] = intent }
            if let link = run.kind.link {
                words.link = baseURL.flatMap { URL(string: link.relativeString, relativeTo: $0) } ?? link
            }
            append(words)
        }
    }

    /// Creates a text of Markdown in UTF-8.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
}

/// What words within a line are.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasized, in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    /// Strong, in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    /// Code.
    public static let code = InlinePresentationIntent(rawValue: 4)
    /// Crossed out.
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)

    init(_ kind: Markdown.Kind) {
        self = []
        if kind.isEmphasized { insert(.emphasized) }
        if kind.isStrong { insert(.stronglyEmphasized) }
        if kind.isCode { insert(.code) }
        if kind.isCrossedOut { insert(.strikethrough) }
    }

    /// The kind of words as Markdown has it, without a link.
    var kind: Markdown.Kind {
        Markdown.Kind(
            isStrong: contains(.stronglyEmphasized), isEmphasized: contains(.emphasized), isCode: contains(.code),
            isCrossedOut: contains(.strikethrough))
    }
}
