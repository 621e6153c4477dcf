import LayoutSimNotation
public import LayoutSimGeometry

/// A layout as lines of text: its inputs, the resulting frames, and the constraints that were broken.
///
/// Inputs are recorded exactly, so that the screen can be laid out again; results are rounded to thousandths. It is the
/// golden of the layout tree, what `layoutsim frames` prints, and what reviewers read in a diff. Frames are in points
/// in the superview's coordinates.
public struct LayoutDocument: Hashable, Sendable {
    /// A named value: a word, then the rest of the line.
    public struct Property: Hashable, Sendable {
        /// A word such as `font`.
        public package(set) var name: String
        /// What the layout made of the value, such as a number of lines, which is printed before it; usually `nil`.
        public package(set) var outcome: Double?
        /// The value as it is printed.
        public package(set) var value: String

        /// Creates a named value of one line; names chosen by users must be quoted unless they are plain words.
        package init(_ name: String, _ value: String, outcome: Double? = nil) {
            self.name = name
            self.outcome = outcome
            self.value = value
        }
    }

    /// A view and its frame.
    public struct Node: Hashable, Sendable {
        /// The number of superviews.
        public package(set) var depth: Int
        /// The view's id.
        public package(set) var id: String
        /// The frame in points, in the superview's coordinates, rounded to thousandths as printed.
        public package(set) var frame: Rect
        /// What the view shows.
        public package(set) var properties: [Property]
    }

    /// A constraint and its result.
    public struct ConstraintLine: Hashable, Sendable {
        /// The relation with its priority.
        public package(set) var text: String
        /// How the constraint fared.
        public package(set) var outcome: ConstraintOutcome
        /// The outcome as it is printed.
        public var result: String { outcome.description }

        /// Creates a line from the relation and its outcome.
        package init(text: String, outcome: ConstraintOutcome) {
            self.text = text
            self.outcome = outcome
        }
    }

    /// The version of the format: the current one, or that of an older document that was read.
    package internal(set) var format = LayoutDocument.currentFormat
    /// The screen, the device and its bars.
    public package(set) var header: [Property]
    /// The views in preorder.
    public package(set) var nodes: [Node]
    /// The constraints of the screen and of the views' contents.
    public package(set) var constraints: [ConstraintLine]
    /// The audit findings; empty if there are none.
    public package(set) var audits: [String]
    /// The frames in windows of other widths, if they are recorded.
    package internal(set) var sizes: SizePartition?
}

extension LayoutDocument: CustomStringConvertible {
    /// The newest version that this program writes; a document has the oldest version that can represent it.
    ///
    /// Format 6 lacks what views are to SwiftUI's layout: they have fixed frames instead. Format 5 lacks windows of
    /// other widths. Format 4 lacks the layout positions of animated properties. Format 3 lacks animations: what they
    /// move has the frame and opacity that are visible on screen. Format 2 lacks the contents of lists and containers,
    /// which have fixed frames instead. In format 1, numbers have three decimals, and priorities, rendered sizes,
    /// stored frames and the identifiers of constraints are missing.
    package static let currentFormat = 7

    /// Returns the first line of a document in a format.
    static func signature(of format: Int) -> String { "layoutsim-layout \(format)" }

    /// The line for a document without findings.
    static let noAudits = "  none"

    /// The whole document, each line ended by a newline.
    public var description: String {
        var text = ""
        text.reserveCapacity(nodes.count * 256 + constraints.count * 96)
        func add(_ line: String) {
            text += line
            text += "\n"
        }
        add(LayoutDocument.signature(of: format))
        for property in header { add(property.line) }
        addTree(to: &text)
        add("constraints")
        for constraint in constraints {
            text += "  "
            text += constraint.text
            text += "  "
            add(constraint.result)
        }
        add("audits")
        if audits.isEmpty { add(LayoutDocument.noAudits) }
        for audit in audits { add("  \(audit)") }
        if let sizes { text += sizes.description }
        return text
    }

    /// The views with their frames and contents, indented by two spaces per level.
    public var tree: [String] {
        var text = ""
        addTree(to: &text)
        return text.split(separator: "\n").map(String.init)
    }

    private func addTree(to text: inout String) {
        for node in nodes {
            let indent = String(repeating: "  ", count: node.depth)
            text += indent
            text += quotedIfNeeded(node.id)
            text += "  "
            node.frame.write(to: &text)
            text += "\n"
            let inner = indent + "    "
            for property in node.properties {
                text += inner
                property.write(to: &text)
                text += "\n"
            }
        }
    }
}

extension LayoutDocument {
    /// Returns a copy with the frames in windows of other widths.
    package func with(_ sizes: SizePartition?) -> LayoutDocument {
        guard let sizes else { return self }
        var document = self
        document.format = max(document.format, 6)
        document.sizes = sizes.recorded
        return document
    }
}

extension LayoutDocument.Property {
    /// The value after its outcome, as they are printed.
    package var printedValue: String { outcome.map { decimal($0) + " " + value } ?? value }

    /// The line without its indentation.
    package var line: String { name + " " + printedValue }

    fileprivate func write(to text: inout String) {
        text += name
        text += " "
        text += printedValue
    }
}

extension Rect {
    /// The rectangle as `x y width height`, formatted for people.
    package var numbers: String {
        var text = ""
        write(to: &text)
        return text
    }

    fileprivate func write(to text: inout String) {
        text += decimal(minX)
        text += " "
        text += decimal(minY)
        text += " "
        text += decimal(width)
        text += " "
        text += decimal(height)
    }
}
