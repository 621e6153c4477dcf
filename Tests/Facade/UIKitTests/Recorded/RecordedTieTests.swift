import Testing
import UIKit

/// The label that gives way when two labels side by side have equal priorities, recorded by Vercantez/openuikit on an
/// iPhone 16 with iOS 26.1.
@MainActor @Suite struct RecordedTieTests {
    struct Case: Sendable {
        var texts: [String]
        /// Whether a constraint names the last edge first.
        var isReversed = false
        /// The label that may wrap.
        var wrapping: Int?
        var widths: [CGFloat]
    }

    nonisolated static let cases = [
        Case(texts: ["Download", "Wi-Fi only"], widths: [252.667, 76.333]),
        Case(texts: ["Download", "Wi-Fi only"], isReversed: true, widths: [83.667, 245.333]),
        Case(texts: ["Download", "Wi-Fi only"], wrapping: 1, widths: [83.667, 245.333]),
        Case(texts: ["A rather long leading label text", "and a long trailing one too"], widths: [255.667, 73.333]),
    ]

    @Test(arguments: cases) func `the label that a constraint names first stretches, and keeps its width`(
        _ known: Case
    ) throws {
        try RecordedDevice.phone {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 72))
            let labels = zip(known.texts, [18, 16] as [CGFloat]).map { text, size in
                let label = UILabel()
                label.text = text
                label.font = .systemFont(ofSize: size, weight: .semibold)
                label.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(label)
                return label
            }
            if let wrapping = known.wrapping { labels[wrapping].numberOfLines = 0 }
            var constraints = [
                labels[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                labels[0].centerYAnchor.constraint(equalTo: root.centerYAnchor),
                labels[1].centerYAnchor.constraint(equalTo: root.centerYAnchor),
                labels[0].trailingAnchor.constraint(equalTo: labels[1].leadingAnchor, constant: -24),
                root.trailingAnchor.constraint(equalTo: labels[1].trailingAnchor, constant: 20),
            ]
            if known.isReversed { constraints.reverse() }
            NSLayoutConstraint.activate(constraints)
            root.layoutIfNeeded()
            for (label, width) in zip(labels, known.widths) {
                #expect(abs(label.frame.width - width) < 0.7, "\(label.frame)")
            }
        }
    }
}
