package import LayoutSimViewTree

/// A view in which views of SwiftUI are laid out.
@MainActor package protocol ProposalHost: UIView {
    /// What lies in the view, laid out in its bounds; `nil` for nothing.
    func outline() -> HostedOutline?
}

/// The views of SwiftUI in a hosting view: what they are to layout, and which views of UIKit show them.
@MainActor package struct HostedOutline {
    /// A view or a modifier.
    package struct Node {
        /// What it is to layout; code is what it answered.
        package var hosted: HostedNode
        /// The name without a number, such as `Text`.
        package var name: String
        /// The places of its children, in the order in which they are drawn; those without a place on the screen are
        /// left out.
        package var children: [Int] = []
        /// The view that shows it; `nil` for what is only laid out.
        package var view: UIView?
        /// The view in which the views of its children lie; `nil` for its own.
        package var container: UIView?
        /// The view in which those of its last child lie, if that is another one.
        package var second: UIView?

        /// Creates a node without children.
        package init(_ hosted: HostedNode, name: String) {
            self.hosted = hosted
            self.name = name
        }
    }

    /// The nodes, children before their parents; the last one is the root.
    package var nodes: [Node]
    /// How the hosting view lays them out.
    package var rules: HostingRules
    /// The views that a moment shows beside those of the nodes, such as one that leaves.
    package var guests: [UIView] = []

    /// Creates an outline.
    package init(nodes: [Node], rules: HostingRules) {
        self.nodes = nodes
        self.rules = rules
    }
}
