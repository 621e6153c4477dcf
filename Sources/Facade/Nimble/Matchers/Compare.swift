/// Matches values that are greater than another.
public func beGreaterThan<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
    .of("be greater than <\(stringify(expectedValue))>") { actual in expectedValue.map { actual > $0 } ?? false }
}

/// Expects a value to be greater than another.
public func > <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) { lhs.to(beGreaterThan(rhs)) }

/// Expects a value to be greater than another.
public nonisolated(nonsending) func > <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async {
    await lhs.to(beGreaterThan(rhs))
}

/// Matches values that are greater than or equal to another.
public func beGreaterThanOrEqualTo<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
    .of("be greater than or equal to <\(stringify(expectedValue))>") { actual in
        expectedValue.map { actual >= $0 } ?? false
    }
}

/// Expects a value to be greater than or equal to another.
public func >= <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) { lhs.to(beGreaterThanOrEqualTo(rhs)) }

/// Expects a value to be greater than or equal to another.
public nonisolated(nonsending) func >= <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async {
    await lhs.to(beGreaterThanOrEqualTo(rhs))
}

/// Matches values that are less than another.
public func beLessThan<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
    .of("be less than <\(stringify(expectedValue))>") { actual in expectedValue.map { actual < $0 } ?? false }
}

/// Expects a value to be less than another.
public func < <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) { lhs.to(beLessThan(rhs)) }

/// Expects a value to be less than another.
public nonisolated(nonsending) func < <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async {
    await lhs.to(beLessThan(rhs))
}

/// Matches values that are less than or equal to another.
public func beLessThanOrEqualTo<T: Comparable>(_ expectedValue: T?) -> Matcher<T> {
    .of("be less than or equal to <\(stringify(expectedValue))>") { actual in
        expectedValue.map { actual <= $0 } ?? false
    }
}

/// Expects a value to be less than or equal to another.
public func <= <T: Comparable>(lhs: SyncExpectation<T>, rhs: T) { lhs.to(beLessThanOrEqualTo(rhs)) }

/// Expects a value to be less than or equal to another.
public nonisolated(nonsending) func <= <T: Comparable>(lhs: AsyncExpectation<T>, rhs: T) async {
    await lhs.to(beLessThanOrEqualTo(rhs))
}
