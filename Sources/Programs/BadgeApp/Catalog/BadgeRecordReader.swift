import LayoutSimJSON

/// Reads the records of the badges API's response, ignoring keys that are not listed here.
enum BadgeRecordReader {
    static func records(in root: JSONNode) throws(JSONError) -> [BadgeRecord] {
        var records: [BadgeRecord] = []
        var recordOfName: [String: (number: Int, line: Int)] = [:]
        let elements = try root.elements()
        records.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            let number = index + 1
            let name = try element.named("record \(number)").member("name")
            let record = try record(in: element.named("record \(number) '\(try name.nonEmptyString())'"))
            if let other = recordOfName[record.name] {
                throw name.error("is '\(record.name)', which record \(other.number) in line \(other.line) has too")
            }
            recordOfName[record.name] = (number, record.line)
            records.append(record)
        }
        guard !records.isEmpty else { throw root.error("holds no records") }
        return records
    }

    private static func record(in node: JSONNode) throws(JSONError) -> BadgeRecord {
        BadgeRecord(
            name: try node.member("name").string(),
            title: try node.member("translated_description").string(),
            description: try node.member("translated_safe_extended_description").string(),
            untranslatedTitle: try node.member("description").string(),
            untranslatedDescription: try node.member("safe_extended_description").string(),
            category: try category(in: node.member("badge_category")),
            icons: try icons(in: node.member("icons")),
            line: node.line)
    }

    private static func category(in node: JSONNode) throws(JSONError) -> BadgeCategory {
        let number = try node.integer(in: 0...5)
        guard let category = BadgeCategory(rawValue: number) else { throw node.error("is not a category") }
        return category
    }

    private static func icons(in node: JSONNode) throws(JSONError) -> BadgeRecord.Icons {
        func icon(_ size: BadgeIconSize) throws(JSONError) -> BadgeIcon {
            BadgeIcon(address: try node.member(size.rawValue).nonEmptyString())
        }
        return BadgeRecord.Icons(
            small: try icon(.small), compact: try icon(.compact), email: try icon(.email), large: try icon(.large))
    }
}
