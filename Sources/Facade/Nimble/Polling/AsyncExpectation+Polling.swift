extension AsyncExpectation {
    /// Expects the value to match at some time.
    @discardableResult public nonisolated(nonsending) func toEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async -> Self {
        await verify(Poll(.eventually(.toMatch), matcher, within: timeout, every: pollInterval, description))
    }

    /// Expects the value not to match at some time.
    @discardableResult public nonisolated(nonsending) func toEventuallyNot(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async -> Self {
        await verify(Poll(.eventually(.toNotMatch), matcher, within: timeout, every: pollInterval, description))
    }

    /// Expects the value not to match at some time.
    @discardableResult public nonisolated(nonsending) func toNotEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async -> Self {
        await verify(Poll(.eventually(.toNotMatch), matcher, within: timeout, every: pollInterval, description))
    }

    /// Expects the value to match at no time.
    @discardableResult public nonisolated(nonsending) func toNever(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async -> Self {
        await verify(Poll(.never, matcher, within: until, every: pollInterval, description))
    }

    /// Expects the value to match at no time.
    @discardableResult public nonisolated(nonsending) func neverTo(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async -> Self {
        await verify(Poll(.never, matcher, within: until, every: pollInterval, description))
    }

    /// Expects the value to match at all times.
    @discardableResult public nonisolated(nonsending) func toAlways(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async -> Self {
        await verify(Poll(.always, matcher, within: until, every: pollInterval, description))
    }

    /// Expects the value to match at all times.
    @discardableResult public nonisolated(nonsending) func alwaysTo(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) async -> Self {
        await verify(Poll(.always, matcher, within: until, every: pollInterval, description))
    }

    /// Reports what repeated tries find.
    private nonisolated(nonsending) func verify(_ poll: Poll<Value>) async -> Self {
        let (isMet, message) = await poll.run(expression)
        return verify(isMet, message)
    }
}
