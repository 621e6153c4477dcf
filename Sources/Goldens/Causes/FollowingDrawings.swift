import LayoutSimAutoLayout
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree

/// Drawings that follow the sizes of their views: what code draws in one size and what it draws in another are one
/// drawing, and no two inputs.
///
/// Of a shape of SwiftUI the golden has the value from which it is drawn; of other drawings it is a guess by their
/// numbers.
struct FollowingDrawings {
    /// A view of the golden, and its size there in points.
    private struct Former {
        let view: View
        let size: Size
        var rows: [PropertyRow<View>] = []
    }

    private var views: [String: Former] = [:]

    /// The kinds of properties that code makes for a size.
    private static let kinds: Set<PropertyKind> = [.drawing, .mask, "shadow path"]

    /// Finds the drawings of a golden that differ from those of now as the sizes do.
    ///
    /// - Parameters:
    ///   - golden: The root of the golden, with the ids of now.
    ///   - now: The root of now.
    ///   - sizes: The sizes of the golden's views and of those of now, by ids, in points.
    init(golden: View, now: View, sizes: (golden: [String: Size], now: [String: Size])) {
        let rows = PropertyLine<View>.all.flatMap(\.rows).filter { Self.kinds.contains($0.kind) }
        let current = Dictionary(now.inPreorder.map { ($0.id, $0) }) { first, _ in first }
        for old in golden.inPreorder where old.ownLayer != nil {
            guard let new = current[old.id], let before = sizes.golden[old.id], let after = sizes.now[old.id],
                before != after
            else { continue }
            var former = Former(view: old, size: before)
            former.rows = rows.filter { row in
                guard row.differs(old, new), let one = row.text(old), let other = row.text(new) else { return false }
                if let shape = old.hosted?.shape { return shape == new.hosted?.shape }
                return SizeChange(before, after).explains(one, other)
            }
            if !former.rows.isEmpty { views[old.id] = former }
        }
    }

    /// Whether a property of a view follows its size.
    func contains(_ kind: PropertyKind, of view: String) -> Bool {
        views[view]?.rows.contains { $0.kind == kind } ?? false
    }

    /// Returns a screen whose views have the drawings of the golden where a layout gives them the sizes that they had
    /// there; `nil` if there are none.
    func screen(_ screen: Screen, drawnIn layout: Layout) -> Screen? {
        guard !views.isEmpty else { return nil }
        let former = layout.views.filter { placed in
            views[placed.view.id].map { $0.size.isNear(placed.frame.size) } ?? false
        }
        guard !former.isEmpty else { return nil }
        let ids = Set(former.map(\.view.id))
        var screen = screen
        screen.root.changeAllViews { view in
            guard ids.contains(view.id), let former = views[view.id] else { return }
            for row in former.rows { row.copy(former.view, &view) }
        }
        return screen
    }
}

/// A change of a size, in points, by which numbers of a drawing may have changed.
private struct SizeChange {
    private let candidates: [(Double) -> Double]

    init(_ old: Size, _ new: Size) {
        let (width, height) = (new.width - old.width, new.height - old.height)
        let lengths = [0, width, width / 2, height, height / 2]
        let ratios = [(new.width, old.width), (new.height, old.height)].filter { $0.1 > 0 }.map { $0.0 / $0.1 }
        candidates = lengths.map { length in { $0 + length } } + ratios.map { ratio in { $0 * ratio } }
    }

    /// Returns whether two drawings differ by numbers alone, each of which moved with an edge or the middle, or grew
    /// with the size.
    func explains(_ old: String, _ new: String) -> Bool {
        let (before, after) = (old.split(separator: " "), new.split(separator: " "))
        guard before.count == after.count else { return false }
        return zip(before, after).allSatisfy { one, other in
            if one == other { return true }
            guard let one = SizeChange.number(one), let other = SizeChange.number(other) else { return false }
            return candidates.contains { abs($0(one) - other) < 0.01 }
        }
    }

    /// Returns the number of a word, which a separator of steps may follow.
    private static func number(_ word: Substring) -> Double? {
        Double(word.hasSuffix(";") ? word.dropLast() : word)
    }
}

extension Size {
    fileprivate func isNear(_ other: Size) -> Bool {
        abs(width - other.width) <= 0.001 && abs(height - other.height) <= 0.001
    }
}
