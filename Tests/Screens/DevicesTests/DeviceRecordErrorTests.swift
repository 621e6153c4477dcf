import LayoutSimDevices
import LayoutSimFaultyFile
import Testing

@Suite struct DeviceRecordErrorTests {
    /// A right record, one key a line, whose lines a case replaces.
    static let record = [
        #""name": "a-phone""#,
        #""title": "A Phone""#,
        #""aliases": ["b-phone"]"#,
        #""points": {"width": 300, "height": 500}"#,
        #""scale": 2"#,
        #""cornerRadius": 0"#,
        #""portrait": {"statusBar": 20, "navigationBar": 44, "tabBar": 49, "toolBar": 44, "safeArea": {"top": 20, "left": 0, "bottom": 0, "right": 0}, "sizeClasses": {"horizontal": "compact", "vertical": "regular"}}"#,
        #""landscape": {"statusBar": 0, "navigationBar": 32, "tabBar": 49, "toolBar": 32, "safeArea": {"top": 0, "left": 0, "bottom": 0, "right": 0}, "sizeClasses": {"horizontal": "compact", "vertical": "compact"}}"#,
        #""sources": {"points": "x", "scale": "x", "cornerRadius": "x", "statusBar": "x", "navigationBar": "x", "tabBar": "x", "toolBar": "x", "safeArea": "x", "sizeClasses": "x"}"#,
    ]

    /// The file with the record's line for `key` replaced; the record's first key is in line 3.
    static func file(replacing key: String, by line: String?) -> String {
        let lines = record.compactMap { $0.hasPrefix("\"\(key)\"") ? line : $0 }
        return "{\"devices\": [\n{\n" + lines.joined(separator: ",\n") + "\n}\n]}"
    }

    static let cases = [
        FaultyFile("", "1: error: the file is empty, expected JSON (column 1)"),
        FaultyFile("[]", "1: error: the file is an empty array, expected an object"),
        FaultyFile("{}", "1: error: key 'devices' is missing"),
        FaultyFile("{\"device\": []}", "1: error: the file: unknown key 'device'; did you mean 'devices'?"),
        FaultyFile("{\"devices\": {}}", "1: error: key 'devices' is an empty object, expected an array"),
        FaultyFile("{\"devices\": [\n17]}", "2: error: record 1 is a number (17), expected an object"),
        FaultyFile("name", nil, "2: error: record 1: key 'name' is missing"),
        FaultyFile("name", "\"name\": 6", "3: error: record 1: key 'name' is a number (6), expected a string"),
        FaultyFile(
            "name", "\"name\": \"iPhone 6\"",
            "3: error: record 1: key 'name' is 'iPhone 6', expected lower case letters, digits and hyphens"),
        FaultyFile("title", "\"title\": \"\"", "4: error: record 1 'a-phone': key 'title' is empty"),
        FaultyFile(
            "aliases", "\"aliases\": [\"B\"]",
            "5: error: record 1 'a-phone': key 'aliases[0]' is 'B', expected lower case letters, digits and hyphens"),
        FaultyFile(
            "aliases", "\"aliases\": [\"a-phone\"]",
            "2: error: record 1 'a-phone' has the name 'a-phone', as a record in line 2"),
        FaultyFile(
            "points", "\"points\": {\"width\": -1, \"height\": 5}",
            "6: error: record 1 'a-phone': key 'points.width' is a number (-1), expected a number from 1 to 10000"),
        FaultyFile(
            "points", "\"points\": {\"width\": 1, \"height\": 1e300}",
            "6: error: record 1 'a-phone': key 'points.height' is a number (1e+300), expected a number from 1 to 10000"),
        FaultyFile("points", "\"points\": {\"width\": NaN}", "6: error: found 'N', expected a value (column 21)"),
        FaultyFile(
            "points", "\"points\": {\"width\": 500, \"height\": 300}",
            "6: error: record 1 'a-phone': key 'points' is wider than high, expected the size in portrait"),
        FaultyFile(
            "scale", "\"scale\": 0",
            "7: error: record 1 'a-phone': key 'scale' is a number (0), expected a number from 1 to 4"),
        FaultyFile(
            "scale", "\"scael\": 2", "7: error: record 1 'a-phone': unknown key 'scael'; did you mean 'scale'?"),
        FaultyFile(
            "cornerRadius", "\"cornerRadius\": \"round\"",
            "8: error: record 1 'a-phone': key 'cornerRadius' is a string (\"round\"), expected a number"),
        FaultyFile("portrait", nil, "2: error: record 1 'a-phone': key 'portrait' is missing"),
        FaultyFile(
            "landscape", "\"landscape\": {\"sizeClasses\": {\"horizontal\": \"regulr\"}, \"statusBar\": 0}",
            "10: error: record 1 'a-phone': key 'landscape.navigationBar' is missing"),
        FaultyFile(
            "landscape",
            record[7].replacing("\"vertical\": \"compact\"", with: "\"vertical\": \"compat\""),
            "10: error: record 1 'a-phone': key 'landscape.sizeClasses.vertical' is a string (\"compat\"), "
                + "expected one of 'compact', 'regular'; did you mean 'compact'?"),
        FaultyFile(
            "landscape", record[7].replacing("\"left\": 0", with: "\"left\": -44"),
            "10: error: record 1 'a-phone': key 'landscape.safeArea.left' is a number (-44), "
                + "expected a number from 0 to 200"),
        FaultyFile(
            "sources", "\"sources\": {\"points\": \"x\"}",
            "11: error: record 1 'a-phone': key 'sources.scale' is missing"),
        FaultyFile(
            "sources", "\"sources\": {\"interfaceBuilderID\": \"x\"}",
            "11: error: record 1 'a-phone': key 'sources': unknown key 'interfaceBuilderID'"),
    ]

    @Test(arguments: cases) func `a faulty record has one clear error`(_ row: FaultyFile) {
        row.expectError(in: "Devices.json") { _ = try DeviceCatalog(parsing: $0, file: $1) }
    }

    @Test func `the record without replacements is right`() throws {
        let text = Self.file(replacing: "nothing", by: nil)
        let catalog = try DeviceCatalog(parsing: Array(text.utf8), file: "Devices.json")
        #expect(catalog.names == ["a-phone", "b-phone"])
    }

    @Test func `two records may not share a name`() {
        let record = "{\n" + Self.record.joined(separator: ",\n") + "\n}"
        let other = record.replacing("\"a-phone\"", with: "\"c-phone\"")
        let error = #expect(throws: (any Error).self) {
            try DeviceCatalog(parsing: Array("{\"devices\": [\(record),\n\(other)]}".utf8), file: "Devices.json")
        }
        #expect(
            error.map { "\($0)" }
                == "Devices.json:12: error: record 2 'c-phone' has the name 'b-phone', as a record in line 1")
    }
}

extension FaultyFile {
    /// The record with another line for a key, or without it.
    fileprivate init(_ key: String, _ line: String?, _ message: String) {
        self.init(DeviceRecordErrorTests.file(replacing: key, by: line), message)
    }
}
