import Glibc

// swift-format-ignore: NoLeadingUnderscores
/// Ends the process where statements of an app were set aside, since they do not compile here.
///
/// Prepared sources call it; status 71 tells its end from a crash.
///
/// - Parameter sentence: The place, and what it needs.
public func _setAside(_ sentence: StaticString) -> Never {
    tell("set aside", sentence)
    _exit(71)
}

// swift-format-ignore: NoLeadingUnderscores
/// Ends the process as `_setAside` does, unless a screen is drawn without what is set aside: then the function returns
/// with nothing.
///
/// - Parameter sentence: The place, and what it needs.
public func _leaveOut(_ sentence: StaticString) {
    guard leavesOut else { _setAside(sentence) }
    tell("left out", sentence)
}

// swift-format-ignore: NoLeadingUnderscores
/// Does nothing where an app asks a service that is not here, whose answer would come from a server.
///
/// - Parameter sentence: The place, and what it needs.
public func _leaveUnasked(_ sentence: StaticString) { tell("not asked", sentence) }

// swift-format-ignore: NoLeadingUnderscores
/// Ends the process where a value of an app was set aside.
///
/// - Parameter sentence: The place, and what it needs.
public func _valueSetAside<Value>(_ sentence: StaticString) -> Value { _setAside(sentence) }

// swift-format-ignore: NoLeadingUnderscores
/// Has nothing where a value of an app was set aside and code bears that it is `nil`, as `_leaveOut` does.
///
/// - Parameter sentence: The place, and what it needs.
public func _valueLeftOut<Value>(_ sentence: StaticString) -> Value? {
    _leaveOut(sentence)
    return nil
}

// swift-format-ignore: NoLeadingUnderscores
/// Has nothing where an app asks a service that is not here for a value, whose answer would come from a server.
///
/// - Parameter sentence: The place, and what it needs.
public func _valueUnasked<Value>(_ sentence: StaticString) -> Value? {
    _leaveUnasked(sentence)
    return nil
}

/// Whether `layoutsim screens` draws what a screen has without the parts that are set aside.
private let leavesOut = unsafe getenv("LAYOUTSIM_LEAVE_OUT") != nil

private func tell(_ word: String, _ sentence: StaticString) {
    fflush(nil)
    let line = Array("layoutsim: \(word): \(sentence)\n".utf8)
    _ = unsafe write(2, line, line.count)
}
