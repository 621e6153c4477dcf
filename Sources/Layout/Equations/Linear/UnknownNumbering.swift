import LayoutSimGeometry
package import LayoutSimViewTree

/// The name of an unknown: an edge or size of the alignment rectangle of a view, or of a guide.
package struct UnknownName: Hashable, Sendable {
    /// The view or guide.
    package let item: ItemHandle
    /// `left`, `top`, `width` or `height`, in points of the root.
    package let attribute: LayoutAttribute
}

/// The numbering of the unknowns of a session: left, top, width and height of each view but the root in preorder, then
/// the unknowns of guides, as constraints refer to them.
struct UnknownNumbering {
    /// The attributes of a rectangle, in numbering order.
    private static let attributes: [LayoutAttribute] = [.left, .top, .width, .height]

    private let viewUnknowns: Int
    private var guideUnknowns: [(guide: GuideHandle, part: Int)] = []
    /// The unknowns that are lengths of what scroll views scroll, in ascending order.
    private var contentLengths: [Int] = []
    /// The unknowns by guide and part; -1 for those without a constraint.
    private var unknownsOfGuides: [Int]

    init(viewCount: Int, guideCount: Int) {
        viewUnknowns = (viewCount - 1) * 4
        unknownsOfGuides = Array(repeating: -1, count: guideCount * 4)
    }

    var count: Int { viewUnknowns + guideUnknowns.count }

    /// Returns the first of the four unknowns of a view, by its place in preorder after the root.
    func first(ofViewAt place: Int) -> Int { (place - 1) * 4 }

    func extent(ofViewAt place: Int, along axis: Axis) -> AxisExtent {
        let first = first(ofViewAt: place)
        return axis == .horizontal
            ? AxisExtent(start: first, length: first + 2) : AxisExtent(start: first + 1, length: first + 3)
    }

    /// Returns the extent of a guide that constraints place.
    mutating func extent(of guide: GuideHandle, along axis: Axis) -> AxisExtent {
        AxisExtent(start: unknown(guide, axis == .horizontal ? 0 : 1), length: length(of: guide, along: axis))
    }

    /// The unknown length of a guide.
    mutating func length(of guide: GuideHandle, along axis: Axis) -> Int {
        unknown(guide, axis == .horizontal ? 2 : 3)
    }

    /// The unknown length of a guide of scrolled content.
    mutating func contentLength(of guide: GuideHandle, along axis: Axis) -> Int {
        let unknown = length(of: guide, along: axis)
        if unknown > contentLengths.last ?? -1 { contentLengths.append(unknown) }
        return unknown
    }

    /// Returns whether an unknown is a length of scrolled content.
    func isContentLength(_ unknown: Int) -> Bool { contentLengths.contains(unknown) }

    /// Returns the four unknowns of a guide, `nil` for those without a constraint.
    func unknowns(of guide: GuideHandle) -> [Int?] {
        guard guide.index * 4 < unknownsOfGuides.count else { return [nil, nil, nil, nil] }
        return unknownsOfGuides[guide.index * 4..<guide.index * 4 + 4].map { $0 < 0 ? nil : $0 }
    }

    func name(of unknown: Int, in order: Preorder) -> UnknownName {
        guard unknown >= viewUnknowns else {
            return UnknownName(
                item: .view(order.views[unknown / 4 + 1]), attribute: UnknownNumbering.attributes[unknown % 4])
        }
        let (guide, part) = guideUnknowns[unknown - viewUnknowns]
        return UnknownName(item: .guide(guide), attribute: UnknownNumbering.attributes[part])
    }

    /// Returns whether an unknown is a width or a height, which is never negative [Apple, 2012/228].
    func isLength(_ unknown: Int) -> Bool {
        (unknown < viewUnknowns ? unknown % 4 : guideUnknowns[unknown - viewUnknowns].part) > 1
    }

    private mutating func unknown(_ guide: GuideHandle, _ part: Int) -> Int {
        let place = guide.index * 4 + part
        if unknownsOfGuides[place] < 0 {
            unknownsOfGuides[place] = count
            guideUnknowns.append((guide, part))
        }
        return unknownsOfGuides[place]
    }
}
