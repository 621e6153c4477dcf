import UIKit

/// The letters of a number that becomes another one, by their places from the end.
@MainActor struct RollingLetters {
    private struct Letter {
        let text: String
        let frame: CGRect
        let label: UILabel
    }

    private var old: [Letter]
    private var new: [Letter]
    /// The direction from which new letters come: 1 from below, -1 from above.
    private let direction: CGFloat

    /// Creates the letters of two labels; `nil` if one of them has several lines.
    init?(from old: UILabel, to new: UILabel, by direction: CGFloat) {
        guard let old = Self.letters(of: old), let new = Self.letters(of: new) else { return nil }
        (self.old, self.new, self.direction) = (old, new, direction)
    }

    private static func letters(of label: UILabel) -> [Letter]? {
        guard let text = label.text, let font = label.font, label.bounds.height < font.lineHeight * 1.6 else {
            return nil
        }
        func width(_ text: Substring) -> CGFloat {
            NSAttributedString(string: String(text), attributes: [.font: font]).size().width
        }
        return text.indices.map { index in
            let (start, end) = (width(text[..<index]), width(text[...index]))
            let frame = CGRect(
                x: label.frame.minX + start, y: label.frame.minY, width: end - start, height: label.frame.height)
            return Letter(text: String(text[index]), frame: frame, label: label)
        }
    }

    /// Returns views of the letters when a share of the way is gone.
    func views(at share: CGFloat) -> [UIView] {
        var views: [UIView] = []
        for place in 0..<max(old.count, new.count) {
            let (former, next) = (letter(of: old, place), letter(of: new, place))
            if let former, let next, former.text == next.text {
                let (x, y) = (next.frame.minX - former.frame.minX, next.frame.minY - former.frame.minY)
                views.append(view(next, former.frame.offsetBy(dx: x * share, dy: y * share), 1))
                continue
            }
            if let former { views.append(view(former, rolled(former, by: -share), 1 - share)) }
            if let next { views.append(view(next, rolled(next, by: 1 - share), share)) }
        }
        return views
    }

    private func letter(of letters: [Letter], _ place: Int) -> Letter? {
        place < letters.count ? letters[letters.count - 1 - place] : nil
    }

    private func rolled(_ letter: Letter, by share: CGFloat) -> CGRect {
        letter.frame.offsetBy(dx: 0, dy: direction * share * letter.frame.height / 2)
    }

    private func view(_ letter: Letter, _ frame: CGRect, _ opacity: CGFloat) -> UIView {
        let view = RollingLetter(frame: frame)
        view.font = letter.label.font
        view.textColor = letter.label.textColor
        view.text = letter.text
        view.lineBreakMode = .byClipping
        view.alpha = min(max(opacity, 0), 1)
        return view
    }
}

/// A letter of a number that becomes another one.
private final class RollingLetter: UILabel {}
