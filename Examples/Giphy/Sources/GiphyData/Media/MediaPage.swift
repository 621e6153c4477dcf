/// A part of the service's list.
package struct MediaPage: Hashable, Sendable, Decodable {
    package let media: [MediaObject]
    package let pagination: Pagination

    package struct Pagination: Hashable, Sendable, Decodable {
        /// The number of media before this part.
        package let offset: Int
        /// The total number of media.
        package let total: Int

        private enum CodingKeys: String, CodingKey {
            case offset
            case total = "total_count"
        }

        package init(offset: Int, total: Int) { (self.offset, self.total) = (offset, total) }
    }

    private enum CodingKeys: String, CodingKey {
        case media = "data"
        case pagination
    }

    package init(media: [MediaObject], pagination: Pagination) {
        (self.media, self.pagination) = (media, pagination)
    }

    /// The offset of the next part; `nil` for the last part.
    package var next: Int? {
        let end = pagination.offset + media.count
        return media.isEmpty || end >= pagination.total ? nil : end
    }
}
