import LayoutSimSeededRandom
import SwiftUI

/// A view of SwiftUI as a value that edits can change, as a programmer changes source code.
indirect enum DescribedView: Hashable {
    case text(String, size: CGFloat)
    case box(width: CGFloat, height: CGFloat)
    case spacer
    case stack(isVertical: Bool, alignment: Int, spacing: CGFloat?, [DescribedView])
    case layers(alignment: Int, [DescribedView])
    case grid(spacing: CGFloat, [DescribedView])
    case scroll(DescribedView)
    case modified(DescribedModifier, DescribedView)

    /// The view itself.
    @MainActor var view: AnyView {
        switch self {
        case .text(let words, let size): AnyView(Text(words).font(.system(size: size)))
        case .box(let width, let height): AnyView(Color.blue.frame(width: width, height: height))
        case .spacer: AnyView(Spacer(minLength: 3))
        case .stack(true, let alignment, let spacing, let views):
            AnyView(
                VStack(alignment: [.leading, .center, .trailing][alignment], spacing: spacing) { children(views) })
        case .stack(false, let alignment, let spacing, let views):
            AnyView(HStack(alignment: [.top, .center, .bottom][alignment], spacing: spacing) { children(views) })
        case .layers(let alignment, let views):
            AnyView(ZStack(alignment: [.topLeading, .center, .bottomTrailing][alignment]) { children(views) })
        case .grid(let spacing, let views):
            AnyView(
                Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
                    ForEach(0..<(views.count + 1) / 2, id: \.self) { row in
                        GridRow { children(Array(views[row * 2..<min(row * 2 + 2, views.count)])) }
                    }
                })
        case .scroll(let view): AnyView(ScrollView { view.view })
        case .modified(let modifier, let view): modifier.modified(view.view)
        }
    }

    @MainActor private func children(_ views: [DescribedView]) -> some View {
        ForEach(Array(views.enumerated()), id: \.offset) { $0.element.view }
    }

    /// The views in it, from the first to the last.
    var children: [DescribedView] {
        get {
            switch self {
            case .stack(_, _, _, let views), .layers(_, let views), .grid(_, let views): views
            case .modified(_, let view), .scroll(let view): [view]
            case .text, .box, .spacer: []
            }
        }
        set {
            switch self {
            case .stack(let isVertical, let alignment, let spacing, _):
                self = .stack(isVertical: isVertical, alignment: alignment, spacing: spacing, newValue)
            case .layers(let alignment, _): self = .layers(alignment: alignment, newValue)
            case .grid(let spacing, _): self = .grid(spacing: spacing, newValue)
            case .scroll: if let view = newValue.first { self = .scroll(view) }
            case .modified(let modifier, _): if let view = newValue.first { self = .modified(modifier, view) }
            case .text, .box, .spacer: break
            }
        }
    }

    /// The number of views and modifiers in it, with itself.
    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// Returns a view or modifier by its place, from the outside to the inside.
    subscript(place: Int) -> DescribedView {
        get {
            guard place > 0 else { return self }
            var rest = place - 1
            for child in children {
                if rest < child.count { return child[rest] }
                rest -= child.count
            }
            return self
        }
        set {
            guard place > 0 else { return self = newValue }
            var rest = place - 1
            for index in children.indices {
                let count = children[index].count
                if rest < count { return children[index][rest] = newValue }
                rest -= count
            }
        }
    }
}

/// A modifier of a described view.
enum DescribedModifier: Hashable {
    case padding(CGFloat)
    case width(CGFloat)
    case offset(CGFloat)
    case background(CGFloat)
    /// A rounded rectangle behind the view.
    case card(CGFloat)
    /// A circle, a capsule or an ellipse before the view.
    case outline(Int)
    case opacity(Double)

    @MainActor func modified(_ view: AnyView) -> AnyView {
        switch self {
        case .padding(let length): AnyView(view.padding(length))
        case .width(let width): AnyView(view.frame(width: width, alignment: .leading))
        case .offset(let length): AnyView(view.offset(x: length, y: length / 2))
        case .background(let length): AnyView(view.background(alignment: .topLeading) { Text("\(Int(length))") })
        case .card(let radius): AnyView(view.background(RoundedRectangle(cornerRadius: radius).fill(Color.yellow)))
        case .outline(0): AnyView(view.overlay(Circle().stroke(Color.red)))
        case .outline(1): AnyView(view.overlay(Capsule().stroke(Color.red, lineWidth: 2)))
        case .outline: AnyView(view.overlay(Ellipse().stroke(Color.red)))
        case .opacity(let opacity): AnyView(view.opacity(opacity))
        }
    }
}

extension DescribedView {
    private static let words = [
        "Berlin", "12 degrees", "rain and wind", "tomorrow", "north by northwest", "now", "later",
    ]

    /// Returns a random view, at most `depth` levels deep.
    static func random(_ depth: Int, _ random: inout SeededRandom) -> DescribedView {
        guard depth > 0 else { return leaf(&random) }
        switch random.int(below: 12) {
        case 0..<5:
            let views = (0..<random.int(in: 2...4)).map { _ in Self.random(depth - 1, &random) }
            return .stack(
                isVertical: random.int(below: 3) > 0, alignment: random.int(below: 3),
                spacing: random.int(below: 2) == 0 ? nil : CGFloat(random.int(in: 0...12)), views)
        case 5..<6:
            return .layers(
                alignment: random.int(below: 3), (0..<2).map { _ in Self.random(depth - 1, &random) })
        case 9:
            return .grid(
                spacing: CGFloat(random.int(in: 0...12)),
                (0..<random.int(in: 2...5)).map { _ in Self.random(depth - 1, &random) })
        case 10: return .scroll(Self.random(depth - 1, &random))
        case 6..<9: return .modified(.random(&random), Self.random(depth - 1, &random))
        default: return leaf(&random)
        }
    }

    static func leaf(_ random: inout SeededRandom) -> DescribedView {
        switch random.int(below: 6) {
        case 0: .box(width: CGFloat(random.int(in: 10...60)), height: CGFloat(random.int(in: 10...40)))
        case 1: .spacer
        default: .text(words[random.int(below: words.count)], size: CGFloat(random.int(in: 11...22)))
        }
    }
}

extension DescribedModifier {
    static func random(_ random: inout SeededRandom) -> DescribedModifier {
        switch random.int(below: 9) {
        case 0, 1: .padding(CGFloat(random.int(in: 2...20)))
        case 2: .width(CGFloat(random.int(in: 40...160)))
        case 3: .offset(CGFloat(random.int(in: 2...20)))
        case 4, 5: .card(CGFloat(random.int(in: 0...12)))
        case 6: .outline(random.int(below: 3))
        case 7: .opacity(Double(random.int(in: 2...8)) / 10)
        default: .background(CGFloat(random.int(in: 1...99)))
        }
    }
}
