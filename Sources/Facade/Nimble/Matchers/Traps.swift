public import Foundation
public import LayoutSimFoundation

/// Matches closures that raise an exception: not possible on Linux, so that the expectation fails.
public func raiseException<Out>(
    named: NSExceptionName? = nil, reason: String? = nil, userInfo: NSDictionary? = nil,
    closure: ((NSException) -> Void)? = nil
) -> Matcher<Out> {
    unavailable(
        "raiseException() needs exceptions of Objective-C, which Linux has not; test an error or a state instead")
}

/// Matches closures that stop the program by an assertion: not possible on Linux, so that the expectation fails.
public func throwAssertion<Out>() -> Matcher<Out> {
    unavailable("throwAssertion() cannot catch traps on Linux; test an error or a state instead")
}

/// Returns a matcher that fails without computing the value.
private func unavailable<Out>(_ words: String) -> Matcher<Out> {
    Matcher { _ in MatcherResult(status: .fail, message: .fail(words)) }
}
