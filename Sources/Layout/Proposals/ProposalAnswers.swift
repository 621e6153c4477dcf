import LayoutSimGeometry
import LayoutSimProposalTree

/// What the nodes of a tree answered while it was laid out, for trees of a later time that are partly the same.
package struct ProposalAnswers: Sendable {
    private let answers: AnswerList
    private let axes: [Axis?]
    private let pixel: Double

    init(_ pass: ProposalPass) {
        answers = pass.answers
        axes = pass.axes
        pixel = pass.pixel
    }

    /// Returns the answers as far as they hold for another tree.
    ///
    /// - Parameter places: where each node of the other tree is in that of the answers, with all below it; -1 for nodes
    ///   that are not there.
    func former(at places: [Int], _ axes: [Axis?], pixel: Double) -> FormerAnswers? {
        guard pixel == self.pixel, places.count == axes.count else { return nil }
        let known = places.indices.map { node in
            let place = places[node]
            return self.axes.indices.contains(place) && self.axes[place] == axes[node] ? place : -1
        }
        return FormerAnswers(answers: answers, nodes: known)
    }
}

/// The answers of a tree of an earlier time.
struct FormerAnswers {
    let answers: AnswerList
    /// Where each node was; -1 for those that were not there.
    let nodes: [Int]

    /// Returns the place of a node's answer; `nil` if it is not known.
    func find(_ node: Int, _ proposal: ProposedSize) -> Int? {
        nodes[node] < 0 ? nil : answers.find(nodes[node], proposal)
    }

    /// Returns the size of an answer, in points.
    func size(_ answer: Int) -> Size { answers.size(answer) }

    /// Returns where the places of the node's children are among all of these answers; `nil` if they are not known.
    func rangeOfPlaces(_ node: Int, _ proposal: ProposedSize) -> Range<Int>? {
        find(node, proposal).flatMap { answers.rangeOfPlaces($0) }
    }
}
