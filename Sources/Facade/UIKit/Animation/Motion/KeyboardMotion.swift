/// The keyboard's animation on iOS 26, as reported in its notifications.
enum KeyboardMotion {
    /// The duration of 23 frames of a sixtieth of a second, in seconds.
    static let duration = 23.0 / 60
    /// The value of `UIResponder.keyboardAnimationCurveUserInfoKey`, which no case of `UIView.AnimationCurve` has.
    static let curve = 7
}
