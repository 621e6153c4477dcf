import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimViewTree

/// Proof that the golden's image is restored when all inputs are reverted, as a whole or within some views.
final class PaintProof {
    private let picture: PictureChange
    private let inputs: [Input]
    private let trial: Trial
    private var whole: Bool?
    private var reverted: Bitmap?

    init(picture: PictureChange, inputs: [Input], trial: Trial) {
        self.picture = picture
        self.inputs = inputs
        self.trial = trial
    }

    private var revertible: [Int] { inputs.indices.filter { inputs[$0].revert != nil } }

    /// Whether every pixel of the golden is restored.
    var isWhole: Bool {
        get throws {
            if let whole { return whole }
            let hash = try trial.pixelHash(reverting: revertible)
            let result = hash != nil && hash == picture.goldenHash
            whole = result
            return result
        }
    }

    /// Returns whether all pixels of the golden within these views are restored, apart from images that cannot be drawn
    /// again.
    func holds(for views: [String]) throws -> Bool {
        if try isWhole { return true }
        guard let golden = picture.golden, let (layout, _) = try trial.layout(reverting: revertible),
            let bitmap = try revertedBitmap(), bitmap.width == golden.width, bitmap.height == golden.height
        else { return false }
        let scale = layout.screen.viewport.scale
        let unknown = Set(inputs.filter { !$0.isPaintable }.compactMap(\.change.view)).subtracting(views)
        func areas(_ ids: (String) -> Bool) -> [PixelArea] {
            layout.views.filter { ids($0.view.id) }.map { PixelArea($0.screenFrame, scale: scale, within: golden) }
        }
        let holes = areas(unknown.contains)
        let own = areas(views.contains)
        return own.count == Set(views).count
            && own.allSatisfy { area in
                area.allPixels { x, y in
                    bitmap[x, y] == golden[x, y] || holes.contains { $0.contains(x, y) }
                }
            }
    }

    private func revertedBitmap() throws -> Bitmap? {
        if reverted == nil { reverted = try trial.bitmap(reverting: revertible) }
        return reverted
    }
}

/// The pixels that a frame touches.
private struct PixelArea {
    private let columns: Range<Int>
    private let rows: Range<Int>

    init(_ frame: Rect, scale: Double, within bitmap: Bitmap) {
        func range(_ start: Double, _ end: Double, _ limit: Int) -> Range<Int> {
            let first = max(0, min(Double(limit), (start * scale).rounded(.down)))
            let last = max(first, min(Double(limit), (end * scale).rounded(.up)))
            return Int(first)..<Int(last)
        }
        columns = range(frame.minX, frame.maxX, bitmap.width)
        rows = range(frame.minY, frame.maxY, bitmap.height)
    }

    func contains(_ x: Int, _ y: Int) -> Bool { columns.contains(x) && rows.contains(y) }

    func allPixels(_ test: (Int, Int) -> Bool) -> Bool {
        rows.allSatisfy { y in columns.allSatisfy { test($0, y) } }
    }
}
