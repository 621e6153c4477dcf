import LayoutSimGeometry
import LayoutSimViewTree

/// The numbering of the unknowns of a screen: left, top, width and height of the alignment rectangle of each view but the
/// root, then those parts of guides that constraints come to name.
struct Unknowns {
    /// What an unknown stands for.
    struct Name: Hashable {
        var item: LayoutItem
        var part: Part

        var attribute: LayoutAttribute? { LayoutAttribute(rawValue: part.rawValue) }
    }

    /// The number of an alignment rectangle.
    enum Part: String {
        case left, top, width, height

        var isLength: Bool { self == .width || self == .height }
    }

    private let viewUnknowns: Int
    private var guideNames: [Name] = []
    private var guidePlaces: [Name: Int] = [:]

    init(viewCount: Int) {
        viewUnknowns = (viewCount - 1) * 4
    }

    var count: Int { viewUnknowns + guideNames.count }

    /// The unknowns of guides, in their order behind those of the views.
    var guides: [Name] { guideNames }

    /// Of each view but the root, the four consecutive unknowns left, top, width and height.
    static func first(ofView position: Int) -> Int { (position - 1) * 4 }

    static func span(ofView position: Int, along axis: Axis) -> Span {
        let first = first(ofView: position)
        return axis == .horizontal ? Span(start: first, length: first + 2) : Span(start: first + 1, length: first + 3)
    }

    /// The unknowns of a guide that constraints alone place.
    mutating func span(ofGuide item: LayoutItem, along axis: Axis) -> Span {
        let isHorizontal = axis == .horizontal
        return Span(
            start: unknown(Name(item: item, part: isHorizontal ? .left : .top)),
            length: unknown(Name(item: item, part: isHorizontal ? .width : .height)))
    }

    /// The unknown length of what a scroll view scrolls.
    mutating func length(ofGuide item: LayoutItem, along axis: Axis) -> Int {
        unknown(Name(item: item, part: axis == .horizontal ? .width : .height))
    }

    /// The unknown of that name, if a constraint spoke of it.
    func place(of name: Name) -> Int? { guidePlaces[name] }

    func name(of unknown: Int, in index: ViewIndex) -> Name {
        guard unknown < viewUnknowns else { return guideNames[unknown - viewUnknowns] }
        let parts: [Part] = [.left, .top, .width, .height]
        return Name(item: .view(index.nodes[unknown / 4 + 1].view.id), part: parts[unknown % 4])
    }

    private mutating func unknown(_ name: Name) -> Int {
        if let place = guidePlaces[name] { return place }
        let place = count
        guideNames.append(name)
        guidePlaces[name] = place
        return place
    }
}
