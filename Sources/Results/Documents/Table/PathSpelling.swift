import LayoutSimGeometry
import LayoutSimNotation

extension Spelling<Path> {
    /// A rectangle, rounded rectangle or ellipse, written as its numbers, or any other path, written as its elements:
    /// `path m 0 0 l 10 0 c 10 5 5 10 0 10 z`, where a curve has its two control points before its end point.
    static var path: Spelling {
        Spelling(
            write: { path in
                path.shape?.words ?? (["path"] + path.elements.map(\.words)).joined(separator: " ")
            },
            read: { words in
                if words.skip("path") { return path(&words) }
                return PathShape(&words)?.path
            })
    }

    private static func path(_ words: inout WordReader) -> Path? {
        var path = Path()
        while true {
            if words.skip("m") {
                guard let end = words.point() else { return nil }
                path.elements.append(.move(end))
            } else if words.skip("l") {
                guard let end = words.point() else { return nil }
                path.elements.append(.line(end))
            } else if words.skip("c") {
                guard let first = words.point(), let second = words.point(), let end = words.point() else {
                    return nil
                }
                path.elements.append(.curve(end, control1: first, control2: second))
            } else if words.skip("z") {
                path.elements.append(.close)
            } else {
                return path
            }
        }
    }
}

extension Path.Element {
    fileprivate var words: String {
        func text(_ points: Point...) -> String {
            points.map { "\(exact($0.x)) \(exact($0.y))" }.joined(separator: " ")
        }
        return switch self {
        case .move(let end): "m \(text(end))"
        case .line(let end): "l \(text(end))"
        case .curve(let end, let control1, let control2): "c \(text(control1, control2, end))"
        case .close: "z"
        }
    }
}

/// A path that a few numbers can describe.
private enum PathShape: Hashable {
    case rect(Rect)
    case ellipse(Rect)
    case rounded(Rect, Double, RectCorners, isContinuous: Bool)

    init?(_ words: inout WordReader) {
        if words.skip("rect") {
            guard let rect = Spelling<Rect>.rect.read(&words) else { return nil }
            self = .rect(rect)
        } else if words.skip("ellipse") {
            guard let rect = Spelling<Rect>.rect.read(&words) else { return nil }
            self = .ellipse(rect)
        } else if words.skip("rounded") {
            guard let rect = Spelling<Rect>.rect.read(&words), let radius = words.number() else { return nil }
            let isContinuous = words.skip("continuous")
            self = .rounded(
                rect, radius, Spelling<RectCorners>.corners.read(&words) ?? .all, isContinuous: isContinuous)
        } else {
            return nil
        }
    }

    var words: String {
        switch self {
        case .rect(let rect): "rect \(Spelling<Rect>.rect.write(rect))"
        case .ellipse(let rect): "ellipse \(Spelling<Rect>.rect.write(rect))"
        case .rounded(let rect, let radius, let corners, let isContinuous):
            "rounded \(Spelling<Rect>.rect.write(rect)) \(exact(radius))" + (isContinuous ? " continuous" : "")
                + (corners == .all ? "" : " " + Spelling<RectCorners>.corners.write(corners))
        }
    }

    var path: Path {
        switch self {
        case .rect(let rect): .rect(rect)
        case .ellipse(let rect): .ellipse(in: rect)
        case .rounded(let rect, let radius, let corners, let isContinuous):
            .roundedRect(rect, radius: radius, corners: corners, isContinuous: isContinuous)
        }
    }
}

extension Path {
    /// The shape that exactly matches this path.
    fileprivate var shape: PathShape? {
        guard (4...24).contains(elements.count), case .close? = elements.last, let bounds = Rect(around: points) else {
            return nil
        }
        return candidates(in: bounds).first { $0.path == self }
    }

    private func candidates(in bounds: Rect) -> [PathShape] {
        guard let curve = firstCurve else { return [.rect(bounds)] }
        let (width, height) = (abs(curve.end.x - curve.start.x), abs(curve.end.y - curve.start.y))
        let small = min(width, height) / 0.065496
        let circular = [max(width, height), rounded(max(width, height))].flatMap { radius in
            (1...RectCorners.all.rawValue).reversed().map {
                PathShape.rounded(bounds, radius, RectCorners(rawValue: $0), isContinuous: false)
            }
        }
        let continuous = (1...RectCorners.all.rawValue).reversed().map {
            PathShape.rounded(bounds, rounded(small), RectCorners(rawValue: $0), isContinuous: true)
        }
        return [.ellipse(bounds)] + (elements.count > 10 ? continuous + circular : circular + continuous)
    }

    private func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }

    private var firstCurve: (start: Point, end: Point)? {
        for (before, element) in zip(elements, elements.dropFirst()) {
            guard case .curve(let end, _, _) = element else { continue }
            switch before {
            case .move(let start), .line(let start): return (start, end)
            case .curve(let start, _, _): return (start, end)
            case .close: return nil
            }
        }
        return nil
    }
}
