public import Foundation
import LayoutSimInertness
public import UniformTypeIdentifiers

extension View {
    private nonisolated func chosen(_ isShown: Bool, _ member: String = #function) -> some View {
        if isShown { inert(.service, "View.\(member)") }
        return self
    }

    /// Lets a file be chosen while a binding is true; no files are here.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { chosen(isPresented.wrappedValue) }
    /// Lets files be chosen while a binding is true; no files are here.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { chosen(isPresented.wrappedValue) }
    /// Lets a document be kept as a file while a binding is true; no files are here.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { chosen(isPresented.wrappedValue) }
    /// Lets a value be kept as a file while a binding is true; no files are here.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { chosen(isPresented.wrappedValue) }
    /// Lets a file be moved while a binding is true; no files are here.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { chosen(isPresented.wrappedValue) }
}

/// A document that is kept as a file.
public protocol FileDocument: Sendable {
    /// What a document is read with.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written with.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that can be read.
    static var readableContentTypes: [UTType] { get }
    /// The types of files that can be written.
    static var writableContentTypes: [UTType] { get }

    /// Creates a document from a file.
    init(configuration: ReadConfiguration) throws
    /// Returns the document as a file.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types of files that can be read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read with.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// What a document is written with.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file as it was.
    public let existingFile: FileWrapper?
}
