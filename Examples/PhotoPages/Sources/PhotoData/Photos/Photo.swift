import Foundation

/// A photo of the service. If a required field is missing or `null`, the whole page is unreadable.
package struct Photo: Hashable, Sendable, Decodable {
    package struct User: Hashable, Sendable, Decodable {
        package let username: String
        package let fullname: String
        package let userpicUrl: String
        package let coverUrl: String?

        package init(username: String, fullname: String, userpicUrl: String = "", coverUrl: String? = nil) {
            (self.username, self.fullname) = (username, fullname)
            (self.userpicUrl, self.coverUrl) = (userpicUrl, coverUrl)
        }
    }

    /// A link to the picture in one size; larger numbers are larger sizes.
    package struct Link: Hashable, Sendable, Decodable {
        package let format: String
        package let size: Int
        package let url: String
        package let httpsUrl: String

        package init(format: String = "jpeg", size: Int, url: String, httpsUrl: String) {
            (self.format, self.size, self.url, self.httpsUrl) = (format, size, url, httpsUrl)
        }
    }

    package let name: String
    package let user: User
    package let description: String
    package let createdAt: String
    package let commentsCount: Int
    package let votesCount: Int
    package let positiveVotesCount: Int
    package let timesViewed: Int
    package let images: [Link]

    package init(
        name: String, user: User, description: String, createdAt: String = "", commentsCount: Int = 0,
        votesCount: Int = 0, positiveVotesCount: Int = 0, timesViewed: Int = 0, images: [Link] = []
    ) {
        (self.name, self.user, self.description, self.createdAt) = (name, user, description, createdAt)
        (self.commentsCount, self.votesCount) = (commentsCount, votesCount)
        (self.positiveVotesCount, self.timesViewed) = (positiveVotesCount, timesViewed)
        self.images = images
    }

    /// The address of the largest picture; `nil` for a photo that cannot be shown.
    package var address: URL? {
        images.max { $0.size < $1.size }.flatMap { URL(string: $0.httpsUrl) ?? URL(string: $0.url) }
    }
}
