package import LayoutSimDrawing
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimTypography
import LayoutSimViewTree

/// Frames and constraints over an image, as on Interface Builder's canvas: blue for constraints that hold, orange for
/// broken ones.
struct Overlay {
    let layout: Layout
    let typesetter: Typesetter

    private var grid: PixelGrid { PixelGrid(scale: layout.screen.viewport.scale) }
    private var chips: ChipPainting { ChipPainting(text: TextPainting(typesetter: typesetter, grid: grid)) }

    func items() -> [DisplayItem] {
        let marks = layout.constraints.filter { $0.source == .screen }.flatMap(mark)
        let lines = marks.flatMap(\.lines)
        let labels = marks.flatMap(\.labels).flatMap { chips.chip($0, within: layout.screen.viewport.size) }
        return (frames + lines + labels).map { DisplayItem(view: "overlay", operation: $0) }
    }

    private var frames: [DrawingOperation] {
        layout.views.dropFirst().map { placed in
            let line = 1 / layout.screen.viewport.scale
            let rect = placed.screenFrame.inset(by: EdgeInsets(all: line / 2))
            return .stroke(.rect(rect), OverlayColor.frame, Stroke(width: line))
        }
    }

    private func mark(_ solved: SolvedConstraint) -> [OverlayMark] {
        let constraint = solved.constraint
        guard let first = layout.screenRect(of: constraint.first.item) else { return [] }
        guard let operand = constraint.second, let second = layout.screenRect(of: operand.item) else {
            return constraint.first.attribute.isSize ? [SizeMark(solved: solved, rect: first).mark] : []
        }
        if constraint.first.attribute.isSize { return [SizeMark(solved: solved, rect: first).mark] }
        if constraint.first.attribute.isCenter {
            return [CenterMark(solved: solved, first: first, second: second).mark]
        }
        return [SpacingMark(solved: solved, first: first, second: second).mark]
    }
}

/// The mark of a single constraint.
struct OverlayMark {
    var lines: [DrawingOperation]
    var labels: [ChipLabel]
}

/// The colors of the overlay.
enum OverlayColor {
    static let frame = Color(red: 0x1D, green: 0x77, blue: 0xEF, alpha: 0x70)
    static let holds = Color(hex: 0x1D77EF)
    static let gaveWay = Color(hex: 0xE2620B)
}

extension SolvedConstraint {
    /// Whether the constraint is violated by more than floating-point error.
    var gaveWay: Bool { error > 0.001 }

    var overlayColor: Color { gaveWay ? OverlayColor.gaveWay : OverlayColor.holds }

    /// The line style of marks: dashed for optional constraints.
    var overlayStroke: Stroke {
        Stroke(width: 1, dashes: constraint.priority < .required ? [3, 2] : [])
    }

    /// The sign before the value of an inequality.
    var sign: String {
        switch constraint.relation {
        case .equal: ""
        case .greaterThanOrEqual: "≥ "
        case .lessThanOrEqual: "≤ "
        }
    }

    /// The priority; empty if it is required.
    var prioritySuffix: String { constraint.priority < .required ? " @\(constraint.priority)" : "" }
}

extension LayoutAttribute {
    var isSize: Bool { self == .width || self == .height }
    var isCenter: Bool { self == .centerX || self == .centerY }
}

extension Painter {
    /// Returns the image of the screen with frames and constraints over it.
    package func displayListWithOverlay() -> DisplayList {
        var list = displayList()
        list.items += Overlay(layout: layout, typesetter: typesetter).items()
        return list
    }
}
