import LayoutSimCauses
import LayoutSimDocuments
import LayoutSimSeededRandom
import SwiftUI

/// An edit of a described view, and the words by which its cause is known.
struct DescribedEdit {
    /// What is at the place after the edit.
    private var part: DescribedView
    /// The kinds of inputs of which the cause is one.
    let kinds: [PropertyKind]
    /// The value after the edit, if there is one.
    let value: String?

    /// The place of the view that is edited.
    let place: Int

    /// Edits a view at random; `nil` where an edit is not possible.
    init?(_ old: DescribedView, _ random: inout SeededRandom) {
        place = random.int(below: old.count)
        part = old[place]
        guard let (kinds, value) = DescribedEdit.change(&part, random.int(below: 6), &random), part != old[place] else {
            return nil
        }
        (self.kinds, self.value) = (kinds, value)
    }

    /// Makes the edit.
    func apply(to view: inout DescribedView) { view[place] = part }

    private static func change(
        _ view: inout DescribedView, _ kind: Int, _ random: inout SeededRandom
    ) -> ([PropertyKind], String?)? {
        switch kind {
        case 0:
            view = .modified(.random(&random), view)
            return (["wrapped"], nil)
        case 1:
            guard case .modified(_, let inner) = view else { return nil }
            view = inner
            return (["unwrapped"], nil)
        case 2:
            guard case .stack(let isVertical, let alignment, let spacing, var views) = view else { return nil }
            views.insert(.leaf(&random), at: random.int(in: 0...views.count))
            view = .stack(isVertical: isVertical, alignment: alignment, spacing: spacing, views)
            return (["added"], nil)
        case 3:
            guard case .stack(let isVertical, let alignment, let spacing, var views) = view, views.count > 1 else {
                return nil
            }
            views.remove(at: random.int(below: views.count))
            view = .stack(isVertical: isVertical, alignment: alignment, spacing: spacing, views)
            return (["removed"], nil)
        default: return changeValue(&view, &random)
        }
    }

    private static func changeValue(
        _ view: inout DescribedView, _ random: inout SeededRandom
    ) -> ([PropertyKind], String?)? {
        switch view {
        case .text(let words, let size):
            if random.int(below: 2) == 0 {
                view = .text(words, size: size + 5)
                return (["font"], "system \(Int(size) + 5) regular")
            }
            view = .text(words + " again", size: size)
            return (["text"], nil)
        case .box(let width, let height):
            view = .box(width: width + 7, height: height)
            return (["width"], "\(Int(width) + 7)")
        case .spacer: return nil
        case .stack(let isVertical, let alignment, let spacing, let views):
            if random.int(below: 2) == 0 {
                view = .stack(isVertical: isVertical, alignment: (alignment + 1) % 3, spacing: spacing, views)
                return (["alignment"], nil)
            }
            view = .stack(isVertical: isVertical, alignment: alignment, spacing: (spacing ?? 1) + 9, views)
            return (["spacing"], "\(Int(spacing ?? 1) + 9)")
        case .layers(let alignment, let views):
            view = .layers(alignment: (alignment + 1) % 3, views)
            return (["alignment"], nil)
        case .modified(.padding(let length), let inner):
            view = .modified(.padding(length + 6), inner)
            return (["insets"], "\(Int(length) + 6)")
        case .modified(.width(let width), let inner):
            view = .modified(.width(width + 11), inner)
            return (["width"], "\(Int(width) + 11)")
        case .modified(.offset(let length), let inner):
            view = .modified(.offset(length + 8), inner)
            return (["point"], nil)
        case .grid(let spacing, let views):
            view = .grid(spacing: spacing + 5, views)
            return (["horizontal spacing", "vertical spacing"], "\(Int(spacing) + 5)")
        case .modified(.card(let radius), let inner):
            view = .modified(.card(radius + 3), inner)
            return ([.drawing], nil)
        case .modified(.opacity(let opacity), let inner):
            view = .modified(.opacity(opacity / 2), inner)
            return (["alpha"], nil)
        case .modified(.background, _), .modified(.outline, _), .scroll: return nil
        }
    }

    /// Whether a change of an input is this edit.
    func isTold(by change: InputChange) -> Bool {
        kinds.contains(change.kind) && (value == nil || change.new == value)
    }
}
