import Foundation

/// A photo as stored in the remote store.
package struct ImageResource: Identifiable, Sendable {
    package let id: String
    package let createdAt: Date
    package let updatedAt: Date
    package let filename: String
    package let thumbnail: URL
    package let file: URL
    /// The width in pixels, or 0 if it is unknown.
    package let width: Int
    package let height: Int

    /// Creates a photo from a record after checking it.
    package init(_ record: Record) throws(ExtractionError) {
        let extractor = Extractor(record)
        id = try extractor.text(.objectId)
        guard !id.isEmpty else { throw .emptyObjectId }
        createdAt = try extractor.date(.createdAt)
        updatedAt = try extractor.date(.updatedAt)
        filename = try extractor.text(.filename)
        thumbnail = try extractor.url(.thumbnailURLString)
        file = try extractor.url(.fileURLString)
        width = try extractor.integer(.width)
        height = try extractor.integer(.height)
    }
}

/// Photos are equal if they look the same: ids and sides are ignored.
extension ImageResource: Equatable {
    package static func == (left: ImageResource, right: ImageResource) -> Bool {
        left.createdAt == right.createdAt && left.updatedAt == right.updatedAt && left.filename == right.filename
            && left.thumbnail == right.thumbnail && left.file == right.file
    }
}
