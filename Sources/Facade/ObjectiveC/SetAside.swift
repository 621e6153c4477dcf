import Glibc

/// Ends the process where statements of an app were set aside, since they do not compile here.
///
/// Prepared sources call it; status 71 tells its end from a crash.
///
/// - Parameter sentence: The place, and what it needs.
// swift-format-ignore: NoLeadingUnderscores
public func _setAside(_ sentence: StaticString) -> Never {
    fflush(nil)
    let line = Array("layoutsim: set aside: \(sentence)\n".utf8)
    _ = unsafe write(2, line, line.count)
    _exit(71)
}

/// Ends the process where a value of an app was set aside.
///
/// - Parameter sentence: The place, and what it needs.
// swift-format-ignore: NoLeadingUnderscores
public func _valueSetAside<Value>(_ sentence: StaticString) -> Value { _setAside(sentence) }
