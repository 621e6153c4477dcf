/// The keyboard's animation, as reported in its notifications.
package enum KeyboardMotion {
    /// Returns the duration in seconds on a version of iOS: 23 frames of a sixtieth of a second on iOS 26, as measured,
    /// and a quarter of a second before (logs of apps since iOS 4).
    package static func duration(onVersion major: Int) -> Double { major < 26 ? 0.25 : 23.0 / 60 }
    /// The value of `UIResponder.keyboardAnimationCurveUserInfoKey`, which no case of `UIView.AnimationCurve` has.
    package static let curve = 7
}
