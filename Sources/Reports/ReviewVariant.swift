package import LayoutSimPixels

/// A variant of a screen and what shows how it changed.
package struct ReviewVariant: Hashable, Sendable {
    /// What commands call it: `badge-detail/w375-portrait@2x-longest`.
    package var key: String
    /// The name of the screen.
    package var screen: String
    /// What the columns of a matrix are called: device and orientation.
    package var device: String
    /// What the rows of a matrix are called: content and text size; may be empty.
    package var content: String
    /// What became of it.
    package var outcome: ReviewOutcome
    /// The change and its cause on one line; empty where nothing changed.
    package var headline: String
    /// Cause, effect, path, proof and pixels, a line each.
    package var explanation: [ExplanationLine]
    /// The lines of the tree that differ, each with `-`, `+` or a space in front.
    package var treeDiff: [String]
    /// The lines of the tree as it is now.
    package var tree: [TreeLine]
    /// What it looks like.
    package var pictures: Pictures

    package init(
        key: String, screen: String, device: String, content: String = "", outcome: ReviewOutcome,
        headline: String = "", explanation: [ExplanationLine] = [], treeDiff: [String] = [], tree: [TreeLine] = [],
        pictures: Pictures = Pictures()
    ) {
        self.key = key
        self.screen = screen
        self.device = device
        self.content = content
        self.outcome = outcome
        self.headline = headline
        self.explanation = explanation
        self.treeDiff = treeDiff
        self.tree = tree
        self.pictures = pictures
    }

    /// A line of the tree and the view that it tells of.
    package struct TreeLine: Hashable, Sendable {
        package var text: String
        /// Where the view was, in pixels of the picture; `nil` if the line is of no view or the view is new.
        package var expected: PixelRect?
        /// Where the view is, in pixels of the picture; `nil` if the line is of no view.
        package var actual: PixelRect?

        package init(_ text: String, expected: PixelRect? = nil, actual: PixelRect? = nil) {
            self.text = text
            self.expected = expected
            self.actual = actual
        }
    }

    /// A picture as a PNG file.
    package struct Picture: Hashable, Sendable {
        /// Where it lies, relative to the folder of the run.
        package var path: String
        /// The bytes of the file; only the page needs them.
        package var png: [UInt8]

        package init(path: String, png: [UInt8] = []) {
            self.path = path
            self.png = png
        }
    }

    /// The pictures that there are.
    package struct Pictures: Hashable, Sendable {
        package var expected: Picture?
        package var actual: Picture?
        package var difference: Picture?

        package init(expected: Picture? = nil, actual: Picture? = nil, difference: Picture? = nil) {
            self.expected = expected
            self.actual = actual
            self.difference = difference
        }
    }

    /// Its name within the screen.
    package var name: String {
        key.hasPrefix(screen + "/") ? String(key.dropFirst(screen.count + 1)) : key
    }

    /// The headline, or what is said without one.
    package var reason: String { headline.isEmpty ? outcome.headline : headline }
}
