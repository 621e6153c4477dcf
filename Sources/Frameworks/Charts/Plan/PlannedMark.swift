import CoreGraphics
import Foundation
import SwiftUI

/// A mark with its place in the plot, in points from the plot's corner.
struct PlannedMark {
    /// What is drawn.
    enum Paint {
        /// Nothing; the mark is only spoken, as a value of a line.
        case nothing
        case fill(AnyShapeStyle)
        case stroke(AnyShapeStyle, StrokeStyle)
        case view(() -> AnyView)
    }

    /// What it is drawn of.
    let kind: MarkDescription.Kind
    /// The rectangle around it.
    var frame: CGRect
    var path = Path()
    let paint: Paint
    /// The looks of what it is drawn of.
    var looks: MarkLooks
    let line: SourceLine
    /// The marks where it is shown; all of it is without any.
    var masks: [PlannedMark] = []
    var label: Text?
    var value: Text?
    /// Where it lies on both axes.
    let places: (x: AxisPlace, y: AxisPlace)
    /// What a sector shows.
    let sector: SectorDescription?
    /// The number of the group of marks that are spoken as one; `nil` for a mark by itself.
    var group: Int?

    init(_ mark: MarkDescription, _ frame: CGRect, _ paint: Paint, _ path: Path = Path()) {
        kind = mark.kind
        self.frame = frame
        self.paint = paint
        self.path = path
        looks = mark.looks
        line = mark.line
        group = mark.group
        places = (mark.x, mark.y)
        sector = mark.sector
    }
}

extension PlannedMark: CustomStringConvertible {
    /// The mark in a line, as tables of tests have it.
    var description: String {
        func round(_ number: CGFloat) -> String {
            let rounded = (number * 100).rounded() / 100
            return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(Double(rounded))"
        }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(round)
        return "\(kind) \(numbers.joined(separator: " "))"
    }
}

extension PlannedMark {
    /// What goldens know it by, such as `bar Monday 54 Oslo`.
    var words: String {
        let values = places.x.values + places.y.values + [sector?.angle, looks.foreground?.value].compactMap(\.self)
        let isOfLine = (kind == .line || kind == .area) && !isOfOneValue
        let shown = isOfLine ? [looks.foreground?.value].compactMap(\.self) : values
        return ([kind.rawValue] + shown.map(\.datum.plainWords)).joined(separator: " ")
    }
}

extension Datum {
    /// The value in words that are the same for everyone.
    fileprivate var plainWords: String {
        switch self {
        case .category(let name): return name
        case .number(let number):
            let isWhole = number == number.rounded() && abs(number) < 1e15
            return isWhole ? "\(Int(number))" : "\(number)"
        case .date(let seconds):
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            return date.formatted(Date.ISO8601FormatStyle(timeZone: .gmt))
        }
    }
}
