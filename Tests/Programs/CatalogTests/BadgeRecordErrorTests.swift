import LayoutSimCatalog
import LayoutSimFaultyFile
import Testing

@Suite struct BadgeRecordErrorTests {
    static let cases = [
        FaultyFile("", "1: error: the file is empty, expected JSON (column 1)"),
        FaultyFile("{}", "1: error: the file is an empty object, expected an array"),
        FaultyFile("[]", "1: error: the file holds no records"),
        FaultyFile("[\n42]", "2: error: record 1 is a number (42), expected an object"),
        FaultyFile("[\n[]]", "2: error: record 1 is an empty array, expected an object"),
        FaultyFile(replacing: "\"name\"", with: "\"nam\"", "15: error: record 2: key 'name' is missing"),
        FaultyFile(
            replacing: "\"b\"", with: "17", "16: error: record 2: key 'name' is a number (17), expected a string"),
        FaultyFile(replacing: "\"b\"", with: "\"\"", "16: error: record 2: key 'name' is empty"),
        FaultyFile(
            replacing: "\"b\"", with: "\"a\"",
            "16: error: record 2: key 'name' is 'a', which record 1 in line 2 has too"),
        FaultyFile(
            replacing: "\"translated_description\"", with: "\"title\"",
            "15: error: record 2 'b': key 'translated_description' is missing"),
        FaultyFile(
            replacing: "\"Title\"", with: "null",
            "17: error: record 2 'b': key 'translated_description' is null, expected a string"),
        FaultyFile(
            replacing: "\"Description\"", with: "[\"x\"]",
            "18: error: record 2 'b': key 'translated_safe_extended_description' is an array, expected a string"),
        FaultyFile(
            replacing: ": 5", with: ": 6",
            "21: error: record 2 'b': key 'badge_category' is a number (6), expected a whole number from 0 to 5"),
        FaultyFile(
            replacing: ": 5", with: ": -1",
            "21: error: record 2 'b': key 'badge_category' is a number (-1), expected a whole number from 0 to 5"),
        FaultyFile(
            replacing: ": 5", with: ": 1e300",
            "21: error: record 2 'b': key 'badge_category' is a number (1e+300), expected a whole number"),
        FaultyFile(replacing: ": 5", with: ": NaN", "21: error: found 'N', expected a value (column 19)"),
        FaultyFile(
            replacing: ": 5", with: ": \"5\"",
            "21: error: record 2 'b': key 'badge_category' is a string (\"5\"), expected a whole number"),
        FaultyFile(
            replacing: "\"icons\"", with: "\"icon\"", "15: error: record 2 'b': key 'icons' is missing"),
        FaultyFile(
            replacing: "\"icons\":", with: "\"icons\": 42, \"x\":",
            "22: error: record 2 'b': key 'icons' is a number (42), expected an object"),
        FaultyFile(
            replacing: "\"large\"", with: "\"larg\"", "22: error: record 2 'b': key 'icons.large' is missing"),
        FaultyFile(
            replacing: "\"https://a.example/image-70x70.png\"", with: "\"\"",
            "24: error: record 2 'b': key 'icons.email' is empty"),
        FaultyFile(
            "[\n\(record("a"))\n",
            "15: error: the file ends where ',' or ']' is expected; it may be truncated (column 1)"),
        FaultyFile(
            String(repeating: "[", count: 5000),
            "1: error: arrays and objects are nested more than 512 deep (column 513)"),
    ]

    @Test(arguments: cases) func `a faulty record has one clear error`(_ row: FaultyFile) {
        row.expectError(in: "badges.json") { _ = try BadgeCatalog(parsing: $0, file: $1) }
    }
}

extension FaultyFile {
    /// The second of two records, which begins in line 15, with one text replaced.
    fileprivate init(replacing old: String, with new: String, _ message: String) {
        let faulty = record("b").replacing(old, with: new)
        self.init("[\n\(record("a")),\n\(faulty)\n]", message)
    }
}
