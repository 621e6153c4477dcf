import BadgeData
import BadgeFixtures
import Foundation
import Testing

@Suite struct BadgeListTests {
    @Test func `an answer gives its challenge patches in its order`() throws {
        let list = try #require(BadgeList(json: Answer.json()))
        #expect(list.badges.count == 152)
        #expect(list.badges.map(\.title) == (0..<152).map(Answer.title))
        #expect(Set(list.badges.map(\.name)).count == 152)
        #expect(Set(list.badges.map(\.picture)).count == 44)
        #expect(list.badges[2].title == list.badges[3].title && list.badges[2].picture == list.badges[3].picture)
        let shared = Dictionary(grouping: list.badges, by: \.picture).values.map(\.count)
        #expect(shared.max() == 97)
    }

    /// A fault of the first patch's entry.
    enum Fault: String, CaseIterable {
        case noName, emptyName, noTitle, noText, noIcons, noLarge, listOfIcons, numberAsLarge, noAddress, otherScheme
        case noCategory, categoryAsText, otherCategory, nameTwice
    }

    @Test(arguments: Fault.allCases) func `a malformed entry is dropped and the others stay`(_ fault: Fault) throws {
        let json = Answer.json { entry in
            if entry["name"] as? String == "patch0" { Self.spoil(&entry, fault) }
        }
        let list = try #require(BadgeList(json: json))
        #expect(list.badges.count == 151)
        let first = fault == .nameTwice ? 0 : 1
        #expect(list.badges.first?.title == Answer.title(first))
    }

    private static func spoil(_ entry: inout [String: Any], _ fault: Fault) {
        switch fault {
        case .noName: entry["name"] = nil
        case .emptyName: entry["name"] = ""
        case .noTitle: entry["translated_description"] = nil
        case .noText: entry["translated_safe_extended_description"] = NSNull()
        case .noIcons: entry["icons"] = nil
        case .noLarge: entry["icons"] = ["small": "https://badges.example/a.png"]
        case .listOfIcons: entry["icons"] = ["https://badges.example/a.png"]
        case .numberAsLarge: entry["icons"] = ["large": 512]
        case .noAddress: entry["icons"] = ["large": "not an address"]
        case .otherScheme: entry["icons"] = ["large": "file:///etc/passwd"]
        case .noCategory: entry["badge_category"] = nil
        case .categoryAsText: entry["badge_category"] = "5"
        case .otherCategory: entry["badge_category"] = 4
        case .nameTwice: entry["name"] = "patch1"
        }
    }

    @Test(arguments: ["", "{}", "null", "<html></html>", "[1, 2", "{\"badges\": []}"])
    func `what is no array is no list`(_ text: String) { #expect(BadgeList(json: Data(text.utf8)) == nil) }

    @Test func `an array of anything is a list`() {
        #expect(BadgeList(json: Data("[1, null, [], {}, \"a\"]".utf8))?.badges == [])
    }
}
