import Foundation
import Testing
import UIKit

@testable import Badges

/// Draws the app's bundled pictures into the folder in BADGES_PICTURES.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["BADGES_PICTURES"] != nil)) struct BundledPictures {
    private let folder = ProcessInfo.processInfo.environment["BADGES_PICTURES"] ?? ""

    private func write(_ name: String, side: CGFloat, _ draw: (CGRect) -> Void) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bounds = CGRect(x: 0, y: 0, width: side, height: side)
        let data = UIGraphicsImageRenderer(size: bounds.size, format: format).pngData { _ in draw(bounds) }
        try data.write(to: URL(filePath: folder).appending(path: "\(name).png"))
    }

    @Test func `patches of the prototype`() throws {
        let patches = Patch.Palette.allCases.flatMap { palette in
            Patch.Sign.allCases.map { Patch(palette: palette, sign: $0) }
        }
        for number in 0..<19 {
            // One picture is larger than the others.
            try write(number < 10 ? "badge-0\(number)" : "badge-\(number)", side: number == 12 ? 600 : 512) {
                patches[number].draw(in: $0)
            }
        }
    }

    @Test func `question mark`() throws {
        try write("QuestionMark", side: 512) { bounds in
            UIColor.white.setFill()
            UIBezierPath(rect: bounds).fill()
            UIColor.black.set()
            let ring = UIBezierPath(ovalIn: CGRect(x: 50, y: 38, width: 421, height: 416))
            ring.lineWidth = 20
            ring.stroke()
            let mark = NSAttributedString(
                string: "?", attributes: [.font: UIFont.systemFont(ofSize: 300), .foregroundColor: UIColor.black])
            let size = mark.size()
            mark.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: 246 - size.height / 2))
        }
    }
}
