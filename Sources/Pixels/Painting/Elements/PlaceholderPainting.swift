import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree

/// A placeholder for a view whose content is not part of the screen: a light background, a hint of what it holds, and
/// its name.
struct PlaceholderPainting {
    let kind: OpaqueKind
    let hasSubviews: Bool
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        switch kind {
        case .table where hasSubviews, .collection where hasSubviews: []
        case .effect: effect
        case .table: paper(context.palette[.background]) + clipped(rows) + name
        case .collection: paper(context.palette[.background]) + clipped(tiles) + name
        case .web, .map, .metal, .scene, .container, .other: paper(context.palette.placeholder) + name
        }
    }

    private var effect: [DrawingOperation] {
        let color = context.color(of: .material, context.palette.barMaterial.withAlpha(0xC8))
        return color.alpha > 0 ? [.blurring(behind: context.frame, .fill(.rect(context.frame), color))] : []
    }

    private func paper(_ color: Color) -> [DrawingOperation] {
        let edge = context.frame.inset(by: EdgeInsets(all: context.hairline / 2))
        return [
            .fill(.rect(context.frame), color),
            .stroke(.rect(edge), context.palette.placeholderInk, Stroke(width: context.hairline)),
        ]
    }

    private func clipped(_ operations: [DrawingOperation]) -> [DrawingOperation] {
        operations.isEmpty ? [] : [.clipped(to: .rect(context.frame), operations)]
    }

    /// Lines between rows of UIKit's default row height.
    private var rows: [DrawingOperation] {
        stride(from: context.frame.minY + 44, to: context.frame.maxY, by: 44).map { y in
            let line = Rect(
                x: context.frame.minX + 16, y: y, width: max(0, context.frame.width - 16), height: context.hairline)
            return .fill(.rect(line), context.palette[.separator])
        }
    }

    /// Squares of the default item size of UIKit's flow layout.
    private var tiles: [DrawingOperation] {
        let columns = max(1, Int((context.frame.width - 8) / 58))
        let gap = (context.frame.width - Double(columns) * 50) / Double(columns + 1)
        return stride(from: context.frame.minY + 10, to: context.frame.maxY, by: 60).flatMap { y in
            (0..<columns).map { column in
                let x = context.frame.minX + gap + Double(column) * (50 + gap)
                let tile = Rect(x: x, y: y, width: 50, height: 50)
                return .fill(.roundedRect(tile, radius: 4), context.palette.placeholder)
            }
        }
    }

    private var name: [DrawingOperation] {
        hasSubviews ? [] : PlaceholderName(text: kind.title, context: context).operations()
    }
}

/// The name of a view that is not drawn, centered in its frame if it fits.
struct PlaceholderName {
    let text: String
    let context: PaintingContext

    func operations() -> [DrawingOperation] {
        let font = Font.system(size: context.frame.height < 30 ? 9 : 13, weight: .medium)
        let height = font.size * 1.6
        guard !text.isEmpty, context.frame.height >= height, context.frame.width >= 24 else { return [] }
        let width = min(context.text.width(of: text, font) + font.size, context.frame.width)
        let plate = Rect(
            x: context.frame.midX - width / 2, y: context.frame.midY - height / 2, width: width, height: height)
        return [.fill(.roundedRect(plate, radius: 4), context.palette.placeholder)]
            + context.text.line(
                text, font, context.palette[.gray], .center,
                in: plate.inset(by: EdgeInsets(left: 2, right: 2)))
    }
}

extension OpaqueKind {
    /// The name that is displayed.
    fileprivate var title: String {
        switch self {
        case .table: "Table View"
        case .collection: "Collection View"
        case .web: "Web View"
        case .map: "Map View"
        case .metal: "Metal View"
        case .scene: "Scene View"
        case .container: "Container"
        case .effect: "Visual Effect View"
        case .other: "View"
        }
    }
}
