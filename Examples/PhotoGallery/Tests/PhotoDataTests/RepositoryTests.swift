import Foundation
import PhotoData
import PhotoFixtures
import Testing

@Suite struct RepositoryTests {
    private let reporter = IncidentReporter(notifications: NotificationCenter())
    private let records = PhotoRecords.all(4)

    @Test func `a record without an id fails the update, which is not taken`() {
        let repository = ImageRepository(reporter: reporter)
        let update = repository.take([records[0], records[1].with(.objectId, nil), records[2]])
        #expect(update.isFailed)
        #expect(update.errors == [.emptyObjectId])
        #expect(repository.count == 0)
        #expect(reporter.incidents == [Incident(.extraction, "emptyObjectId")])
    }

    static let tolerated: [(Column, Record.Value?, ExtractionError)] = [
        (.height, nil, .missingValue("height")), (.width, .text("wide"), .incorrectType("width")),
        (.fileURLString, .text(""), .invalidURL("fileURLString")),
    ]

    @Test(arguments: tolerated) func `other wrong records are left out`(
        _ column: Column, _ value: Record.Value?, _ error: ExtractionError
    ) {
        let repository = ImageRepository(reporter: reporter)
        let update = repository.take([records[0], records[1].with(column, value), records[2]])
        #expect(!update.isFailed)
        #expect(update.errors == [error])
        #expect(update.new == ["photo0", "photo2"])
        #expect(reporter.incidents.map(\.category) == [.extraction])
    }

    @Test func `an answer without an id has no new values`() {
        let repository = ImageRepository(reporter: reporter)
        let empty = repository.take([])
        #expect(empty.errors == [.noNewValues])
        #expect(!empty.isFailed)
        let nameless = repository.take([records[0].with(.objectId, nil)])
        #expect(nameless.errors == [.emptyObjectId, .noNewValues])
        #expect(nameless.isFailed)
    }

    @Test func `a photo with a known id takes the place of the former`() {
        let repository = ImageRepository(reporter: reporter)
        #expect(repository.take(records).new.count == 4)
        let update = repository.take([records[1].with(.filename, .text("renamed")), PhotoRecords.record(9, of: 9)])
        #expect(update.new == ["photo9"])
        #expect(repository.count == 5)
        #expect(repository["photo1"]?.filename == "renamed")
    }

    @Test func `parts are sorted in descending order and end where the photos do`() {
        let repository = ImageRepository(reporter: reporter)
        _ = repository.take(records)
        func ids(_ name: String, _ skip: Int, _ limit: Int) -> [String] {
            repository.resources(sortedBy: name, skip: skip, limit: limit).map(\.id)
        }
        #expect(ids("updatedAt", 0, 2) == ["photo0", "photo1"])
        #expect(ids("createdAt", 2, 20) == ["photo2", "photo3"])
        #expect(ids("objectId", 0, 1) == ["photo3"])
        #expect(ids("width", 0, 4) == ["photo1", "photo0", "photo2", "photo3"])
        #expect(ids("height", 1, 2) == ["photo3", "photo2"])
        #expect(ids("filename", 4, 4).isEmpty)
        #expect(ids("filename", -3, -1).isEmpty)
        for column in Column.allCases { #expect(ids(column.rawValue, 0, 4).count == 4) }
        #expect(reporter.incidents.isEmpty)
        #expect(ids("size", 0, 4).isEmpty)
        #expect(reporter.incidents == [Incident(.sorting, "InvalidSortByColumn: size")])
    }
}
