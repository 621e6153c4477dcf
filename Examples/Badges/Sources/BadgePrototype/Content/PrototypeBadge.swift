import UIKit

/// A badge of the prototype.
package struct PrototypeBadge {
    package var title: String
    package var text: String
    package var picture: UIImage?

    package init(title: String, text: String, picture: UIImage?) {
        (self.title, self.text, self.picture) = (title, text, picture)
    }
}

extension PrototypeBadge {
    /// The number of badges.
    static let count = 246
    /// The number of bundled pictures.
    static let pictureCount = 19

    /// Creates a badge; pictures, titles and texts repeat in different cycles.
    init(number: Int) {
        let picture = number % Self.pictureCount
        self.init(
            title: Self.titles[number % Self.titles.count], text: Self.texts[number % Self.texts.count],
            picture: UIImage(named: picture < 10 ? "badge-0\(picture)" : "badge-\(picture)", in: .module, with: nil))
    }

    private static let titles = [
        "Hour of Drawing with Code", "Collaborator",
        "Probability and statistics: Random variables and probability distributions", "Guru",
        "Precalculus: Probability and combinatorics", "Like Clockwork", "Apprentice Programmer",
        "Algebra II: Polynomial expressions, equations, and functions", "Tesla", "HTML/CSS: Making webpages",
    ]

    private static let texts = [
        "Complete an hour of drawing with code", "Answer questions until somebody says thanks",
        "Achieve mastery in all skills in Geometry", "Earn a thousand points in a day",
        "Achieve mastery in all skills in Precalculus: Probability and combinatorics",
        "Come back each day of a month", "Write a program that others like",
        "Achieve mastery in all skills in Algebra II: Polynomial expressions, equations, and functions",
    ]
}
