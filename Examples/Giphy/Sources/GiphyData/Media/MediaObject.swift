/// An animated picture of the service, with the one rendition that the app shows.
package struct MediaObject: Hashable, Sendable, Identifiable {
    package let id: String
    package let title: String
    package let picture: SpatialObject

    package init(id: String, title: String, picture: SpatialObject) {
        (self.id, self.title, self.picture) = (id, title, picture)
    }
}

extension MediaObject: Decodable {
    private enum CodingKeys: String, CodingKey { case id, title, images }
    private enum Renditions: String, CodingKey { case fixedWidth = "fixed_width" }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let images = try values.nestedContainer(keyedBy: Renditions.self, forKey: .images)
        id = try values.decode(String.self, forKey: .id)
        title = try values.decode(String.self, forKey: .title)
        picture = try images.decode(SpatialObject.self, forKey: .fixedWidth)
    }
}
