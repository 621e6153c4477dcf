import Foundation

/// The height of the keyboard, in points.
///
/// Measured on iOS 26: 260 for letters and 233 for digits on a phone without a home indicator, 75 more with one, and
/// 337 on an iPad with one. Wide phones have 11 more [recorded frames of notifications: 271 and 346]; the digit
/// keyboard lacks the suggestions there too.
@MainActor enum KeyboardFrame {
    /// Returns the height that the system keyboard covers at the bottom of the screen.
    static func height(on device: SimulatedDevice, hasDigits: Bool) -> CGFloat {
        let band = device.safeArea.bottom
        guard device.idiom == .phone else { return (device.isLandscape ? 398 : 313) + (band > 0 ? 24 : 0) }
        if device.isLandscape { return band > 0 ? 209 : 200 }
        let wide: CGFloat = device.portraitSize.width >= 414 ? 11 : 0
        return (hasDigits ? 233 : 260) + wide + (band > 0 ? 75 : 0)
    }

    /// Returns the height that a responder's keyboard or its replacement views cover at the bottom of the screen; zero
    /// if the responder wants none.
    static func height(for responder: UIResponder) -> CGFloat {
        let device = SimulatedDevice.current
        let accessory = responder.inputAccessoryView.map(ownHeight) ?? 0
        if let view = responder.inputView {
            let own = ownHeight(of: view)
            return own + accessory > 0 ? own + accessory + device.safeArea.bottom : 0
        }
        guard let input = responder as? any UIKeyInput else { return 0 }
        let digits: [UIKeyboardType] = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]
        return height(on: device, hasDigits: digits.contains(input.keyboardType)) + accessory
    }

    static func ownHeight(of view: UIView) -> CGFloat {
        if view.bounds.height > 0 { return view.bounds.height }
        let width = SimulatedDevice.current.size.width
        let intrinsic = view.intrinsicContentSize.height
        if intrinsic > 0 { return intrinsic }
        return view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
