/// The columns of the table of photos.
package enum Column: String, CaseIterable, Hashable, Sendable {
    case objectId, updatedAt, createdAt, filename, thumbnailURLString, fileURLString, width, height
}
