import Foundation

/// A picture's address and its size in pixels.
package struct SpatialObject: Hashable, Sendable {
    package let width: Int
    package let height: Int
    package let url: URL

    package init(width: Int, height: Int, url: URL) {
        (self.width, self.height, self.url) = (width, height, url)
    }
}

extension SpatialObject: Decodable {
    private enum CodingKeys: CodingKey { case width, height, url }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        width = try values.decode(Pixels.self, forKey: .width).count
        height = try values.decode(Pixels.self, forKey: .height).count
        url = try values.decode(URL.self, forKey: .url)
    }
}

/// A length in pixels, which the service writes as a string: `"200"`.
private struct Pixels: Decodable {
    let count: Int

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let number = try? value.decode(Int.self) {
            count = number
        } else if let number = Int(try value.decode(String.self)) {
            count = number
        } else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "a side is a whole number")
        }
    }
}
