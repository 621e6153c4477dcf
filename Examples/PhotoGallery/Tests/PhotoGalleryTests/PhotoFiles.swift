import AppRigs
import PhotoFixtures
import UIKit

/// Pictures as files: hills under a sky, each a little different, with the sides of their records.
@MainActor enum PhotoFiles {
    private static var known: [Int: Data] = [:]
    private static let kinds = 12

    /// The picture of an address, whose name ends in the number of the photo.
    static func png(of url: URL) -> Data {
        let index = Int(url.deletingPathExtension().lastPathComponent) ?? 0
        return png(of: index)
    }

    static func png(of index: Int) -> Data {
        let kind = index % kinds
        if let data = known[kind] { return data }
        let (width, height) = PhotoRecords.sides[kind % PhotoRecords.sides.count]
        let data = drawnPNG(CGSize(width: width, height: height)) { draw(kind, in: $0) }
        known[kind] = data
        return data
    }

    private static func draw(_ kind: Int, in bounds: CGRect) {
        let part = CGFloat(kind) / CGFloat(kinds)
        UIColor(hue: 0.52 + part * 0.12, saturation: 0.45, brightness: 0.95 - part * 0.3, alpha: 1).setFill()
        UIBezierPath(rect: bounds).fill()
        UIColor(hue: 0.12, saturation: 0.6, brightness: 1, alpha: 1).setFill()
        let side = min(bounds.width, bounds.height) / 5
        UIBezierPath(
            ovalIn: CGRect(x: bounds.width * (0.1 + 0.65 * part), y: bounds.height * 0.18, width: side, height: side)
        ).fill()
        for hill in 0..<3 {
            UIColor(hue: 0.33 + part * 0.1, saturation: 0.5, brightness: 0.65 - CGFloat(hill) * 0.15, alpha: 1)
                .setFill()
            let top = bounds.height * (0.5 + CGFloat(hill) * 0.14)
            let peak = bounds.width * CGFloat((kind * 5 + hill * 3) % 10) / 10
            UIBezierPath(
                [
                    [
                        (0, top), (peak, top - bounds.height * 0.15), (bounds.width, top),
                        (bounds.width, bounds.height), (0, bounds.height),
                    ]
                ]
            ).fill()
        }
    }
}

extension UIBezierPath {
    fileprivate convenience init(_ lines: [[(CGFloat, CGFloat)]]) {
        self.init()
        for line in lines {
            for (index, point) in line.enumerated() {
                let point = CGPoint(x: point.0, y: point.1)
                if index == 0 { move(to: point) } else { addLine(to: point) }
            }
            close()
        }
    }
}
