import BadgeData
import Foundation

/// Made-up answers of the badges API; the titles of the first patches are real.
package enum Answer {
    /// Returns 246 badges, including 152 challenge patches, whose pictures have 44 addresses.
    package static func json(host: String = "https://badges.example", patches: Int = 152, others: Int = 94) -> Data {
        data((0..<others).map { other($0, host) } + (0..<patches).map { patch($0, host) })
    }

    /// Returns the same badges with a change to each entry.
    package static func json(_ change: (inout [String: Any]) -> Void) -> Data {
        data(
            entries().map { entry in
                var entry = entry
                change(&entry)
                return entry
            })
    }

    /// Returns the given number of patches, each with its own picture.
    package static func ownPictures(_ count: Int, host: String = "https://badges.example") -> Data {
        data(
            (0..<count).map { index in
                entry("patch\(index)", title(index), "\(host)/images/own-\(index)-512x512.png", category: 5)
            })
    }

    /// Four unusable answers.
    package static let faults: [Result<Data, ResourceFailure>] = [
        .failure(.unreachable), .failure(.status(500)), .success(Data("<html>".utf8)), .success(Data()),
    ]

    package static func entries(host: String = "https://badges.example") -> [[String: Any]] {
        (0..<94).map { other($0, host) } + (0..<152).map { patch($0, host) }
    }

    private static func data(_ entries: [[String: Any]]) -> Data {
        (try? JSONSerialization.data(withJSONObject: entries, options: .sortedKeys)) ?? Data()
    }

    private static func other(_ index: Int, _ host: String) -> [String: Any] {
        entry("other\(index)", "Other \(index)", "\(host)/images/other-512x512.png", category: index % 5)
    }

    /// Returns a patch; rows 2 and 3 have the same title and picture, and 97 rows share the picture of patches without
    /// one.
    private static func patch(_ index: Int, _ host: String) -> [String: Any] {
        let picture =
            switch index {
            case 2, 3: "drawing"
            case 0...54: "patch-\(index % 42)"
            default: "default"
            }
        return entry("patch\(index)", title(index), "\(host)/images/\(picture)-512x512.png", category: 5)
    }

    private static func entry(_ name: String, _ title: String, _ large: String, category: Int) -> [String: Any] {
        let small = large.replacingOccurrences(of: "512x512", with: "40x40")
        return [
            "name": name, "badge_category": category, "translated_description": title, "description": title,
            "translated_safe_extended_description": text(title), "icons": ["small": small, "large": large],
            "points": 0, "is_owned": false,
        ]
    }

    private static func text(_ title: String) -> String {
        title == "JS: Variables"
            ? "Complete the variables tutorial in Intro to JS" : "Achieve mastery in all skills in \(title)"
    }

    package static let longestTitle = "Probability and statistics: Random variables and probability distributions"

    package static func title(_ index: Int) -> String {
        index < titles.count ? titles[index] : "Skill \(index): \(subjects[index % subjects.count])"
    }

    private static let subjects = ["Reading maps", "Counting by sevens", "Folding paper", "Knots and how to tie them"]
    private static let titles = [
        "Intro to JS: Drawing & Animation Mastery", "Hour of Databases", "Hour of Drawing with Code",
        "Hour of Drawing with Code", "Hour of Drawing with Code Blocks", "Hour of Webpages",
        "HTML/JS: Making webpages interactive", "HTML/CSS: Making webpages",
        "HTML/JS: Making webpages interactive with jQuery", "JS: Animation", "JS: Arrays", "JS: Coloring",
        "JS: Drawing",
        "JS: Functions", "JS: Games", "JS: Logic", "JS: Looping", "JS: Objects", "JS: Questions", "JS: Strings",
        "JS: Text", "JS: Variables", "Advanced JS: Natural Simulations", "Intro to SQL: Querying and managing data",
        "Integral calculus: Sequences, series, and function approximation",
    ]
}
