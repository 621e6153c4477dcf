package import LayoutSimGeometry
package import LayoutSimProposalTree

/// What a view is among the views of SwiftUI that a hosting view lays out.
package struct HostedNode: Hashable, Sendable {
    /// What the view is to layout; a text is the label of the view, and code is what it answered.
    package var kind: ProposalKind
    /// Which of its children, counted in the order in which they are drawn, is laid out first, second and so on; empty
    /// where they are laid out in that order, or a background before what lies on it.
    package var order: [Int] = []
    /// What code answered when it was asked, for a view that code sizes or whose children code places.
    package var answers: [HostedAnswer] = []
    /// The value from which code draws it in any size; `nil` for a view that is drawn otherwise.
    package var shape: String?
    /// The line of code that made it; `nil` if it is not known.
    package var line: CodeLine?

    /// Creates a node of a kind.
    package init(_ kind: ProposalKind) { self.kind = kind }
}

/// What code answered to a proposal.
package struct HostedAnswer: Hashable, Sendable {
    /// What was proposed.
    package var proposal: ProposedSize
    /// The size that was answered, in points.
    package var size: Size
    /// Where the children were placed, in the order of layout.
    package var places: [HostedPlace]

    /// Creates an answer of a size in points.
    package init(to proposal: ProposedSize, size: Size, places: [HostedPlace] = []) {
        self.proposal = proposal
        self.size = size
        self.places = places
    }
}

/// Where code placed a child.
package struct HostedPlace: Hashable, Sendable {
    /// The child's place in the order of layout.
    package var child: Int
    /// The top leading corner, in points from that of the parent.
    package var origin: Point
    /// What was proposed to the child.
    package var proposal: ProposedSize

    /// Creates the place of a child.
    package init(_ child: Int, at origin: Point, _ proposal: ProposedSize) {
        self.child = child
        self.origin = origin
        self.proposal = proposal
    }
}

/// How a hosting view lays out the views of SwiftUI in it.
package struct HostingRules: Hashable, Sendable {
    /// Whether the views keep away from what is not safe of the screen.
    package var respectsSafeArea = true
    /// Whether the hosting view is as large as the views in it want to be.
    package var sizesItself = false
    /// The height that the keyboard covers at the bottom of the hosting view, in points.
    package var keyboard = 0.0
    /// Whether the views have the frames that were recorded, since something in them cannot be laid out again.
    package var isRecorded = false

    /// Creates the rules of a hosting view that fills what it is given.
    package init() {}
}

extension View {
    /// The views of SwiftUI right below this one, in the order of layout, with the distance of their superviews'
    /// corners from that of this view, in points.
    package var hostedChildren: [(view: View, offset: Point)] {
        var found: [(view: View, offset: Point)] = []
        var waiting = subviews.reversed().map { ($0, Point.zero) }
        while let (view, offset) = waiting.popLast() {
            if view.hosted != nil {
                found.append((view, offset))
            } else if view.hosting == nil {
                let origin = view.autoresizing?.frame.origin ?? .zero
                let inner = Point(x: offset.x + origin.x, y: offset.y + origin.y)
                waiting += view.subviews.reversed().map { ($0, inner) }
            }
        }
        if case .secondary(_, isBehind: true)? = hosted?.kind { return found.reversed() }
        guard let order = hosted?.order, order.sorted() == Array(found.indices) else { return found }
        return order.map { found[$0] }
    }
}
