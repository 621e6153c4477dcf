import Foundation
import QuartzCore

@testable import UIKit

/// Objects that draw, and those that set text.
extension PropertyStages {
    /// Shows what is drawn again after each change of an object.
    private static func drawn(_ object: AnyObject, _ draw: @escaping () -> UIImage) -> PropertyStage {
        let (root, view) = (UIViewController(), UIImageView())
        view.frame = CGRect(x: 20, y: 100, width: 80, height: 60)
        root.view.addSubview(view)
        return PropertyStage(object, on: root) { view.image = draw() }
    }

    private static func star(_ path: UIBezierPath) {
        path.move(to: CGPoint(x: 10, y: 50))
        for (x, y) in [(40, 5), (70, 50), (5, 20), (75, 20)] { path.addLine(to: CGPoint(x: x, y: y)) }
    }

    private static let size = CGSize(width: 80, height: 60)

    static let drawings: [Entry] = [
        staged(UIBezierPath.self) {
            let path = UIBezierPath()
            star(path)
            path.lineWidth = 6
            return drawn(path) { UIGraphicsImageRenderer(size: size).image { _ in path.stroke() } }
        },
        staged(UIBezierPath.self) {
            let path = UIBezierPath()
            star(path)
            return drawn(path) { UIGraphicsImageRenderer(size: size).image { _ in path.fill() } }
        },
        staged(UIGraphicsImageRendererFormat.self) {
            let format = UIGraphicsImageRendererFormat()
            return drawn(format) {
                UIGraphicsImageRenderer(size: size, format: format).image { context in
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 1, y: 2, width: 20, height: 20))
                }
            }
        },
        staged(NSStringDrawingContext.self) {
            let (context, text) = (NSStringDrawingContext(), NSAttributedString(string: "many words in a small room"))
            return drawn(context) {
                UIGraphicsImageRenderer(size: size).image { _ in
                    text.draw(with: CGRect(x: 0, y: 0, width: 80, height: 20), options: [], context: context)
                }
            }
        },
    ]

    /// A text view with its own layout.
    private static func typed() -> (UITextView, NSTextContainer, NSLayoutManager, NSTextStorage) {
        let (storage, manager) = (
            NSTextStorage(string: "words of a text that needs more than one line"), NSLayoutManager()
        )
        let container = NSTextContainer(size: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (UITextView(frame: .zero, textContainer: container), container, manager, storage)
    }

    /// What a layout says of its lines.
    private static func lines(_ manager: NSLayoutManager, _ container: NSTextContainer) -> [String] {
        var found = ["\(manager.usedRect(for: container).integral)"]
        manager.ensureLayout(for: container)
        unsafe manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
            rect, used, _, range, _ in
            found.append("\(rect.integral) \(used.integral) \(range)")
        }
        return found
    }

    static let settings: [Entry] = [
        staged(NSTextContainer.self) {
            let (view, container, manager, _) = typed()
            return PropertyStage(container, in: view, frame: CGRect(x: 20, y: 100, width: 120, height: 100))
                .playing { lines(manager, container) }
        },
        staged(NSLayoutManager.self) {
            let (view, container, manager, _) = typed()
            return PropertyStage(manager, in: view, frame: CGRect(x: 20, y: 100, width: 120, height: 100))
                .playing { lines(manager, container) }
        },
        staged(NSTextStorage.self) {
            let (view, container, manager, storage) = typed()
            return PropertyStage(storage, in: view, frame: CGRect(x: 20, y: 100, width: 120, height: 100)).playing {
                storage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "More ")
                return lines(manager, container)
            }
        },
        staged(UIPasteboard.self) {
            let board = UIPasteboard.withUniqueName()
            return PropertyStage(plain: board).playing {
                [
                    "\(board.numberOfItems) \(board.hasStrings) \(board.hasImages) \(board.hasURLs) \(board.hasColors)",
                    board.strings?.joined() ?? "", "\(board.images?.map(\.size) ?? [])", "\(board.colors?.count ?? 0)",
                ]
            }
        },
    ]
}
