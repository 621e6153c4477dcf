import Foundation
import PhotoData
import PhotoFixtures
import Testing

/// Records are checked when they are received.
@Suite struct ExtractionTests {
    private static let good = PhotoRecords.record(0, of: 1)

    @Test func `a record becomes a photo`() throws {
        let photo = try ImageResource(Self.good)
        #expect(photo.id == "photo0")
        #expect(photo.filename == "Photo 0")
        #expect(photo.thumbnail.absoluteString == "https://photos.example/thumbnails/0.png")
        #expect(photo.file.absoluteString == "https://photos.example/files/0.png")
        #expect((photo.width, photo.height) == (300, 200))
        #expect(photo.updatedAt.timeIntervalSince(photo.createdAt) == 60)
    }

    static let faults: [(Record, ExtractionError)] = [
        (good.with(.objectId, nil), .emptyObjectId), (good.with(.objectId, .text("")), .emptyObjectId),
        (good.with(.objectId, .number(1)), .incorrectType("objectId")),
        (good.with(.height, nil), .missingValue("height")), (good.with(.width, nil), .missingValue("width")),
        (good.with(.filename, nil), .missingValue("filename")),
        (good.with(.createdAt, nil), .missingValue("createdAt")),
        (good.with(.updatedAt, nil), .missingValue("updatedAt")),
        (good.with(.thumbnailURLString, nil), .missingValue("thumbnailURLString")),
        (good.with(.fileURLString, nil), .missingValue("fileURLString")),
        (good.with(.filename, .number(7)), .incorrectType("filename")),
        (good.with(.width, .text("300")), .incorrectType("width")),
        (good.with(.height, .number(1.5)), .incorrectType("height")),
        (good.with(.height, .number(.infinity)), .incorrectType("height")),
        (good.with(.createdAt, .text("yesterday")), .incorrectType("createdAt")),
        (good.with(.updatedAt, .number(12)), .incorrectType("updatedAt")),
        (good.with(.thumbnailURLString, .other), .incorrectType("thumbnailURLString")),
        (good.with(.thumbnailURLString, .text("")), .invalidURL("thumbnailURLString")),
        (good.with(.fileURLString, .text("no address")), .invalidURL("fileURLString")),
        (good.with(.fileURLString, .text("files/0.png")), .invalidURL("fileURLString")),
    ]

    @Test(arguments: faults) func `a wrong record says what is wrong`(_ record: Record, _ error: ExtractionError) {
        #expect(throws: error) { try ImageResource(record) }
    }

    @Test(arguments: ["2018-07-10T08:00:00.250Z", "2018-07-10T08:00:00Z", "2018-07-10T10:00:00+02:00"])
    func `times may have milliseconds and zones`(_ text: String) throws {
        let date = try Extractor(Self.good.with(.createdAt, .text(text))).date(.createdAt)
        #expect(abs(date.timeIntervalSince1970 - 1_531_209_600.125) <= 0.126)
    }

    @Test func `records of JSON have texts, numbers and other values`() {
        let record = Record(json: ["a": "text", "b": 1.5, "c": NSNull(), "d": [1], "e": 3])
        #expect(record.values == ["a": .text("text"), "b": .number(1.5), "d": .other, "e": .number(3)])
    }

    @Test func `photos are equal by dates, name and addresses`() throws {
        let photo = try ImageResource(Self.good)
        for column in [Column.objectId, .width, .height] {
            let value: Record.Value = column == .objectId ? .text("other") : .number(9)
            #expect(try ImageResource(Self.good.with(column, value)) == photo)
        }
        for column in [Column.filename, .thumbnailURLString, .fileURLString] {
            #expect(try ImageResource(Self.good.with(column, .text("https://other.example"))) != photo)
        }
        for column in [Column.createdAt, .updatedAt] {
            #expect(try ImageResource(Self.good.with(column, .text("2017-01-01T00:00:00Z"))) != photo)
        }
    }
}
