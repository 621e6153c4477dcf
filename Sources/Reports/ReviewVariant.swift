package import LayoutSimCauses
package import LayoutSimPixels
package import LayoutSimSnapshots

/// A variant of a screen, with everything that shows how it changed.
package struct ReviewVariant: Hashable, Sendable {
    /// Its name in commands: `badge-detail/w375-portrait@2x-longest`.
    package var key: String
    /// The name of the screen.
    package var screen: String
    /// Device and orientation, the column of a matrix.
    package var device: String
    /// Content and text size, the row of a matrix; may be empty.
    package var content: String
    /// How it compares with its golden.
    package var outcome: SnapshotOutcome
    /// The change and its cause; empty if nothing changed.
    package var headline: Headline
    /// Each cause with its effects, path and proof, then what is not proven, then the pixels.
    package var sections: [[ExplanationLine]]
    /// For which windows of other widths frames change, where its golden holds them.
    package var resized: ResizedFrames?
    /// The lines of the tree that differ, starting with `-` or `+`.
    package var treeDiff: [String]
    /// The lines of the current tree.
    package var tree: [TreeLine]
    /// What it looks like, before and after.
    package var pictures: Pictures
    /// Faults of the layout that are accepted only with a waiver, in the words of the audits.
    package var faults: [String] = []
    /// Which step of a script it shows; `nil` if it is no part of one.
    package var step: ScriptStep?
    /// The moments of a recording, in order; none for what is seen at rest.
    package var moments: [Moment] = []
    /// What tells tree and picture from others, so that nothing else is accepted in their place; `nil` if there are none.
    package var digest: ContentHash?

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

    /// A moment of a recording, whose pictures are parts of those of the variant.
    package struct Moment: Hashable, Sendable {
        /// Milliseconds since the recording began.
        package var time: Double
        /// Whether it differs from the golden's moment of that time.
        package var isChange: Bool
        /// Where it lies in the golden's picture; `nil` if the golden has no such moment.
        package var expected: PixelRect?
        /// Where it lies in the picture of now.
        package var actual: PixelRect
        /// The lines of its current tree.
        package var tree: [TreeLine] = []
    }

    /// A line of the tree and where its view is.
    package struct TreeLine: Hashable, Sendable {
        package var text: String
        /// Where the view was, in pixels of the picture; `nil` for lines that are not a view's, and for new views.
        package var expected: PixelRect?
        /// Where the view is, in pixels of the picture; `nil` for lines that are not a view's.
        package var actual: PixelRect?

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
        /// The bytes of the file; only the page needs them.
        package var png: [UInt8]

        package init(path: String, png: [UInt8] = []) {
            self.path = path
            self.png = png
        }
    }

    /// The pictures that exist.
    package struct Pictures: Hashable, Sendable {
        package var expected: Picture?
        package var actual: Picture?
        package var difference: Picture?
        /// The map of all windows of the screen with their faults.
        package var sizeMap: Picture?

        package init(
            expected: Picture? = nil, actual: Picture? = nil, difference: Picture? = nil, sizeMap: Picture? = nil
        ) {
            (self.expected, self.actual, self.difference, self.sizeMap) = (expected, actual, difference, sizeMap)
        }

        /// All that there are.
        var all: [Picture] { [expected, actual, difference, sizeMap].compactMap(\.self) }
    }

    /// Its name within the screen.
    package var name: String {
        key.hasPrefix(screen + "/") ? String(key.dropFirst(screen.count + 1)) : key
    }

    /// What there is to say of the change, line by line.
    package var explanation: [ExplanationLine] { sections.flatMap(\.self) }

    /// How many pixels differ, in a few words; empty if there are no two pictures.
    package var pixels: String {
        if let line = explanation.first(where: { $0.label == .pixels }) { return line.text }
        guard let expected = pictures.expected, let actual = pictures.actual else { return "" }
        return expected.png == actual.png ? SnapshotChange.noPixelDiffers : ""
    }

    /// The headline, or that of the outcome if it has none.
    package var title: Headline { headline.change.isEmpty ? outcome.headline : headline }
}
