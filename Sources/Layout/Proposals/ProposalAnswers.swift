import LayoutSimGeometry
import LayoutSimProposalTree

/// What the nodes of a tree answered while it was laid out, for trees of a later time that are partly the same.
package struct ProposalAnswers: Sendable {
    fileprivate let answers: [[ProposalPass.Answer]]
    fileprivate let axes: [Axis?]
    fileprivate let pixel: Double

    /// The number of answers of a node of which a later pass takes none, since its sizes change all the time [chosen].
    private static let most = 24

    init(_ pass: ProposalPass) {
        answers = pass.answers
        axes = pass.axes
        pixel = pass.pixel
    }

    /// Returns the answers for the nodes of another tree, `places` of which says where a node is in the tree of the
    /// answers with all below it; -1 for nodes that are not there.
    func known(at places: [Int], _ axes: [Axis?], pixel: Double) -> [[ProposalPass.Answer]]? {
        guard pixel == self.pixel, places.count == axes.count else { return nil }
        return places.indices.map { node in
            let place = places[node]
            guard answers.indices.contains(place), axes[node] == self.axes[place],
                answers[place].count <= Self.most
            else { return [] }
            return place == node ? answers[place] : answers[place].map { $0.moved(by: node - place) }
        }
    }
}

extension ProposalPass.Answer {
    /// Returns the answer of the same node at another place; all below it is as far away from where it was.
    fileprivate func moved(by distance: Int) -> ProposalPass.Answer {
        var answer = self
        answer.places = places?.map { ProposalPlace($0.child + distance, at: $0.origin, $0.proposal) }
        return answer
    }
}
