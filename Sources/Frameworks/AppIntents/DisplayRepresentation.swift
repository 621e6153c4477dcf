public import Foundation
public import UIKit

/// The name of a type for users (Apple, *TypeDisplayRepresentation*).
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    /// The name.
    public var name: LocalizedStringResource
    /// The name behind a number.
    public var numericFormat: LocalizedStringResource?

    /// Creates a name.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) { (self.name, self.numericFormat) = (name, numericFormat) }

    /// Creates a name from a text.
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// What is shown of a value (Apple, *DisplayRepresentation*).
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    /// The title.
    public var title: LocalizedStringResource
    /// The text below the title.
    public var subtitle: LocalizedStringResource?
    /// The picture.
    public var image: Image?

    /// A picture beside a title (Apple, *DisplayRepresentation.Image*).
    public struct Image: Sendable {
        /// Creates the picture of a symbol.
        public init(systemName: String, isTemplate: Bool? = nil, tintColor: UIColor? = nil) {}
        /// Creates a picture of the app's catalogs.
        public init(named: String, isTemplate: Bool? = nil) {}
        /// Creates a picture from a file.
        public init(url: URL, isTemplate: Bool? = nil) {}
        /// Creates a picture from data.
        public init(data: Data, isTemplate: Bool? = nil) {}
    }

    /// Creates what is shown.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) { (self.title, self.subtitle, self.image) = (title, subtitle, image) }

    /// Creates a title.
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }
}

/// What the system says of an action (Apple, *IntentDialog*).
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    /// Creates what is said.
    public init(_ value: LocalizedStringResource) {}
    /// Creates what is said and shown.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {}
    /// Creates what is said from a text.
    public init(stringLiteral value: String) {}
}
