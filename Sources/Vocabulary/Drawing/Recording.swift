package import LayoutSimGeometry

/// The drawing of code in a view as a flat list of steps, so that it is written line by line and can be nested without
/// limit.
///
/// Coordinates are points from the top left corner of the view.
package struct Recording: Hashable, Sendable {
    /// A step of a recording.
    package enum Step: Hashable, Sendable {
        /// An operation without nested operations.
        case draw(DrawingOperation)
        /// Begins a group: the steps up to the matching end are one layer, followed by the steps of its mask.
        case group(Compositing)
        /// Begins the mask of the group, which consists of the steps up to the group's end.
        case mask
        /// Closes the last group.
        case end
        /// The view's own content, such as the text of a label.
        case content
        /// The given number of next subviews; the remaining subviews are above everything.
        case subviews(Int)
    }

    /// The steps, back to front.
    package var steps: [Step]

    /// Creates a recording from steps.
    package init(steps: [Step] = []) {
        self.steps = steps
    }

    /// Whether the recording has no steps.
    package var isEmpty: Bool { steps.isEmpty }
}

extension Recording {
    /// Records operations; `nameOfPicture` returns the names by which pictures are found again.
    package init(_ operations: [DrawingOperation], nameOfPicture: (Picture) -> String) {
        self.init()
        append(operations, nameOfPicture)
    }

    /// Adds operations; groups without an effect are left out.
    package mutating func append(_ operations: [DrawingOperation], _ nameOfPicture: (Picture) -> String) {
        for operation in operations { append(operation, nameOfPicture) }
    }

    private mutating func append(_ operation: DrawingOperation, _ name: (Picture) -> String) {
        var group = Compositing()
        if operation == .contentMark { return steps.append(.content) }
        switch operation {
        case .fill, .glyphs, .image, .shading, .traced: steps.append(.draw(operation))
        case .gradient(let path, let gradient, let bounds):
            steps.append(.draw(.shading(path, Shading(gradient, bounds))))
        case .stroke(let path, let color, let stroke):
            steps.append(.draw(.traced(path, color, Pen(stroke))))
        case .picture(let picture, let place):
            let square = Rect(x: 0, y: 0, width: 1, height: 1)
            var image = ImageSource(name: name(picture))
            image.isPixelated = picture.isPixelated
            guard place.keepsAxes else {
                group.transform = place
                return append(group, [.image(image, square)], name)
            }
            steps.append(
                .draw(.image(image, Rect(x: place.tx, y: place.ty, width: place.a, height: place.d))))
        case .clipped(let path, let operations):
            group.clip = ClipPath(path)
            append(group, operations, name)
        case .faded(let alpha, let operations):
            group.alpha = alpha
            append(group, operations, name)
        case .composited(let compositing, let operations): append(compositing, operations, name)
        }
    }

    private mutating func append(
        _ compositing: Compositing, _ operations: [DrawingOperation], _ name: (Picture) -> String
    ) {
        guard !operations.isEmpty || compositing.shadow?.caster != nil else { return }
        var group = compositing
        group.mask = nil
        steps.append(.group(group))
        append(operations, name)
        if let mask = compositing.mask {
            steps.append(.mask)
            append(mask, name)
        }
        steps.append(.end)
    }
}

extension Recording {
    /// A part of the drawing, below some of the subviews.
    package struct Part: Hashable, Sendable {
        /// The operations below the following subviews.
        package var operations: [DrawingOperation]
        /// The number of following subviews; `nil` for all the rest.
        package var subviews: Int?
    }

    /// Returns the operations in the parts between subviews; `content` is the view's own content.
    package func parts(content: [DrawingOperation]) -> [Part] {
        var parts: [Part] = []
        var open = [OpenGroup(Compositing())]
        for step in steps {
            switch step {
            case .draw(let operation): open[open.count - 1].add([operation])
            case .content: open[open.count - 1].add(content)
            case .group(let compositing): open.append(OpenGroup(compositing))
            case .mask: open[open.count - 1].mask = open[open.count - 1].mask ?? []
            case .end:
                // A damaged recording may close more groups than it opened.
                guard open.count > 1, let group = open.popLast() else { continue }
                open[open.count - 1].add([group.operation])
            case .subviews(let count):
                guard open.count == 1 else { continue }
                parts.append(Part(operations: open[0].operations, subviews: count))
                open = [OpenGroup(Compositing())]
            }
        }
        while open.count > 1, let group = open.popLast() { open[open.count - 1].add([group.operation]) }
        return parts + [Part(operations: open[0].operations, subviews: nil)]
    }

    /// All operations, without the view's own content.
    package var operations: [DrawingOperation] { parts(content: []).flatMap(\.operations) }
}

extension Recording {
    /// The drawn pictures, in order.
    package var images: [ImageSource] {
        steps.compactMap { step in if case .draw(.image(let source, _)) = step { source } else { nil } }
    }

    /// Changes the drawn pictures.
    package mutating func changeImages(_ change: (inout ImageSource) -> Void) {
        for index in steps.indices {
            guard case .draw(.image(var source, let rect)) = steps[index] else { continue }
            change(&source)
            steps[index] = .draw(.image(source, rect))
        }
    }
}

/// A group without an end so far.
private struct OpenGroup {
    var compositing: Compositing
    var operations: [DrawingOperation] = []
    var mask: [DrawingOperation]?

    init(_ compositing: Compositing) {
        self.compositing = compositing
    }

    mutating func add(_ drawn: [DrawingOperation]) {
        if mask == nil { operations += drawn } else { mask? += drawn }
    }

    var operation: DrawingOperation {
        var compositing = compositing
        compositing.mask = mask
        return .composited(compositing, operations)
    }
}

extension Shading {
    /// Creates the shading of a gradient along an axis of a rectangle.
    package init(_ gradient: AxisGradient, _ bounds: Rect) {
        let start = Point(x: bounds.minX, y: bounds.minY)
        let end =
            gradient.axis == .vertical ? Point(x: bounds.minX, y: bounds.maxY) : Point(x: bounds.maxX, y: bounds.minY)
        self.init(.linear(from: start, to: end), stops: [Stop(0, gradient.start), Stop(1, gradient.end)])
    }
}

extension Pen {
    fileprivate init(_ stroke: Stroke) {
        self.init(width: stroke.width)
        cap = stroke.hasRoundEnds ? .round : .butt
        dashes = stroke.dashes
    }
}
