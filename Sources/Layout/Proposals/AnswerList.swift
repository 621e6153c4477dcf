import LayoutSimGeometry
import LayoutSimProposalTree

/// What nodes answered to proposals: the answers of a node are a chain, the newest first.
///
/// Chains in one array, since a layout asks thousands of times, and almost always for an answer that is known.
struct AnswerList: Sendable {
    /// What a node answered to a proposal.
    private struct Answer {
        let proposal: ProposalKey
        let size: Size
        /// The answer before of the same node; -1 for none.
        let next: Int32
        /// The newest guide that the node was asked for; -1 for none.
        var guide: Int32
        /// Where the places of the node's children begin among all; -1 until they are asked for.
        var firstPlace: Int32 = -1
        var placeCount: Int32 = 0
    }

    /// Where a node says that a guide is.
    private struct Guide {
        let guide: AlignmentGuide
        let position: Double?
        let next: Int32
    }

    private var newest: [Int32]
    private var answers: [Answer] = []
    // In one array, since an array for each answer would be counted each time that it is looked at.
    private var places: [ProposalPlace] = []
    private var guides: [Guide] = []

    /// Creates a list for a number of nodes.
    init(count: Int) {
        newest = Array(repeating: -1, count: count)
        answers.reserveCapacity(4 * count)
        places.reserveCapacity(2 * count)
    }

    /// The number of nodes.
    var count: Int { newest.count }

    /// Returns the place of a node's answer to a proposal; `nil` if it was not asked.
    func find(_ node: Int, _ proposal: ProposedSize) -> Int? {
        let key = ProposalKey(proposal)
        var place = newest[node]
        while place >= 0 {
            let answer = answers[Int(place)]
            if answer.proposal == key { return Int(place) }
            place = answer.next
        }
        return nil
    }

    /// Adds what a node answered, and returns the place of the answer.
    mutating func add(_ node: Int, _ proposal: ProposedSize, _ size: Size) -> Int {
        answers.append(Answer(proposal: ProposalKey(proposal), size: size, next: newest[node], guide: -1))
        newest[node] = Int32(answers.count - 1)
        return answers.count - 1
    }

    /// Returns the size of an answer, in points.
    func size(_ answer: Int) -> Size { answers[answer].size }

    /// Returns where the places of the node's children with an answer are among all; `nil` if nobody asked for them.
    func rangeOfPlaces(_ answer: Int) -> Range<Int>? {
        let answer = answers[answer]
        return answer.firstPlace < 0 ? nil : Int(answer.firstPlace)..<Int(answer.firstPlace + answer.placeCount)
    }

    /// Returns a place of a child, by where it is among all.
    func place(_ index: Int) -> ProposalPlace { places[index] }

    /// Adds the places of the node's children with an answer, and returns where they are among all.
    mutating func add(_ added: [ProposalPlace], _ answer: Int) -> Range<Int> {
        let first = places.count
        places += added
        return note(first, answer)
    }

    /// Adds the places that a node's children have in another list, as far away as the node is from where it was, and
    /// returns where they are among all.
    mutating func add(_ range: Range<Int>, of other: AnswerList, movedBy distance: Int, _ answer: Int) -> Range<Int> {
        let first = places.count
        for index in range {
            var place = other.places[index]
            place.child += distance
            places.append(place)
        }
        return note(first, answer)
    }

    private mutating func note(_ first: Int, _ answer: Int) -> Range<Int> {
        answers[answer].firstPlace = Int32(first)
        answers[answer].placeCount = Int32(places.count - first)
        return first..<places.count
    }

    /// Returns where a node says that a guide is with an answer; `nil` if it was not asked.
    func position(of guide: AlignmentGuide, _ answer: Int) -> Double?? {
        var place = answers[answer].guide
        while place >= 0 {
            let known = guides[Int(place)]
            if known.guide == guide { return .some(known.position) }
            place = known.next
        }
        return nil
    }

    /// Adds where a node says that a guide is with an answer.
    mutating func add(_ guide: AlignmentGuide, at position: Double?, _ answer: Int) {
        guides.append(Guide(guide: guide, position: position, next: answers[answer].guide))
        answers[answer].guide = Int32(guides.count - 1)
    }
}

/// A proposal as bits, which are compared at once; lengths that are not specified have bits of their own.
private struct ProposalKey: Equatable {
    let width: UInt64
    let height: UInt64

    init(_ proposal: ProposedSize) {
        width = proposal.width?.bitPattern ?? .max
        height = proposal.height?.bitPattern ?? .max
    }
}
