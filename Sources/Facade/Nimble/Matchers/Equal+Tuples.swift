/// Matches tuples of 2 values that equal another.
public func equal<T1: Equatable, T2: Equatable>(
    _ expectedValue: (T1, T2)?
) -> Matcher<(T1, T2)> {
    equal(expectedValue, by: { $0 == $1 })
}

/// Expects a tuple of 2 values to equal another.
public func == <T1: Equatable, T2: Equatable>(
    lhs: SyncExpectation<(T1, T2)>, rhs: (T1, T2)?
) {
    lhs.to(equal(rhs))
}

/// Expects a tuple of 2 values to differ from another.
public func != <T1: Equatable, T2: Equatable>(
    lhs: SyncExpectation<(T1, T2)>, rhs: (T1, T2)?
) {
    lhs.toNot(equal(rhs))
}

/// Matches tuples of 3 values that equal another.
public func equal<T1: Equatable, T2: Equatable, T3: Equatable>(
    _ expectedValue: (T1, T2, T3)?
) -> Matcher<(T1, T2, T3)> {
    equal(expectedValue, by: { $0 == $1 })
}

/// Expects a tuple of 3 values to equal another.
public func == <T1: Equatable, T2: Equatable, T3: Equatable>(
    lhs: SyncExpectation<(T1, T2, T3)>, rhs: (T1, T2, T3)?
) {
    lhs.to(equal(rhs))
}

/// Expects a tuple of 3 values to differ from another.
public func != <T1: Equatable, T2: Equatable, T3: Equatable>(
    lhs: SyncExpectation<(T1, T2, T3)>, rhs: (T1, T2, T3)?
) {
    lhs.toNot(equal(rhs))
}

/// Matches tuples of 4 values that equal another.
public func equal<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable>(
    _ expectedValue: (T1, T2, T3, T4)?
) -> Matcher<(T1, T2, T3, T4)> {
    equal(expectedValue, by: { $0 == $1 })
}

/// Expects a tuple of 4 values to equal another.
public func == <T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable>(
    lhs: SyncExpectation<(T1, T2, T3, T4)>, rhs: (T1, T2, T3, T4)?
) {
    lhs.to(equal(rhs))
}

/// Expects a tuple of 4 values to differ from another.
public func != <T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable>(
    lhs: SyncExpectation<(T1, T2, T3, T4)>, rhs: (T1, T2, T3, T4)?
) {
    lhs.toNot(equal(rhs))
}

/// Matches tuples of 5 values that equal another.
public func equal<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable>(
    _ expectedValue: (T1, T2, T3, T4, T5)?
) -> Matcher<(T1, T2, T3, T4, T5)> {
    equal(expectedValue, by: { $0 == $1 })
}

/// Expects a tuple of 5 values to equal another.
public func == <T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable>(
    lhs: SyncExpectation<(T1, T2, T3, T4, T5)>, rhs: (T1, T2, T3, T4, T5)?
) {
    lhs.to(equal(rhs))
}

/// Expects a tuple of 5 values to differ from another.
public func != <T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable>(
    lhs: SyncExpectation<(T1, T2, T3, T4, T5)>, rhs: (T1, T2, T3, T4, T5)?
) {
    lhs.toNot(equal(rhs))
}

/// Matches tuples of 6 values that equal another.
public func equal<T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable, T6: Equatable>(
    _ expectedValue: (T1, T2, T3, T4, T5, T6)?
) -> Matcher<(T1, T2, T3, T4, T5, T6)> {
    equal(expectedValue, by: { $0 == $1 })
}

/// Expects a tuple of 6 values to equal another.
public func == <T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable, T6: Equatable>(
    lhs: SyncExpectation<(T1, T2, T3, T4, T5, T6)>, rhs: (T1, T2, T3, T4, T5, T6)?
) {
    lhs.to(equal(rhs))
}

/// Expects a tuple of 6 values to differ from another.
public func != <T1: Equatable, T2: Equatable, T3: Equatable, T4: Equatable, T5: Equatable, T6: Equatable>(
    lhs: SyncExpectation<(T1, T2, T3, T4, T5, T6)>, rhs: (T1, T2, T3, T4, T5, T6)?
) {
    lhs.toNot(equal(rhs))
}
