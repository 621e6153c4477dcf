/// The keyboard's animation on iOS 26, as reported in its notifications.
package enum KeyboardMotion {
    /// The duration of 23 frames of a sixtieth of a second, in seconds.
    package static let duration = 23.0 / 60
    /// The value of `UIResponder.keyboardAnimationCurveUserInfoKey`, which no case of `UIView.AnimationCurve` has.
    package static let curve = 7
}
