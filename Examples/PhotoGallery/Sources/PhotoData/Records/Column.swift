/// The columns of the photo table.
package enum Column: String, CaseIterable, Hashable, Sendable {
    case objectId, updatedAt, createdAt, filename, thumbnailURLString, fileURLString, width, height
}
