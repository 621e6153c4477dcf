public import LayoutSimGeometry
public import LayoutSimViewTree

/// Why a view is where it is: for each edge and size the equation that gives it, and what gave way.
public struct Explanation: Sendable {
    /// The view's id.
    public let view: String
    /// In points of the superview, on the device's pixels.
    public let frame: Rect
    /// For `x`, `y`, `width`, `height`, `right` and `bottom`, in this order.
    public package(set) var equations: [Equation]
    /// The constraints on the view that are not satisfied, highest priority first.
    public package(set) var concessions: [Concession]
    /// Why the layout never comes to rest, so that these numbers are those of the last pass; `nil` if it does.
    public package(set) var feedbackLoop: String?

    /// A number of the view's frame as a sum.
    public struct Equation: Sendable {
        /// Which number, in the coordinates of the superview.
        public let part: Part
        /// The display name of the view.
        public let name: String
        /// In points, before edges are rounded to pixels.
        public let value: Double
        /// The parts that add up to the value, from cause to effect.
        public let summands: [Summand]
        /// The tight constraints that lead from the cause to the value.
        public package(set) var chain: [Link]
    }

    /// A number of a frame.
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

    /// A part of a sum: `factor * value`, where the value has a name if it is that of a size.
    public struct Summand: Hashable, Sendable {
        /// What has this value, such as `title.height`; `nil` for distances.
        public package(set) var name: String?
        /// By how much the sum grows with the value.
        public package(set) var factor: Double
        /// In points.
        public let value: Double
    }

    /// A constraint on the way from the cause to a value.
    public struct Link: Sendable {
        /// The constraint or bound, with the names of views that people know.
        public let text: String
        /// The constraint by the ids of its views; `nil` for a bound of a size or where nothing decides.
        public package(set) var constraint: Constraint?
        /// Who made it; `nil` for a bound, or where nothing decides.
        public package(set) var source: SolvedConstraint.Source?
        /// By how many points the value moves for each point that the constant moves.
        public let movesPerPoint: Double
        /// The line of its file that the constraint is on, from 1; `nil` if it is in none.
        public package(set) var line: Int?
    }

    /// A constraint that gave way.
    public struct Concession: Sendable {
        /// The constraint, with the names of views that people know.
        public let text: String
        /// The constraint by the ids of its views.
        public let constraint: Constraint
        /// Who made it.
        public let source: SolvedConstraint.Source
        /// By how many points it is missed.
        public let error: Double
        /// Whether it is a required one that was broken in a conflict.
        public let isBroken: Bool
        /// The tight constraints that it gave way to.
        public package(set) var winners: [Link]
        /// The line of its file that the constraint is on, from 1; `nil` if it is in none.
        public package(set) var line: Int?
    }
}
