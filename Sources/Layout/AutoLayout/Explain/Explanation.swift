public import LayoutSimGeometry
public import LayoutSimViewTree

/// The reason for a view's frame: the equation of each edge and size, and the constraints that gave way.
public struct Explanation: Sendable {
    /// The view's id.
    public let view: String
    /// The frame in points of the superview, aligned to the device's pixels.
    public let frame: Rect
    /// The equations of `x`, `y`, `width`, `height`, `right`, and `bottom`, in this order.
    public package(set) var equations: [Equation]
    /// The constraints on the view that are not satisfied, highest priority first.
    public package(set) var concessions: [Concession]
    /// The reason why the layout never settles and these numbers are those of the last pass; `nil` if it settles.
    public package(set) var feedbackLoop: String?

    /// What was proposed to a view of SwiftUI and to those around it, from the inside to the outside; empty for others.
    public package(set) var proposals: [ProposalStep] = []

    /// A component of the view's frame as a sum.
    public struct Equation: Sendable {
        /// The component, in the coordinate space of the superview.
        public let part: Part
        /// The display name of the view.
        public let name: String
        /// The value in points, before edges are rounded to pixels.
        public let value: Double
        /// The summands of the value, from cause to effect.
        public let summands: [Summand]
        /// The tight constraints that lead from the cause to the value.
        public package(set) var chain: [Link]
    }

    /// A component of a frame.
    public enum Part: String, CaseIterable, Sendable {
        case x, y, width, height, right, bottom

        /// The axis along which it is measured.
        public var axis: Axis {
            switch self {
            case .x, .width, .right: .horizontal
            case .y, .height, .bottom: .vertical
            }
        }
    }

    /// A summand: `factor * value`, where the value of a size has a name.
    public struct Summand: Hashable, Sendable {
        /// The name of the quantity, such as `title.height`; `nil` for distances.
        public package(set) var name: String?
        /// The factor of the value.
        public package(set) var factor: Double
        /// The value in points.
        public let value: Double
    }

    /// A constraint on the way from the cause to a value.
    public struct Link: Sendable {
        /// The constraint or bound, with the display names of views.
        public let text: String
        /// The constraint with the ids of its views; `nil` for a bound of a size or if nothing determines the value.
        public package(set) var constraint: Constraint?
        /// The source of the constraint; `nil` for a bound, or if nothing determines the value.
        public package(set) var source: SolvedConstraint.Source?
        /// The number of points that the value moves for each point of the constant.
        public let movesPerPoint: Double
        /// The one-based line of the constraint in its file; `nil` for a constraint without a file.
        public package(set) var line: Int?
    }

    /// A constraint that gave way.
    public struct Concession: Sendable {
        /// The constraint, with the display names of views.
        public let text: String
        /// The constraint with the ids of its views.
        public let constraint: Constraint
        /// The source of the constraint.
        public let source: SolvedConstraint.Source
        /// The error of the constraint, in points.
        public let error: Double
        /// Whether it is a required constraint that was broken in a conflict.
        public let isBroken: Bool
        /// The tight constraints that prevailed over it.
        public package(set) var winners: [Link]
        /// The one-based line of the constraint in its file; `nil` for a constraint without a file.
        public package(set) var line: Int?
    }
}
