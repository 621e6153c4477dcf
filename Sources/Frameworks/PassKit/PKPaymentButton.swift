public import Foundation
public import UIKit

/// What a button of Apple Pay says (Apple, *PKPaymentButtonType*).
public enum PKPaymentButtonType: Int, Sendable {
    case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent, support,
        contribute, tip, `continue`
}

/// How a button of Apple Pay looks (Apple, *PKPaymentButtonStyle*).
public enum PKPaymentButtonStyle: Int, Sendable { case white, whiteOutline, black, automatic = 3 }

/// A button of Apple Pay (Apple, *PKPaymentButton*), which has its words and colors here, without the logo.
@preconcurrency @MainActor open class PKPaymentButton: UIButton {
    /// The radius of its corners, in points.
    open var cornerRadius: CGFloat = 4 { didSet { layer.cornerRadius = cornerRadius } }

    /// Creates a button.
    public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
        super.init(frame: CGRect(origin: .zero, size: CGSize(width: 140, height: 30)))
        let isDark = style == .black || style == .automatic
        setTitle([type.words, "Pay"].compactMap { $0 }.joined(separator: " "), for: .normal)
        setTitleColor(isDark ? .white : .black, for: .normal)
        backgroundColor = isDark ? .black : .white
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        layer.cornerRadius = cornerRadius
    }

    /// Creates a button from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension PKPaymentButtonType {
    fileprivate var words: String? {
        switch self {
        case .plain: nil
        case .buy: "Buy with"
        case .setUp: "Set up"
        case .inStore, .tip, .order, .rent, .support, .contribute, .book, .donate, .subscribe:
            "\(String(describing: self).capitalized) with".replacingOccurrences(of: "Instore", with: "Pay")
        case .checkout: "Check out with"
        case .reload: "Reload with"
        case .addMoney: "Add Money with"
        case .topUp: "Top Up with"
        case .continue: "Continue with"
        }
    }
}

/// How a button that adds a pass looks (Apple, *PKAddPassButtonStyle*).
public enum PKAddPassButtonStyle: Int, Sendable { case black, blackOutline }

/// A button that adds a pass (Apple, *PKAddPassButton*), which has its words and colors here, without the logo.
@preconcurrency @MainActor open class PKAddPassButton: UIButton {
    /// How it looks.
    open var addPassButtonStyle: PKAddPassButtonStyle

    /// Creates a button.
    public init(addPassButtonStyle style: PKAddPassButtonStyle) {
        addPassButtonStyle = style
        super.init(frame: CGRect(origin: .zero, size: CGSize(width: 140, height: 30)))
        setTitle("Add to Apple Wallet", for: .normal)
        backgroundColor = .black
    }

    /// Creates a button from an archive.
    public required init?(coder: NSCoder) {
        addPassButtonStyle = .black
        super.init(coder: coder)
    }
}
