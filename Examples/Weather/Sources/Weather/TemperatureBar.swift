import SwiftUI
import UIKit

/// A bar of UIKit that shows a part of a range.
struct TemperatureBar: UIViewRepresentable {
    let low: Int
    let high: Int
    let range: ClosedRange<Int>

    func makeUIView(context: Context) -> BarView { BarView() }

    func updateUIView(_ view: BarView, context: Context) {
        let length = CGFloat(max(1, range.upperBound - range.lowerBound))
        view.start = CGFloat(low - range.lowerBound) / length
        view.end = CGFloat(high - range.lowerBound) / length
    }
}

/// A capsule with a filled part.
final class BarView: UIView {
    /// The ends of the filled part, from 0 to 1.
    var start: CGFloat = 0 { didSet { setNeedsLayout() } }
    var end: CGFloat = 1 { didSet { setNeedsLayout() } }
    private let filled = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray4
        filled.backgroundColor = .systemOrange
        addSubview(filled)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        filled.layer.cornerRadius = bounds.height / 2
        filled.frame = CGRect(
            x: bounds.width * start, y: 0, width: bounds.width * (end - start), height: bounds.height)
    }
}
