public import SwiftUI
public import UniformTypeIdentifiers

/// A photo that the user chose (Apple, *PhotosPickerItem*); none is chosen here.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    /// How files are encoded for an app (Apple, *PhotosPickerItem.EncodingDisambiguationPolicy*).
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        private let name: String

        /// As the system decides.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// As they are.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// As the most apps read them.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// The identifier of the photo in its library.
    public let itemIdentifier: String?
    /// The types in which it can be loaded: none here.
    public var supportedContentTypes: [UTType] { [] }

    /// Creates an item for a photo that is known.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// Returns the photo as a value of a type: `nil`, since there are no photos here.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

/// How the user chooses several photos (Apple, *PhotosPickerSelectionBehavior*).
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
    let selection: PHPickerConfiguration.Selection

    /// In any order.
    public static let `default` = PhotosPickerSelectionBehavior(selection: .default)
    /// With numbers.
    public static let ordered = PhotosPickerSelectionBehavior(selection: .ordered)
    /// With each choice told at once.
    public static let continuous = PhotosPickerSelectionBehavior(selection: .continuous)
    /// With numbers, and each choice told at once.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(selection: .continuousAndOrdered)
}
