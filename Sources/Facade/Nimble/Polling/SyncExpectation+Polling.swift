extension SyncExpectation {
    /// Expects the value to match at some time.
    @discardableResult public func toEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) -> Self {
        verify(Poll(.eventually(.toMatch), matcher, within: timeout, every: pollInterval, description))
    }

    /// Expects the value not to match at some time.
    @discardableResult public func toEventuallyNot(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) -> Self {
        verify(Poll(.eventually(.toNotMatch), matcher, within: timeout, every: pollInterval, description))
    }

    /// Expects the value not to match at some time.
    @discardableResult public func toNotEventually(
        _ matcher: Matcher<Value>, timeout: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) -> Self {
        verify(Poll(.eventually(.toNotMatch), matcher, within: timeout, every: pollInterval, description))
    }

    /// Expects the value to match at no time.
    @discardableResult public func toNever(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) -> Self {
        verify(Poll(.never, matcher, within: until, every: pollInterval, description))
    }

    /// Expects the value to match at no time.
    @discardableResult public func neverTo(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) -> Self {
        verify(Poll(.never, matcher, within: until, every: pollInterval, description))
    }

    /// Expects the value to match at all times.
    @discardableResult public func toAlways(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) -> Self {
        verify(Poll(.always, matcher, within: until, every: pollInterval, description))
    }

    /// Expects the value to match at all times.
    @discardableResult public func alwaysTo(
        _ matcher: Matcher<Value>, until: NimbleTimeInterval = PollingDefaults.timeout,
        pollInterval: NimbleTimeInterval = PollingDefaults.pollInterval, description: String? = nil
    ) -> Self {
        verify(Poll(.always, matcher, within: until, every: pollInterval, description))
    }

    /// Reports what repeated tries find.
    private func verify(_ poll: Poll<Value>) -> Self {
        let (isMet, message) = poll.run(expression)
        return verify(isMet, message)
    }
}
