/// An input that changed and the way to set it back.
struct Input {
    var change: InputChange
    /// Whether it changes pixels only.
    var isPaint = false
    /// Sets it back in a draft of the new screen; `nil` if the golden does not hold enough for that.
    var setBack: ((inout ScreenDraft) -> Void)?

    /// Whether layouts may depend on it and it cannot be tried.
    var isUnknownToLayout: Bool { setBack == nil && !isPaint && change.kind != .fingerprint }
}
