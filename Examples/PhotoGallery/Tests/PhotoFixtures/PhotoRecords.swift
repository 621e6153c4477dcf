import Foundation
import PhotoData

/// Made-up records of photos.
package enum PhotoRecords {
    /// Sides of photos in pixels, which repeat in this order.
    package static let sides = [(300, 200), (400, 300), (240, 240), (200, 300), (150, 300), (320, 213)]

    /// Returns the given number of photos, latest first; those of a page are updated in the order of their creation.
    package static func all(_ count: Int, host: String = "https://photos.example") -> [Record] {
        (0..<count).map { record($0, of: count, host: host) }
    }

    package static func record(_ index: Int, of count: Int, host: String = "https://photos.example") -> Record {
        let (width, height) = sides[index % sides.count]
        return Record([
            "objectId": .text(id(index)), "createdAt": .text(date(count - index)),
            "updatedAt": .text(date(count - index + 1)), "filename": .text("Photo \(index)"),
            "thumbnailURLString": .text("\(host)/thumbnails/\(index).png"),
            "fileURLString": .text("\(host)/files/\(index).png"), "width": .number(Double(width)),
            "height": .number(Double(height)),
        ])
    }

    package static func id(_ index: Int) -> String { "photo\(index)" }

    /// Returns the date a number of minutes into July 10, 2018.
    private static func date(_ minutes: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (day, rest) = minutes.quotientAndRemainder(dividingBy: 1440)
        return "2018-07-\(two(10 + day % 20))T\(two(rest / 60)):\(two(rest % 60)):00.000Z"
    }

    /// Returns records in the store's answer format.
    package static func json(_ records: [Record], count: Int? = nil) -> Data {
        let results = records.map { record in
            record.values.mapValues { value -> Any in
                switch value {
                case .text(let text): text
                case .number(let number): number
                case .other: [String]()
                }
            }
        }
        var answer: [String: Any] = ["results": results]
        answer["count"] = count
        return (try? JSONSerialization.data(withJSONObject: answer, options: .sortedKeys)) ?? Data()
    }
}

extension Record {
    /// Returns the record with another value in a column, or none.
    package func with(_ column: Column, _ value: Value?) -> Record {
        var record = self
        record.values[column.rawValue] = value
        return record
    }
}
