import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimSizes
import LayoutSimViewTree

/// Takes the bands of a root apart into pieces in which the same things are drawn.
struct PieceDrawing {
    let renderer: Renderer
    private(set) var palette = PagePalette()

    init(_ renderer: Renderer) { self.renderer = renderer }

    mutating func pieces(of bands: [Band]) -> [PagePiece] {
        bands.withoutThinLines.flatMap { band in
            zip(band.line(at: band.heights.lowerBound), band.line(at: band.heights.upperBound))
                .flatMap { pieces(from: $0, to: $1, heights: band.heights) }
                .reduce(into: [PagePiece]()) { pieces, next in
                    if let whole = pieces.last?.joined(with: next) {
                        pieces[pieces.count - 1] = whole
                    } else {
                        pieces.append(next)
                    }
                }
        }
    }

    /// Texts that are cut off have other letters at other widths, so that a stretch may have several pieces.
    private mutating func pieces(
        from lower: Stretch, to upper: Stretch, heights: ClosedRange<Double>
    ) -> [PagePiece] {
        let end = lower.widths.upperBound
        var pieces: [PagePiece] = []
        var width = lower.widths.lowerBound
        repeat {
            let shapes = shapes(lower, at: width)
            var wider = shapes
            let distance = Bisection.end(of: end - width, precision: 0.125) { distance in
                let next = self.shapes(lower, at: width + distance)
                guard shapes.isAlike(next) else { return false }
                wider = next
                return true
            }
            let widths = width...min(width + distance, end)
            let above = PieceDrawing.part(of: upper, widths, of: lower)
            let taller = self.shapes(upper, at: above.lowerBound)
            pieces.append(
                PagePiece(
                    widths: [widths, above], heights: heights, shapes: shapes, wider: wider.map(\.numbers),
                    taller: (shapes.isAlike(taller) ? taller : shapes).map(\.numbers),
                    constraints: lower.layout.authorsConstraints.map(\.letter).joined()))
            width = widths.upperBound + 0.125
        } while width < end
        return pieces
    }

    /// The part of a stretch that lies above a part of another one.
    private static func part(
        of upper: Stretch, _ widths: ClosedRange<Double>, of lower: Stretch
    ) -> ClosedRange<Double> {
        let extent = lower.widths.upperBound - lower.widths.lowerBound
        let factor = extent > 0 ? (upper.widths.upperBound - upper.widths.lowerBound) / extent : 0
        func above(_ width: Double) -> Double {
            upper.widths.lowerBound + (width - lower.widths.lowerBound) * factor
        }
        return above(widths.lowerBound)...max(above(widths.lowerBound), above(widths.upperBound))
    }

    /// What is drawn in a window, and the frames of the views as forms of their own.
    private mutating func shapes(_ stretch: Stretch, at width: Double) -> [DrawnShape] {
        let layout = stretch.layout(at: width)
        let frames = layout.views.map { view in
            let frame = view.screenFrame
            return DrawnShape(
                view: view.view.id, form: #"{"k":"v"}"#, numbers: [frame.minX, frame.minY, frame.width, frame.height])
        }
        return DrawnShape.shapes(of: renderer.displayList(layout), &palette) + frames
    }
}

extension PagePiece {
    /// This piece and the one to its right as one; `nil` if something is drawn otherwise there or moves otherwise.
    fileprivate func joined(with next: PagePiece) -> PagePiece? {
        guard constraints == next.constraints, shapes.isAlike(next.shapes) else { return nil }
        let (start, end) = (widths[0].lowerBound, next.widths[0].upperBound)
        let part = end > start ? (widths[0].upperBound - start) / (end - start) : 0
        func isStraight(_ first: [Double], _ middle: [Double], _ last: [Double]) -> Bool {
            zip(zip(first, middle), last).allSatisfy { abs($0.0 + ($1 - $0.0) * part - $0.1) <= 0.3 }
        }
        guard shapes.indices.allSatisfy({ isStraight(shapes[$0].numbers, wider[$0], next.wider[$0]) }) else {
            return nil
        }
        let widths = zip(widths, next.widths).map { $0.lowerBound...max($0.lowerBound, $1.upperBound) }
        return PagePiece(
            widths: widths, heights: heights, shapes: shapes, wider: next.wider, taller: taller,
            constraints: constraints)
    }
}

extension [Band] {
    /// Without proven lines of no height between other bands, where the next band is less than a pixel away.
    fileprivate var withoutThinLines: [Band] {
        let high = filter { !$0.isProven || $0.heights.lowerBound < $0.heights.upperBound }
        return high.isEmpty ? self : high
    }
}

extension [DrawnShape] {
    /// Whether both draw the same at other places.
    fileprivate func isAlike(_ other: [DrawnShape]) -> Bool {
        count == other.count
            && zip(self, other).allSatisfy {
                $0.form == $1.form && $0.view == $1.view && $0.numbers.count == $1.numbers.count
            }
    }
}

extension Layout {
    /// Those that the page shows.
    var authorsConstraints: [SolvedConstraint] { constraints.filter { $0.source == .screen } }
}

extension SolvedConstraint {
    fileprivate var letter: String { error > 1e-6 ? "!" : slack > 1e-6 ? "<" : "=" }
}
