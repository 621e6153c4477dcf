/// The movement of the keyboard, as its notifications tell it on iOS 26.
enum KeyboardMotion {
    /// 23 frames of a sixtieth of a second.
    static let duration = 23.0 / 60
    /// The value of `UIResponder.keyboardAnimationCurveUserInfoKey`, which no case of `UIView.AnimationCurve` has.
    static let curve = 7
}
