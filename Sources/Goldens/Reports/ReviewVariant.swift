package import LayoutSimCauses
package import LayoutSimPixels
package import LayoutSimSnapshots

/// A variant of a screen, with everything that shows how it changed.
package struct ReviewVariant: Hashable, Sendable {
    /// The variant's name in commands, such as `badge-detail/w375-portrait@2x-longest`.
    package var key: String
    /// The name of the screen.
    package var screen: String
    /// The device and orientation, which form a column of the matrix.
    package var device: String
    /// The content and text size, which form a row of the matrix; may be empty.
    package var content: String
    /// How the variant compares with its golden.
    package var outcome: SnapshotOutcome
    /// The change and its cause; empty if nothing changed.
    package var headline: Headline
    /// The causes, each with its effects, path and proof, then whatever is not proven, then the pixels.
    package var sections: [[ExplanationLine]]
    /// The windows of other widths in which frames change, if the golden records them.
    package var resized: ResizedFrames?
    /// The lines of the tree that differ, starting with `-` or `+`.
    package var treeDiff: [String]
    /// The lines of the current tree.
    package var tree: [TreeLine]
    /// The pictures of the variant before and after the change.
    package var pictures: Pictures
    /// Layout faults that are accepted only with a waiver, as the audits word them.
    package var faults: [String] = []
    /// The step of a script that the variant shows; `nil` if it is not part of a script.
    package var step: ScriptStep?
    /// The moments of a recording, in order; empty for a still.
    package var moments: [Moment] = []
    /// A digest of the tree and picture, so that nothing else is accepted in their place; `nil` if there are none.
    package var digest: ContentHash?

    /// Creates a variant.
    package init(
        key: String, screen: String, device: String, content: String = "", outcome: SnapshotOutcome,
        headline: Headline = Headline(""), sections: [[ExplanationLine]] = [], treeDiff: [String] = [],
        tree: [TreeLine] = [],
        pictures: Pictures = Pictures()
    ) {
        self.key = key
        self.screen = screen
        self.device = device
        self.content = content
        self.outcome = outcome
        self.headline = headline
        self.sections = sections
        self.treeDiff = treeDiff
        self.tree = tree
        self.pictures = pictures
    }

    /// A moment of a recording, whose pictures are parts of the variant's pictures.
    package struct Moment: Hashable, Sendable {
        /// The time since the recording began, in milliseconds.
        package var time: Double
        /// Whether the moment differs from the golden's moment at the same time.
        package var isChange: Bool
        /// The moment's area in the golden's picture; `nil` if the golden has no such moment.
        package var expected: PixelRect?
        /// The moment's area in the current picture.
        package var actual: PixelRect
        /// The lines of the moment's current tree.
        package var tree: [TreeLine] = []
    }

    /// A line of the tree, and the area of its view.
    package struct TreeLine: Hashable, Sendable {
        /// The text of the line.
        package var text: String
        /// The former area of the view, in pixels of the picture; `nil` for new views and for lines that do not belong
        /// to a view.
        package var expected: PixelRect?
        /// The area of the view, in pixels of the picture; `nil` for lines that do not belong to a view.
        package var actual: PixelRect?

        /// Creates a line from its text and the areas of its view.
        package init(_ text: String, expected: PixelRect? = nil, actual: PixelRect? = nil) {
            self.text = text
            self.expected = expected
            self.actual = actual
        }
    }

    /// A picture as a PNG file.
    package struct Picture: Hashable, Sendable {
        /// Its path, relative to the run's folder.
        package var path: String
        /// The bytes of the file, which only the page needs.
        package var png: [UInt8]

        /// Creates a picture from its path and its bytes.
        package init(path: String, png: [UInt8] = []) {
            self.path = path
            self.png = png
        }
    }

    /// The pictures that exist.
    package struct Pictures: Hashable, Sendable {
        /// The golden's picture.
        package var expected: Picture?
        /// The current picture.
        package var actual: Picture?
        /// The difference between both pictures.
        package var difference: Picture?
        /// The map of all windows of the screen with their faults.
        package var sizeMap: Picture?

        /// Creates a set of pictures.
        package init(
            expected: Picture? = nil, actual: Picture? = nil, difference: Picture? = nil, sizeMap: Picture? = nil
        ) {
            (self.expected, self.actual, self.difference, self.sizeMap) = (expected, actual, difference, sizeMap)
        }

        /// All existing pictures.
        var all: [Picture] { [expected, actual, difference, sizeMap].compactMap(\.self) }
    }

    /// The name of the variant within the screen.
    package var name: String {
        key.hasPrefix(screen + "/") ? String(key.dropFirst(screen.count + 1)) : key
    }

    /// The explanation of the change, line by line.
    package var explanation: [ExplanationLine] { sections.flatMap(\.self) }

    /// A short text with the number of pixels that differ; empty unless there are two pictures.
    package var pixels: String {
        if let line = explanation.first(where: { $0.label == .pixels }) { return line.text }
        guard let expected = pictures.expected, let actual = pictures.actual else { return "" }
        return expected.png == actual.png ? SnapshotChange.noPixelDiffers : ""
    }

    /// The headline, or the outcome's default headline if it is empty.
    package var title: Headline { headline.change.isEmpty ? outcome.headline : headline }
}
